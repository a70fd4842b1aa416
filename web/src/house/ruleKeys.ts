/** Rules by their ids: what stands before the dot is the section, and texts have dashes for dots. */
export const ruleKey = (rule: string): string => `rule-${rule.replaceAll('.', '-')}`

export const sectionOf = (rule: string): string => (rule.includes('.') ? rule.slice(0, rule.indexOf('.')) : rule.replace(/-\d+$/, ''))
