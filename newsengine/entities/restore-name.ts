import { fold } from '../text/fold.ts';
import { mentionName, nameStem } from './mention-form.ts';

/** First names in the nominative by their stems; those ending in а or я are women's but for a few. */
export type FirstNameForms = ReadonlyMap<string, string>;

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
 * The nominative of a Russian first name and surname read in another case ("Аллы Пугачевой" is Алла Пугачева); the text as
 * it stands where the first name is not known or stands in the nominative already.
 */
export function restoreName(text: string, firstNames: FirstNameForms): string {
  const name = mentionName(text);
  const [first, surname, ...others] = name.split(' ');
  if (first === undefined || surname === undefined || others.length > 0) return name;
  const folded = fold(first);
  const nominative = firstNames.get(nameStem(folded));
  if (nominative === undefined || nominative === folded) return name;
  const isWoman = womanly.test(nominative) && !menInA.has(nominative);
  return `${nominative.charAt(0).toUpperCase()}${nominative.slice(1)} ${restoreSurname(surname, isWoman ? womens : manly)}`;
}

function restoreSurname(surname: string, endings: readonly (readonly [RegExp, string])[]): string {
  const rule = endings.find(([ending]) => ending.test(surname));
  return rule ? surname.replace(rule[0], rule[1]) : surname;
}
