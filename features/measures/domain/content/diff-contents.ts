import type { MeasureContent } from './measure-content.ts';

/** A run of words that both texts have, that was taken out or put in. */
export interface WordRun {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** Longer texts are compared as wholes: a table of words times words must stay small. */
const maxWords = 1_000;

/** The differences of two texts in words, in reading order: the longest common run of words stays. */
export function diffWords(before: string, after: string): WordRun[] {
  const [a, b] = [splitWords(before), splitWords(after)];
  if (a.length > maxWords || b.length > maxWords) return joinRuns(whole('removed', a), whole('added', b));
  const lengths = commonLengths(a, b);
  const runs: WordRun[] = [];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      runs.push({ kind: 'same', text: a[i++]! });
      j++;
    } else if (j >= b.length || (i < a.length && lengths[i + 1]![j]! >= lengths[i]![j + 1]!))
      runs.push({ kind: 'removed', text: a[i++]! });
    else runs.push({ kind: 'added', text: b[j++]! });
  }
  return joinRuns(runs);
}

const splitWords = (text: string): string[] => text.match(/\s+|[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu) ?? [];

const whole = (kind: WordRun['kind'], words: readonly string[]): WordRun[] =>
  words.length === 0 ? [] : [{ kind, text: words.join('') }];

/** Length of the longest common sequence of what follows each pair of places. */
function commonLengths(a: readonly string[], b: readonly string[]): Uint16Array[] {
  const rows = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1));
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      rows[i]![j] = a[i] === b[j] ? rows[i + 1]![j + 1]! + 1 : Math.max(rows[i + 1]![j]!, rows[i]![j + 1]!);
  return rows;
}

function joinRuns(...parts: WordRun[][]): WordRun[] {
  const joined: WordRun[] = [];
  for (const run of parts.flat()) {
    const last = joined.at(-1);
    if (last?.kind === run.kind) last.text += run.text;
    else joined.push({ ...run });
  }
  return joined;
}

/** Fields of a measure in the order of the form. */
export const contentFields = [
  'title',
  'direction',
  'issues',
  'strictness',
  'code',
  'goal',
  'description',
  'yugoIds',
  'territory',
  'subjects',
  'starts',
  'ends',
  'budget',
  'indicators',
  'responsible',
  'legalBasis',
  'legalLink',
] as const satisfies readonly (keyof MeasureContent)[];

export type ContentField = (typeof contentFields)[number];

/** Fields in which two texts of a measure differ, in the order of the form. */
export function changedFields(before: MeasureContent, after: MeasureContent): ContentField[] {
  return contentFields.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));
}
