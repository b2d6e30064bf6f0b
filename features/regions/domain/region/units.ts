/** Units of what rooms compute themselves; other figures bring theirs from the catalogue. */
export const roubles = { code: 'rub', forms: ['₽'] } as const;
export const percent = { code: 'percent', forms: ['%'] } as const;
export const dollars = { code: 'usd', forms: ['$'] } as const;
