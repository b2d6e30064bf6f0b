/** What somebody who was asked found: the facts hold, some do not, or it cannot be told. */
export const checkVerdicts = ['holds', 'wrong', 'unsure'] as const;

export type CheckVerdict = (typeof checkVerdicts)[number];

/** Longest question, and longest answer, in characters. */
export const maxCheckText = 2_000;

/** True where an answer needs words: that the facts hold is said by itself. */
export function needsNote(verdict: CheckVerdict): boolean {
  return verdict !== 'holds';
}
