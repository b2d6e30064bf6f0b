/** A sum of money, a number or a date in a headline; `starts` and `ends` are UTF-16 places in it. */
export interface Figure {
  kind: 'money' | 'number' | 'date';
  starts: number;
  ends: number;
  /** The same for one figure written in two ways: 1,5 млн and 1 500 000 are both 1500000; dates stay as written. */
  value: string;
}

const space = '[ \\u00A0\\u202F]';
const digits = `\\d{1,3}(?:[ \\u00A0\\u202F.,]\\d{3})+(?![\\d])(?:[.,]\\d+)?|\\d+(?:[.,]\\d+)?`;
/** Words of size with their power of ten; the longer of two that begin alike comes first. */
const sizes: readonly (readonly [string, number])[] = [
  ['трлн|триллион\\p{L}*|trillions?|trillones|trillón|trilhões|trilhão|兆', 12],
  ['mil millones|млрд|миллиард\\p{L}*|billions?|bn|bilhões|bilhão', 9],
  ['億', 8],
  ['млн|миллион\\p{L}*|millions?|millones|millón|milhões|milhão|mln', 6],
  ['万', 4],
  ['тыс|тысяч\\p{L}*|thousand|mil|千', 3],
];
const currencyBefore = 'US\\$|R\\$|[$€£¥₽]';
const currencyAfter =
  '[$€£¥₽]|руб\\p{L}*|долл\\p{L}*|евро|юан\\p{L}*|фунт\\p{L}* стерлингов|dollars?|euros?|pounds?|yen|roubles?|rubles?|dólares|reais|pesos|rublos|ドル|ユーロ|円|ルーブル';
const months =
  'января|февраля|марта|апреля|мая|июня|июля|августа|сентября|октября|ноября|декабря|january|february|march|april|may|june|july|august|september|october|november|december|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|janeiro|fevereiro|março|maio|junho|julho|setembro|outubro|novembro|dezembro';
const letter = '\\p{Script=Latin}\\p{Script=Cyrillic}';
const border = `(?<![${letter}\\p{N}_\\-\u2010\u2011№#.,])`;
const sizeWords = sizes.map(([words]) => words).join('|');

const dateForms = [
  `\\d{1,2}${space}?(?:[-–]\\d{1,2}${space})?(?:de )?(?:${months})(?!\\p{L})(?: (?:de )?(?:19|20)\\d\\d(?!\\d))?`,
  `(?:${months})${space}\\d{1,2}(?:st|nd|rd|th)?(?![\\d\\p{L}])(?:,? (?:19|20)\\d\\d(?!\\d))?`,
  `(?:(?:19|20)\\d\\d年)?\\d{1,2}月(?:\\d{1,2}日)?`,
  `(?:19|20)\\d\\d年`,
  `\\d{1,2}\\.\\d{1,2}\\.(?:19|20)?\\d\\d(?!\\d)`,
  `(?:[01]?\\d|2[0-3]):[0-5]\\d(?!\\d)`,
  `(?:19|20)\\d\\d(?![\\d\\p{L}.,]*\\d)(?=$|[\\s,.:;!?»"”)]|-\\p{L})(?!${space}?(?:${sizeWords}|${currencyAfter}|%))`,
].join('|');

const figure = new RegExp(
  `${border}(?:(?<date>${dateForms})|(?<before>${currencyBefore})?${space}?(?<number>${digits})(?:${space}?(?<size>${sizeWords})(?![${letter}])\\.?)?(?:(?:${space}(?:de )?)?(?<after>${currencyAfter})(?![${letter}])|${space}?(?<percent>%|процент\\p{L}*))?)`,
  'giu',
);

/** Money, numbers and dates of a headline in any of the five languages, in reading order. Numbers inside names (COVID-19, №5) are none. */
export function findFigures(text: string): Figure[] {
  return [...text.matchAll(figure)].flatMap((match): Figure[] => {
    const starts = match.index + (match[0].length - match[0].trimStart().length);
    const ends = match.index + match[0].trimEnd().length;
    const { date, number, size, percent, before, after } = match.groups ?? {};
    if (date !== undefined) return [{ kind: 'date', starts, ends, value: date.toLowerCase() }];
    // A figure that runs on into letters, or ends a name in quotes, is part of it: 5G, «Брат 2».
    if (
      number === undefined ||
      (/^[\p{L}_]/u.test(text.slice(ends)) && size === undefined && !isJapanese(text[ends])) ||
      (/^[»”"]/.test(text.slice(ends)) && (size ?? percent ?? before ?? after) === undefined)
    )
      return [];
    const value = `${valueOf(number, size)}${percent === undefined ? '' : '%'}`;
    return [{ kind: (before ?? after) ? 'money' : 'number', starts, ends, value }];
  });
}

function isJapanese(letter: string | undefined): boolean {
  return /[\u3040-\u30ff\u3400-\u9fff]/.test(letter ?? '');
}

function valueOf(number: string, size: string | undefined): string {
  const plain = number.replace(/[ \u00A0\u202F]/g, '');
  // Before a Spanish or Portuguese word of size a point still parts thousands: 3.000 millones.
  const isGrouping = size === undefined || /(?:ones|ón|ões|ão|^mil)$/i.test(size);
  const grouped = isGrouping && /^\d{1,3}([.,]\d{3})+$/.test(plain);
  const amount = Number(grouped ? plain.replace(/[.,]/g, '') : plain.replace(',', '.'));
  return String(Math.round(amount * 10 ** powerOf(size) * 1000) / 1000);
}

function powerOf(size: string | undefined): number {
  if (size === undefined) return 0;
  return sizes.find(([words]) => new RegExp(`^(?:${words})$`, 'iu').test(size))?.[1] ?? 0;
}
