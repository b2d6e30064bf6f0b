import { fold } from '#newsengine/text/fold.ts';

/** A word, a number, a day or a sign of a question. */
export interface Token {
  kind: 'word' | 'number' | 'day' | 'sign';
  /** Folded; a number without its spaces, a day as ISO. */
  text: string;
  /** As it was typed. */
  typed: string;
  isCapital: boolean;
}

const pattern =
  /(?<iso>\d{4}-\d\d-\d\d)|(?<dotted>\d{1,2}[./]\d{1,2}[./]\d{4})|(?<number>\d{1,3}(?:[ \u00a0.,]\d{3})+(?!\d)|\d+(?:[.,]\d+)?)|(?<word>\p{L}[\p{L}\p{M}\p{N}]*(?:[-'’]\p{L}[\p{L}\p{M}]*)*)|(?<sign>[-–—%~])/gu;

/** A question as its words: compatible signs as plain ones, the name of the illness without its number. */
export function tokenise(question: string): Token[] {
  const plain = question.normalize('NFKC').replace(/(covid|ковид)[-\s]?19/giu, '$1');
  return [...plain.matchAll(pattern)].map((match) => tokenOf(match[0], match.groups!));
}

function tokenOf(typed: string, groups: Record<string, string | undefined>): Token {
  const isCapital = /^\p{Lu}/u.test(typed);
  if (groups['iso'] !== undefined) return { kind: 'day', text: typed, typed, isCapital };
  if (groups['dotted'] !== undefined) {
    const [day, month, year] = typed.split(/[./]/);
    return {
      kind: 'day',
      text: `${year}-${month!.padStart(2, '0')}-${day!.padStart(2, '0')}`,
      typed,
      isCapital,
    };
  }
  if (groups['number'] !== undefined) return { kind: 'number', text: plainNumber(typed), typed, isCapital };
  if (groups['sign'] !== undefined) return { kind: 'sign', text: typed, typed, isCapital };
  return { kind: 'word', text: fold(typed).replace(/['’]s$/, ''), typed, isCapital };
}

/** `100 000`, `100.000` and `100,000` are one number; `2,5` has decimals. */
function plainNumber(typed: string): string {
  const groups = typed.split(/[ \u00a0.,]/);
  const isGrouped = groups.length > 1 && groups.slice(1).every((group) => group.length === 3);
  return isGrouped ? groups.join('') : typed.replace(',', '.');
}
