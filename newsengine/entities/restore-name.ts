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
/** Women's names that end as men's do. */
const womenInSoft = new Set(['любовь', 'нинель', 'адель', 'рашель', 'юдифь']);
const withoutCases = /[оеёиуыэю]$/u;
/** Surnames in a case that only men's, or only women's, have. */
const his = /(?:ов|ев|ёв|ин|ын)(?:ым|е)$|(?:ск|цк)(?:ого|ому|им|ом)$/u;
const hers = /(?:ов|ев|ёв|ин|ын)ой$|(?:ск|цк)(?:ой|ую)$/u;
/** Men's names that lose a vowel in other cases, by their stems there. */
const fleeting: Readonly<Record<string, string>> = { павл: 'павел', льв: 'лев' };
/** What first names end in, and what stands there in other cases. */
const declensions: readonly (readonly [RegExp, readonly string[]])[] = [
  [/ия$/u, ['ии', 'ию', 'ией']],
  [/а$/u, ['ы', 'и', 'е', 'у', 'ой', 'ою', 'ей']],
  [/я$/u, ['и', 'е', 'ю', 'ей', 'ёй']],
  [/(?<=в)ь$/u, ['и', 'ью']],
  [/(?:й|ь)$/u, ['я', 'ю', 'ем', 'е', 'и']],
  [/(?<=[бвгджзклмнпрстфхцчшщ])$/u, ['а', 'у', 'ом', 'ем', 'е']],
];
/** Endings of men's surnames in other cases, and what the nominative has. */
const manly: readonly (readonly [RegExp, string])[] = [
  [/(ск|цк)(?:ого|ому|им|ом)$/u, '$1ий'],
  [/(ов|ев|ёв|ин|ын)(?:а|у|ым|е)$/u, '$1'],
  [/([аоеу])(?:я|ю|ем)$/u, '$1й'],
  [/([лнр])(?:я|ю|ем)$/u, '$1ь'],
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
  const nominative = nominativeOf(folded, surname, namesOf(folded, firstNames));
  if (nominative === undefined || nominative === folded || isUnclear(surname)) return name;
  return `${nominative.charAt(0).toUpperCase()}${nominative.slice(1)} ${restoreSurname(surname, isWoman(nominative))}`;
}

/** «Толстого» is of Толстой, «Блаженного» of Блаженный: nobody can tell without having met them. */
function isUnclear(surname: string): boolean {
  return /(?<!ск|цк)(?:ого|его|ому|ему)$/u.test(surname);
}

/** First names of a stem in the nominative: those listed, and those that lose a vowel in other cases. */
export function namesOf(folded: string, firstNames: FirstNameForms): readonly string[] {
  const stem = nameStem(folded);
  const full = fleeting[stem];
  return [...(firstNames.get(stem) ?? []), ...(full === undefined || full === folded ? [] : [full])];
}

/** Is the text a case of the name? Of names with a fleeting vowel every text of their stem is. */
export function isCaseOf(folded: string, name: string): boolean {
  if (fleeting[nameStem(folded)] === name) return true;
  const found = declensions.find(([ending]) => ending.test(name));
  return found?.[1].some((ending) => name.replace(found[0], ending) === folded) === true;
}

/**
 * Of the first names of one stem the one that is meant. Names without cases stand for themselves alone. Where a man's
 * and a woman's are left the surname tells.
 */
function nominativeOf(folded: string, surname: string, names: readonly string[]): string | undefined {
  if (names.includes(folded)) return folded;
  const ofStem = names.filter((name) => !withoutCases.test(name));
  const ofCase = ofStem.filter((name) => isCaseOf(folded, name));
  const declined = ofCase.length > 0 ? ofCase : ofStem;
  if (declined.length < 2) return declined[0];
  const isHers = hers.test(surname);
  const fitting = isHers || his.test(surname) ? declined.filter((name) => isWoman(name) === isHers) : [];
  return fitting.length === 1 ? fitting[0] : undefined;
}

/** Is a first name in the nominative a woman's? */
export function isWoman(name: string): boolean {
  return womenInSoft.has(name) || (womanly.test(name) && !menInA.has(name));
}

/** A surname in another case as the nominative has it; itself where its ending tells nothing. */
export function restoreSurname(surname: string, isHers: boolean): string {
  const endings = isHers ? womens : manly;
  const rule = endings.find(([ending]) => ending.test(surname));
  return rule ? surname.replace(rule[0], rule[1]) : surname;
}
