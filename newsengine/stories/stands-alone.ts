/** Surer than the mark of a single headline: a horoscope let in costs a story a line, a fire kept out costs it an outlet. */
const aloneFrom = 0.5;

/** Whether an item of this share 0…1 of not being news keeps to itself: no story opens with it, takes it or fuses over it. */
export function standsAlone({ notNewsShare }: { readonly notNewsShare: number }): boolean {
  return notNewsShare >= aloneFrom;
}
