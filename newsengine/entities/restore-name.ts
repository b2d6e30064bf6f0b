import { fold } from '../text/fold.ts';
import { mentionName, nameStem } from './mention-form.ts';

/** First names in the nominative by their stems, as several share one (Мария, Марио); those ending in а or я are women's but for a few. */
export type FirstNameForms = ReadonlyMap<string, readonly string[]>;

const womanly = /[ая]$/u;
const menInA = new Set([
  'никита',
  'илья',
  'данила',
  'кузьма',
  'фома',
  'лука',
  'савва',
  'миша',
  'саша',
  'лева',
  'петя',
  'ваня',
  'гена',
]);
const withoutCases = /[оеёиуыэю]$/u;
/** Surnames in a case that only men's, or only women's, have. */
const his = /(?:ов|ев|ёв|ин|ын)(?:ым|е)$|(?:ск|цк)(?:ого|ому|им|ом)$/u;
const hers = /(?:ов|ев|ёв|ин|ын)ой$|(?:ск|цк)(?:ой|ую)$/u;
/** Endings of men's surnames in other cases, and what the nominative has. */
const manly: readonly (readonly [RegExp, string])[] = [
  [/(ск|цк)(?:ого|ому|им|ом)$/u, '$1ий'],
  [/(ов|ев|ёв|ин|ын)(?:а|у|ым|е)$/u, '$1'],
  [/([бвгджзклмнпрстфхцчшщ])(?:а|у|ом|ем|е)$/u, '$1'],
];
const womens: readonly (readonly [RegExp, string])[] = [
  [/(ск|цк)(?:ой|ую)$/u, '$1ая'],
  [/(ов|ев|ёв|ин|ын)(?:ой|у)$/u, '$1а'],
];

/**
 * The nominative of a Russian first name and surname read in another case ("Аллы Пугачевой" is Алла Пугачева). It is
 * the text as it stands where the first name is not known or stands in the nominative already.
 */
export function restoreName(text: string, firstNames: FirstNameForms): string {
  const name = mentionName(text);
  const [first, surname, ...others] = name.split(' ');
  if (first === undefined || surname === undefined || others.length > 0) return name;
  const folded = fold(first);
  const nominative = nominativeOf(folded, surname, firstNames.get(nameStem(folded)) ?? []);
  if (nominative === undefined || nominative === folded) return name;
  return `${nominative.charAt(0).toUpperCase()}${nominative.slice(1)} ${restoreSurname(surname, isWoman(nominative) ? womens : manly)}`;
}

/**
 * Of the first names of one stem the one that is meant. Names without cases stand for themselves alone. Where a man's
 * and a woman's are left the surname tells.
 */
function nominativeOf(folded: string, surname: string, names: readonly string[]): string | undefined {
  if (names.includes(folded)) return folded;
  const declined = names.filter((name) => !withoutCases.test(name));
  if (declined.length < 2) return declined[0];
  const isHers = hers.test(surname);
  const fitting = isHers || his.test(surname) ? declined.filter((name) => isWoman(name) === isHers) : [];
  return fitting.length === 1 ? fitting[0] : undefined;
}

function isWoman(name: string): boolean {
  return womanly.test(name) && !menInA.has(name);
}

function restoreSurname(surname: string, endings: readonly (readonly [RegExp, string])[]): string {
  const rule = endings.find(([ending]) => ending.test(surname));
  return rule ? surname.replace(rule[0], rule[1]) : surname;
}
