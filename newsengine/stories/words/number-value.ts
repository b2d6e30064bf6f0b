import type { LanguageCode } from '../../text/language-code.ts';
import type { Token } from '../../text/token.ts';

type Spaced = 'ru' | 'en' | 'es' | 'pt';

/** Numbers in words by how they begin; own list. */
const words: Readonly<Record<Spaced, readonly (readonly [RegExp, number])[]>> = {
  ru: [
    [/^(?:два|две|двух|двое|двум)$/u, 2],
    [/^(?:три|трех|трое|трем)$/u, 3],
    [/^четыр/u, 4],
    [/^пят(?:ь|и|ью|еро)$/u, 5],
    [/^шест(?:ь|и|ью|еро)$/u, 6],
    [/^сем(?:ь|и|ью|еро)$/u, 7],
    [/^вос(?:емь|ьми)$/u, 8],
    [/^девят(?:ь|и|ью)$/u, 9],
    [/^десят(?:ь|и|ью)$/u, 10],
    [/^сто$/u, 100],
  ],
  en: [
    [/^two$/u, 2],
    [/^three$/u, 3],
    [/^four$/u, 4],
    [/^five$/u, 5],
    [/^six$/u, 6],
    [/^seven$/u, 7],
    [/^eight$/u, 8],
    [/^nine$/u, 9],
    [/^ten$/u, 10],
    [/^(?:twelve|dozen)$/u, 12],
    [/^hundred$/u, 100],
  ],
  es: [
    [/^dos$/u, 2],
    [/^tres$/u, 3],
    [/^cuatro$/u, 4],
    [/^cinco$/u, 5],
    [/^seis$/u, 6],
    [/^siete$/u, 7],
    [/^ocho$/u, 8],
    [/^nueve$/u, 9],
    [/^diez$/u, 10],
    [/^cien$/u, 100],
  ],
  pt: [
    [/^(?:dois|duas)$/u, 2],
    [/^tres$/u, 3],
    [/^quatro$/u, 4],
    [/^cinco$/u, 5],
    [/^seis$/u, 6],
    [/^sete$/u, 7],
    [/^oito$/u, 8],
    [/^nove$/u, 9],
    [/^dez$/u, 10],
    [/^cem$/u, 100],
  ],
};
const scales: Readonly<Record<Spaced, readonly (readonly [RegExp, number])[]>> = {
  ru: [
    [/^тыс(?:яч\p{L}*)?$/u, 1e3],
    [/^(?:млн|миллион\p{L}*)$/u, 1e6],
    [/^(?:млрд|миллиард\p{L}*)$/u, 1e9],
  ],
  en: [
    [/^(?:thousand|k)$/u, 1e3],
    [/^(?:million|m|mn)$/u, 1e6],
    [/^(?:billion|bn)$/u, 1e9],
  ],
  es: [
    [/^mil$/u, 1e3],
    [/^(?:millon|millones)$/u, 1e6],
  ],
  pt: [
    [/^mil$/u, 1e3],
    [/^(?:milhao|milhoes|mi)$/u, 1e6],
    [/^(?:bilhao|bilhoes|bi)$/u, 1e9],
  ],
};

/** A number of a headline, and how many tokens it takes. */
interface NumberRead {
  readonly value: number;
  readonly tokens: number;
}

/** Reads the number that begins at a token: "6 млн", "шесть миллионов" and "6 000 000" are one; undefined where none begins. */
export function readNumber(
  tokens: readonly Token[],
  at: number,
  language: LanguageCode,
): NumberRead | undefined {
  const own: Spaced = language === 'ru' || language === 'es' || language === 'pt' ? language : 'en';
  const start = beginNumber(tokens, at, own);
  if (!start) return undefined;
  let { value, tokens: length } = start;
  const scale = scales[own].find(([word]) => word.test(tokens[at + length]?.folded ?? ''));
  if (scale) {
    value *= scale[1];
    length += 1;
  }
  return { value, tokens: length };
}

function beginNumber(tokens: readonly Token[], at: number, language: Spaced): NumberRead | undefined {
  const token = tokens[at];
  if (token?.kind === 'word') {
    const word = words[language].find(([form]) => form.test(token.folded));
    return word && { value: word[1], tokens: 1 };
  }
  if (token?.kind !== 'number') return undefined;
  let text = token.text;
  let length = 1;
  if (/^\d{1,3}$/u.test(text))
    while (isThousands(tokens, at + length)) {
      text += tokens[at + length]?.text ?? '';
      length += 1;
    }
  const value = Number(text.replaceAll(/[.,](?=\d{3}(?:\D|$))/gu, '').replace(',', '.'));
  return Number.isFinite(value) ? { value, tokens: length } : undefined;
}

/** Three digits after a blank go on with the number before it. */
function isThousands(tokens: readonly Token[], at: number): boolean {
  const [before, token] = [tokens[at - 1], tokens[at]];
  return (
    token?.kind === 'number' &&
    /^\d{3}$/u.test(token.text) &&
    before !== undefined &&
    token.start - before.end === 1
  );
}
