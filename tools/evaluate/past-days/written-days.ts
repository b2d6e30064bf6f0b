/** Beginnings of the months' names in Russian and English, in order; May has two forms in Russian. */
const months = [
  ['янв', 'jan'],
  ['фев', 'feb'],
  ['мар', 'mar'],
  ['апр', 'apr'],
  ['ма[йя]', 'may'],
  ['июн', 'jun'],
  ['июл', 'jul'],
  ['авг', 'aug'],
  ['сен', 'sep'],
  ['окт', 'oct'],
  ['ноя', 'nov'],
  ['дек', 'dec'],
] as const;

const named = new RegExp(
  String.raw`(?<![\d\p{L}])(?:(\d{1,2})\s)?(${months.flat().join('|')})\p{L}*\.?\s((?:19|20)\d\d)(?!\d)`,
  'giu',
);
const dotted = /(?<!\d)(\d{1,2})\.(\d\d)\.((?:19|20)\d\d)(?!\d)/g;
const monthOf = new RegExp(`^(?:${months.map((forms) => `(${forms.join('|')})`).join('|')})$`, 'iu');

/** Days written in words or with dots (Russian or English), as ISO; a month without a day is its first. */
export function findWrittenDays(text: string): string[] {
  const spaced = text.replaceAll(/&nbsp;|\s/g, ' ');
  return [
    ...[...spaced.matchAll(named)].map(([, day = '1', month, year]) => isoOf(year!, numberOf(month!), day)),
    ...[...spaced.matchAll(dotted)].map(([, day, month, year]) => isoOf(year!, month!, day!)),
  ];
}

/** The month's number, from 1. */
function numberOf(month: string): string {
  return String(
    monthOf
      .exec(month)!
      .slice(1)
      .findIndex((part) => part !== undefined) + 1,
  );
}

const isoOf = (year: string, month: string, day: string): string =>
  `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
