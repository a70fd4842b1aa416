/** Rules by their ids: what stands before the dot is the section, and texts have dashes for dots. */
export const ruleKey = (rule: string): string => `rule-${rule.replaceAll('.', '-')}`

/** Where a ruling differs from the printed rules, and why. */
export const differenceKey = (rule: string): string => `rules-differ-${rule.replaceAll('.', '-')}`

export const sectionOf = (rule: string): string => (rule.includes('.') ? rule.slice(0, rule.indexOf('.')) : rule.replace(/-\d+$/, ''))
