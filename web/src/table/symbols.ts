/** The signs of the seats, in their order round the table. */
export const SYMBOLS = ['candle', 'moon', 'key', 'bell', 'leaf', 'star', 'crow', 'hat', 'spoon', 'boot'] as const
