import type { AskedPart } from './read-words.ts';
import { shortestPrefix, wordForms, type WordForms } from './word-forms.ts';

/** Weight of a tsvector the words must have: A headline, B announce, C text; empty = any. */
export type TermWeight = '' | 'A' | 'B' | 'C';

/** The tsquery under which all words of a part are there, each in any form; null when it has no word. */
export function partQuery({ text, isPhrase }: AskedPart, weight: TermWeight = ''): string | null {
  return join(
    wordForms(text).map((forms) => wordQuery(forms, weight, isPhrase)),
    ' & ',
  );
}

/** The tsquery under which a phrase's words follow one another; only for terms with positions. Signs are no terms: what has them is not found by them. */
export function phraseQuery({ text, isLiteral }: AskedPart, weight: TermWeight): string | null {
  if (isLiteral) return null;
  return join(
    wordForms(text).map((forms) => wordQuery(forms, weight, true)),
    ' <-> ',
  );
}

/** Several queries as one, all or any of them; null when there is none. */
export function joinQueries(queries: readonly (string | null)[], by: 'all' | 'any'): string | null {
  const real = queries.filter((query) => query !== null);
  return join([...new Set(real)], by === 'all' ? ' & ' : ' | ');
}

/** From four letters on the beginning of a word is enough, unless it stands in quotes or must not be there. */
function wordQuery({ folded, stems }: WordForms, weight: TermWeight, isWhole: boolean): string {
  const mark = weight === '' ? '' : `:${weight}`;
  const exact = stems.map((stem) => `'${stem}'${mark}`);
  const all = isWhole || [...folded].length < shortestPrefix ? exact : [...exact, `'${folded}':*${weight}`];
  return all.length === 1 ? all[0]! : `(${all.join(' | ')})`;
}

function join(queries: readonly string[], sign: string): string | null {
  if (queries.length === 0) return null;
  return queries.length === 1 ? queries[0]! : `(${queries.join(sign)})`;
}
