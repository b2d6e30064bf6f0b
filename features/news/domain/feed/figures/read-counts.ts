import { readNumber } from '#newsengine/stories/words/number-value.ts';
import { toLanguageCode, type LanguageCode } from '#newsengine/text/language-code.ts';
import { stem } from '#newsengine/text/stem.ts';
import { tokenise } from '#newsengine/text/tokenise.ts';
import { findFigures, type Figure } from './find-figures.ts';

/** A number of a headline with what it counts. */
export interface Count {
  readonly value: number;
  /** As the headline writes it, the first counted word included. */
  readonly figure: string;
  /** Stems of what is counted, "%" of a share, "money" of a sum. */
  readonly units: ReadonlySet<string>;
}

/** "Число погибших", "the number of injured": what such words are followed by is counted by the headline's first number. */
const countedBefore =
  /(?<!\p{L})(?:число|количество|number of|toll of|número de)[ \u00A0](?:the |os |as |los |las )?(\p{L}{3,})/iu;
const wordsAfter = /^[ \u00A0]*(\p{L}{2,})(?:[ \u00A0](\p{L}{3,}))?/u;

/** Numbers of a headline, in digits or in words, with what they count; dates and numbers that count nothing are left out. */
export function readCounts(title: string, language: string): Count[] {
  const code = toLanguageCode(language);
  const found = findFigures(title);
  const before = countedBefore.exec(title)?.[1];
  const inDigits = found.filter(({ kind }) => kind !== 'date');
  const counts = inDigits.flatMap((figure, at) =>
    countOf(title, figure, code, at === 0 ? before : undefined),
  );
  return [...counts, ...countsInWords(title, code)];
}

function countOf(
  title: string,
  { kind, starts, ends, value }: Figure,
  language: LanguageCode,
  before: string | undefined,
): Count[] {
  const isShare = value.endsWith('%');
  const after = wordsAfter.exec(title.slice(ends));
  const words = [before, after?.[1], after?.[2]].filter((word) => word !== undefined);
  const units = isShare ? ['%'] : words.map((word) => stem(word.toLowerCase(), language));
  if (kind === 'money') units.push('money');
  if (units.length === 0) return [];
  const shownEnd = ends + (isShare || kind === 'money' || !after ? 0 : 1 + (after[1]?.length ?? 0));
  return [
    { value: Number.parseFloat(value), figure: title.slice(starts, shownEnd).trim(), units: new Set(units) },
  ];
}

/** "Девятью погибшими", "ten officers": a number in words is one where a word follows it. */
function countsInWords(title: string, language: LanguageCode): Count[] {
  const tokens = tokenise(title, language);
  return tokens.flatMap((token, at): Count[] => {
    const number = token.kind === 'word' ? readNumber(tokens, at, language) : undefined;
    if (!number) return [];
    const counted = tokens.slice(at + number.tokens, at + number.tokens + 2);
    const words = counted.filter(({ kind, text }) => kind === 'word' && text.length > 2);
    const first = words[0];
    if (!first || first !== counted[0]) return [];
    return [
      {
        value: number.value,
        figure: title.slice(token.start, first.end),
        units: new Set(words.map((word) => word.stem)),
      },
    ];
  });
}
