import { fold } from '../../text/fold.ts';
import type { LanguageCode } from '../../text/language-code.ts';
import { stem } from '../../text/stem.ts';
import { isCaseOf, isWoman, namesOf, restoreSurname, type FirstNameForms } from '../restore-name.ts';
import { hasCases, isSurnameCase } from './person-cases.ts';
import { isAtStart, isCut, isInSmallLetters, subjectOf, writtenOf, type Naming } from './naming.ts';

/** What tells names from other words. */
export interface PersonWords {
  readonly firstNames: FirstNameForms;
  readonly latinNames: ReadonlySet<string>;
  /** Do headlines write the stem as a name, within sentences? */
  isName(stem: string, language: LanguageCode): boolean;
}

const cyrillic =
  /^[А-ЯЁ][а-яё]+(?:-[А-ЯЁ][а-яё]+)? (?:[А-ЯЁ][а-яё]+(?:ович|евич|ьич|овн|евн|ичн)[а-яё]* )?[А-ЯЁ][а-яё]+(?:-[А-ЯЁ][а-яё]+)?$/u;
const patronymic = /(?:ович|евич|ьич|овн[аеуыо]й?|евн[аеуыо]й?|ичн[аеуыо]й?)(?:а|у|ем|е)?$/u;
const latin =
  /^\p{Lu}[\p{L}\p{M}'’.-]+(?: (?:de|da|do|dos|das|del|di|van|von|bin|al|el|la|le|mac|st))? \p{Lu}[\p{L}\p{M}'’-]+$/iu;
/** Of the whole names read so many must be cases of the one shown. */
const leastShare = 0.8;
/** First names that stand the same in every case. */
const withoutCases = /[оеиуыэю]$/u;

interface Read {
  readonly first: string;
  readonly surname: string;
  readonly naming: Naming;
}
interface Reading {
  readonly name: string;
  readonly isHers: boolean;
  readonly isRead: boolean;
  /** Read, or with an ending that is the nominative alone. */
  readonly isSure: boolean;
  readonly explained: number;
  readonly subjects: number;
}

/** The nominative of a person named in headlines; undefined where they do not say well enough that it is one, or which the nominative is. */
export function supportPerson(namings: readonly Naming[], words: PersonWords): string | undefined {
  const whole = namings.filter((naming) => writtenOf(naming).includes(' '));
  const russian = whole.filter((naming) => /[а-яё]/iu.test(writtenOf(naming)));
  return russian.length > 0 ? supportRussian(russian, words) : supportLatin(whole, words);
}

function readOf(naming: Naming): Read | undefined {
  const written = writtenOf(naming);
  const [first = '', ...others] = written.split(' ');
  const surname = others.at(-1) ?? '';
  return cyrillic.test(written) && !patronymic.test(surname) ? { first, surname, naming } : undefined;
}

function supportRussian(namings: readonly Naming[], words: PersonWords): string | undefined {
  const read = namings.flatMap((naming) => readOf(naming) ?? []);
  if (read.length < namings.length * leastShare || read.every(({ naming }) => isCut(naming)))
    return undefined;
  const known = new Set(read.flatMap(({ first }) => namesOf(fold(first), words.firstNames)));
  return known.size > 0 ? chooseReading(read, known) : supportForeign(read);
}

/** Of the first names and surnames that the forms may be of the one of which they all are cases. */
function chooseReading(read: readonly Read[], firstNames: ReadonlySet<string>): string | undefined {
  const readings = [...firstNames].flatMap((first) => readingsOf(read, first));
  const fitting = readings.filter(({ explained }) => explained >= read.length * leastShare);
  const most = Math.max(...fitting.map(({ explained, subjects }) => explained + subjects));
  const best = fitting.filter(({ explained, subjects }) => explained + subjects === most);
  const isUnclear = best.some(({ isHers }) => isHers !== best[0]?.isHers);
  if (isUnclear) return undefined;
  return best.filter(({ isSure }) => isSure).toSorted((a, b) => Number(b.isRead) - Number(a.isRead))[0]?.name;
}

function readingsOf(read: readonly Read[], first: string): Reading[] {
  const isHers = isWoman(first);
  const isFirst = (written: string): boolean => fold(written) === first;
  const nominatives = read.filter((each) => isFirst(each.first)).map(({ surname }) => surname);
  const restored = read
    .filter((each) => !isFirst(each.first))
    .map(({ surname }) => restoreSurname(surname, isHers));
  return [...new Set([...nominatives, ...restored])].map((surname): Reading => {
    const fits = ({ first: written, surname: other }: Read): boolean =>
      (isFirst(written) || isCaseOf(fold(written), first)) &&
      isSurnameCase(other, surname, isHers) &&
      // Who has cases stands in one with the first name.
      (withoutCases.test(first) ||
        isFirst(written) === (fold(other) === fold(surname)) ||
        !hasCases(surname, isHers));
    const told = read.flatMap(({ naming }) => subjectOf(naming)?.isHers ?? []);
    return {
      name: `${capitalised(first)} ${surname}`,
      isHers,
      isRead: nominatives.includes(surname),
      isSure: nominatives.includes(surname) || /(?:[ое]в|ёв|ин|ын)а?$|(?:ск|цк)(?:ий|ая)$/u.test(surname),
      explained: read.filter(fits).length,
      subjects: told.filter((tells) => tells === isHers).length,
    };
  });
}

function capitalised(name: string): string {
  return name.replace(/(?:^|-)\p{Ll}/gu, (letter) => letter.toUpperCase());
}

const obliqueFirst = /(?:[ыую]|ой|ей|ом|ем)$/u;

const manyHeadlines = 4;

/**
 * A first name that no list has. It needs two headlines and more, one of them within a sentence. Somebody who does or
 * says something is meant, or one who is named often. The form is the nominative by its place or its ending.
 */
function supportForeign(read: readonly Read[]): string | undefined {
  const titles = new Set(read.map(({ naming }) => naming.title));
  if (titles.size < 2 || read.every(({ naming }) => isAtStart(naming) && !naming.isCalled)) return undefined;
  const acts = read.some(({ naming }) => naming.isCalled || subjectOf(naming) !== undefined);
  if (!acts && titles.size < manyHeadlines) return undefined;
  const forms = Map.groupBy(read, ({ first, surname }) => `${first} ${surname}`);
  const sure = [...forms].filter(([, same]) =>
    same.some(({ naming, first, surname }) => subjectOf(naming) !== undefined || isBare(first, surname)),
  );
  const [best] = sure.toSorted(([, a], [, b]) => b.length - a.length);
  if (!best) return undefined;
  const [name, [own]] = best;
  const explained = read.filter(({ surname }) =>
    [true, false].some((isHers) => isSurnameCase(surname, own!.surname, isHers)),
  );
  return explained.length >= read.length * leastShare ? name : undefined;
}

/** A man's surname in a consonant is bare in the nominative alone; a woman's has no cases, but her first name has. */
function isBare(first: string, surname: string): boolean {
  return (
    /[бвгджзклмнпрстфхцчшщй]$/u.test(surname) &&
    !/(?:[ыои]й|[ыи]х|[ыиое]м)$/u.test(surname) &&
    !obliqueFirst.test(first) &&
    !first.endsWith('е')
  );
}

const leastLatin = 2;
const manyLatin = 3;

/** A name in Latin letters: a known first name and a surname that is no other word, written so where not all words have capitals. */
function supportLatin(namings: readonly Naming[], words: PersonWords): string | undefined {
  const titles = new Set(namings.map(({ title }) => title));
  if (titles.size < leastLatin) return undefined;
  const sure = namings.filter((naming) => {
    const written = writtenOf(naming);
    const [first = '', ...others] = written.split(' ');
    const language = naming.language as LanguageCode;
    const isName = (text: string): boolean => words.isName(stem(fold(text), language), language);
    if (!latin.test(written) || written === written.toUpperCase() || !words.latinNames.has(fold(first)))
      return false;
    if (isCut(naming) || !isInSmallLetters(naming)) return false;
    return (isName(others.at(-1) ?? '') || titles.size >= manyLatin) && (isName(first) || !isAtStart(naming));
  });
  return sure.length > 0 ? writtenOf(sure[0]!) : undefined;
}
