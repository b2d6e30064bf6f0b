/** How a new address or number is confirmed. */
export const codeRules = { digits: 6, minutes: 15, tries: 5 } as const;

/** Days in which a deletion can be taken back. */
export const coolingDays = 30;
