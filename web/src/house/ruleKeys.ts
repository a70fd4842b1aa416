/** Rules by their ids: T-4.12 is the text rule-T-4-12, and stands in section T-4. */
export const ruleKey = (rule: string): string => `rule-${rule.replaceAll('.', '-')}`

export const sectionOf = (rule: string): string => (rule.includes('.') ? rule.slice(0, rule.indexOf('.')) : rule.replace(/-\d+$/, ''))
