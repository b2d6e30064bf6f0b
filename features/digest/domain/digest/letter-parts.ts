/** What a letter may hold besides its date: the region's morning, stories by sections, blind spots on Mondays, itself as a PDF. */
export const letterParts = ['withBrief', 'withSections', 'withBlindSpots', 'withPdf'] as const;

/** What a letter holds. */
export type LetterParts = Record<(typeof letterParts)[number], boolean>;

/** What the letter of a reader holds who chose nothing. */
export const defaultParts: LetterParts = {
  withBrief: true,
  withSections: true,
  withBlindSpots: true,
  withPdf: false,
};

/** Whether anything is left to tell: a file of an empty letter tells nothing. */
export function hasContent({ withBrief, withSections, withBlindSpots }: LetterParts): boolean {
  return withBrief || withSections || withBlindSpots;
}

/** Whether a letter of this day tells of the blind spots of the week: Mondays do. */
export function tellsBlindSpots({ withBlindSpots }: LetterParts, issueDay: string): boolean {
  return withBlindSpots && new Date(issueDay).getUTCDay() === 1;
}
