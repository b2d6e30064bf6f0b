const groups = /\B(?=(\d{3})+(?!\d))/g;
const monthsRu = 'января февраля марта апреля мая июня июля августа сентября октября ноября декабря'.split(
  ' ',
);
const monthsEn =
  'January February March April May June July August September October November December'.split(' ');

/** A number with the decimals it is said with: «13 930», «1,4». */
export function ru(value: number, decimals = 0): string {
  const [whole, part] = value.toFixed(decimals).split('.');
  return whole!.replaceAll(groups, '\u00A0') + (part === undefined ? '' : `,${part}`);
}

/** The same in English: `13,930`, `1.4`. */
export function en(value: number, decimals = 0): string {
  const [whole, part] = value.toFixed(decimals).split('.');
  return whole!.replaceAll(groups, ',') + (part === undefined ? '' : `.${part}`);
}

/** A calendar day: «8 июня 2020 года». */
export function dayRu(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${date} ${monthsRu[month! - 1]} ${year} года`;
}

/** The same in English: `8 June 2020`. */
export function dayEn(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${date} ${monthsEn[month! - 1]} ${year}`;
}

/** How one week stands beside the one before; under two per cent nothing has changed. */
export function changeOf(now: number, before: number): { ru: string; en: string } {
  const percent = Math.round((now / before - 1) * 100);
  if (Math.abs(now / before - 1) < 0.02) return { ru: 'почти без изменений', en: 'almost unchanged' };
  const size = Math.abs(percent);
  return percent < 0
    ? { ru: `на ${size}\u00A0% меньше`, en: `${size}% fewer` }
    : { ru: `на ${size}\u00A0% больше`, en: `${size}% more` };
}

/** Forms of «случай» for `formRu`. */
export const ofCases = ['случай', 'случая', 'случаев'] as const;

/** The form of a Russian noun after a number: случай, случая, случаев. */
export function formRu(value: number, [one, few, many]: readonly [string, string, string]): string {
  const [ten, hundred] = [value % 10, value % 100];
  if (ten === 1 && hundred !== 11) return one;
  return ten >= 2 && ten <= 4 && (hundred < 12 || hundred > 14) ? few : many;
}
