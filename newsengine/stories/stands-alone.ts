/**
 * Surer than the mark of a single headline: a horoscope let in costs a story a line, a fire kept out costs it an outlet. Of an
 * item with text less is taken for granted: its model was taught by articles of other kinds.
 */
const aloneFrom = { headline: 0.5, text: 0.75 } as const;

/** Whether an item of this share 0…1 of not being news keeps to itself: no story opens with it, takes it or fuses over it. */
export function standsAlone(item: { readonly notNewsShare: number; readonly text: string }): boolean {
  return item.notNewsShare >= (item.text === '' ? aloneFrom.headline : aloneFrom.text);
}
