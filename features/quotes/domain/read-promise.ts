import { addDays, dayToDate, type CalendarDay } from '#platform/shared/calendar-days.ts';
import { dayOf, later, next, parts, seasonDay, type Unit } from './promise-days.ts';

const ruMonths = [
  'январ',
  'феврал',
  'март',
  'апрел',
  'ма[йяею]',
  'июн',
  'июл',
  'август',
  'сентябр',
  'октябр',
  'ноябр',
  'декабр',
];
const enMonths = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const ruMonth = `(?<month>(?:${ruMonths.join('|')})\\p{L}?)`;
const enMonth = `(?<month>${enMonths.join('|')})`;
const year = '(?<year>20[2-9]\\d)';
const ruNumbers: Record<string, number> = {
  два: 2,
  две: 2,
  три: 3,
  четыре: 4,
  пять: 5,
  шесть: 6,
  десять: 10,
  двадцать: 20,
};
const enNumbers: Record<string, number> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  ten: 10,
};
const number = (words: object) => `(?<number>\\d{1,2}|${Object.keys(words).join('|')})`;

const pattern = (text: string) => new RegExp(`(?<!\\p{L})${text}(?!\\p{L})`, 'iu');
const ruSpan = pattern(`через (?:${number(ruNumbers)} )?(?<unit>дн|день|недел|месяц|полгода|год|лет)\\p{L}*`);
const enSpan = pattern(`(?:in|within) ${number(enNumbers)} (?<unit>day|week|month|year)s?`);
const ruDay = pattern(`(?:с|к|до) (?<day>[1-3]?\\d) ${ruMonth}(?: ${year})?`);
const enDay = pattern(
  `(?:by|on|from|until|before) (?:(?<day>[1-3]?\\d) ${enMonth}|${enMonth.replace('month', 'month2')} (?<day2>[1-3]?\\d))(?:,? ${year})?`,
);
const ruEnd = pattern(
  `(?:(?:к|до) конц[уа]|в конце) (?:${ruMonth}(?: ${year})?|(?<whole>недели|месяца|года))`,
);
const enEnd = pattern(
  `by (?:the )?end of (?:${enMonth}(?: ${year})?|(?:the |this )?(?<whole>week|month|year))`,
);
const ruIn = pattern(`в ${ruMonth}(?: ${year})?`);
const enIn = pattern(`(?:in|by) ${enMonth}(?: ${year})?`);
const ruYear = pattern(`(?:в|до|к) ${year} год[уа]`);
const enYear = pattern(`(?:in|by) ${year}`);
const ruSeason = pattern('(?:(?<in>весной|летом|осенью|зимой)|к (?<by>весне|лету|осени|зиме))');

/** Said of what was, or of whoever does not promise. */
const isPast =
  /(?<!\p{L})(?!недел|числ|дело|если|после|около|начал[оа])\p{L}{2,}(?:ал|ил|ел|ял|ул|ыл|ла|ло|ли|лся|лась|лось|лись)(?!\p{L})/iu;
const isAsked = /\?/u;
const enFuture =
  /(?<!\p{L})(?:will|won['’]t|shall|going to|expects?|hopes?|plans?|aims?|could|may|might|set to|ready|should)(?!\p{L})/u;

/**
 * The day on which what a quote promises can be checked. «через год мы вернёмся» said on 4 June 2020 is checked on
 * 4 June 2021, «к концу июля» on its 31st. Null where it names no day after that it was said on, or tells of what was.
 */
export function readPromise(text: string, language: 'ru' | 'en', said: CalendarDay): CalendarDay | null {
  if (isAsked.test(text) || (language === 'ru' ? isPast.test(text) : !enFuture.test(text))) return null;
  const due = language === 'ru' ? readRussian(text, said) : readEnglish(text, said);
  return due !== null && due > said ? due : null;
}

function readRussian(text: string, said: CalendarDay): CalendarDay | null {
  const span = ruSpan.exec(text)?.groups;
  if (span) {
    const unit = span['unit']!.toLowerCase();
    if (unit === 'полгода') return later(said, 6, 'month');
    const units: Record<string, Unit> = {
      дн: 'day',
      день: 'day',
      недел: 'week',
      месяц: 'month',
      год: 'year',
      лет: 'year',
    };
    return later(said, countOf(span['number'], ruNumbers), units[unit]!);
  }
  const month = (name: string) =>
    ruMonths.findIndex((stem) => new RegExp(`^(?:${stem})`, 'iu').test(name)) + 1;
  const end = ruEnd.exec(text)?.groups;
  if (end) return endOf({ недели: 'week', месяца: 'month', года: 'year' } as const, end, { said, month });
  const day = ruDay.exec(text)?.groups;
  if (day) return next({ month: month(day['month']!), day: Number(day['day']) }, day['year'], said);
  const inMonth = ruIn.exec(text)?.groups;
  if (inMonth) return next({ month: month(inMonth['month']!), day: 0 }, inMonth['year'], said);
  const inYear = ruYear.exec(text)?.groups;
  if (inYear) return `${inYear['year']}-12-31`;
  const season = ruSeason.exec(text)?.groups;
  return season ? next(seasonDay(season['in'], season['by']), undefined, said) : null;
}

function readEnglish(text: string, said: CalendarDay): CalendarDay | null {
  const span = enSpan.exec(text)?.groups;
  if (span) return later(said, countOf(span['number'], enNumbers), span['unit']!.toLowerCase() as Unit);
  const month = (name: string) => enMonths.findIndex((each) => each.toLowerCase() === name.toLowerCase()) + 1;
  const end = enEnd.exec(text)?.groups;
  if (end) return endOf({ week: 'week', month: 'month', year: 'year' } as const, end, { said, month });
  const day = enDay.exec(text)?.groups;
  if (day)
    return next(
      { month: month((day['month'] ?? day['month2'])!), day: Number(day['day'] ?? day['day2']) },
      day['year'],
      said,
    );
  const inMonth = enIn.exec(text)?.groups;
  if (inMonth) return next({ month: month(inMonth['month']!), day: 0 }, inMonth['year'], said);
  const inYear = enYear.exec(text)?.groups;
  return inYear ? `${inYear['year']}-12-31` : null;
}

function countOf(said: string | undefined, words: Readonly<Record<string, number>>): number {
  return said === undefined ? 1 : (words[said.toLowerCase()] ?? Number(said));
}

/** The last day of a named month, or of the week, month or year in which it was said. */
function endOf(
  names: Readonly<Record<string, 'week' | 'month' | 'year'>>,
  found: Partial<Record<string, string>>,
  { said, month }: { said: CalendarDay; month: (name: string) => number },
): CalendarDay | null {
  const named = found['month'];
  if (named !== undefined) return next({ month: month(named), day: 0 }, found['year'], said);
  const [whole, own] = parts(said);
  const what = names[found['whole']!.toLowerCase()];
  if (what === 'week') return addDays(said, (7 - dayToDate(said).getUTCDay()) % 7);
  return what === 'month' ? dayOf(whole, own, 31) : `${whole}-12-31`;
}
