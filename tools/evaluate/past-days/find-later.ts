import { daysBetween } from '#platform/shared/calendar-days.ts';
import { findWrittenDays } from './written-days.ts';

/** A place in an answer where something stands that was not known on the day. */
interface LaterFinding {
  path: string;
  text: string;
}

/** What may name a later day. */
interface Excuse {
  /** Where: the path of the answer or the page, lists as `[]`. */
  path: RegExp;
  why: string;
  /** Only texts of this kind. */
  text?: RegExp;
  /** Only so many days after the one asked for. */
  within?: number;
}

/** Ten weeks: a forecast tells eight, which may begin after a silent fortnight. */
const forecastDays = 70;

const excuses: readonly Excuse[] = [
  { path: /\.sources\[\]\.caveat$/, why: 'what a register says of itself: of when it is, and what it lacks' },
  {
    path: /^event\/getExclusiveTab\.(?:headline|sentences\[\])|^\/\w\w\/(?:summary|main\/\d+|regions\/\d+\/\w+)\[\]$/,
    why: 'the week ahead in a sentence about its forecast',
    text: /прогноз|ждём|хуже станет|Линия: восемь недель|^На неделе .* около/i,
    within: forecastDays,
  },
  {
    path: /^event\/getExclusiveTab\..*receipt\.period$|^\/\w\w\/regions\/\d+\/forecast\[\]$/,
    why: 'a week or a day that a forecast is about, by its name alone',
    text: /^[\d–\s\u2060\p{L}]+ \d{4}$/u,
    within: forecastDays,
  },
  {
    path: /^\/\w\w\/regions\/\d+\/scenarios\[\]$/,
    why: 'the days a scenario runs over, to which a measure without an end reaches',
    text: / · /,
    within: 366,
  },
  {
    path: /^\/\w\w\/dossier\//,
    why: 'the day a promise set for itself',
    text: /^(?:Проверяемо|button aria-label="Напомнить)/,
  },
  { path: /^\/\w\w\//, why: 'the way out of a day without news', text: /^Ближайший день с новостями/ },
  { path: /^site\/getLater\./, why: 'the bar itself says what came later, by count and name' },
  { path: /^alerts\/getBeside\.after/, why: 'the bar steps on to the next event' },
  {
    path: /^event\/getSince\.coming\[\]\.day$/,
    why: 'when the next figures are due, told ahead',
    within: 366,
  },
  { path: /^site\/getStart\.clock\.(?:ownDay|sampleDay)$/, why: 'where the product itself stands' },
  {
    path: /\.(?:head|deputies)\.(?:source\.(?:knownAt|title|caveat)|attestedOn)$/,
    why: 'an office is told by when it was held; the list that attests it, and is named with its day, is younger',
  },
  {
    path: /\.statements\[\]\.knownAt$/,
    why: 'a statement is told from the day on which it began to hold; its list is younger',
  },
  { path: /bottomWidgetInfo\[\]\.date$/, why: 'months ahead, told as a forecast', within: 400 },
  {
    path: /^internal\/(?:GetServiceNewsList|getServiceNews)\./,
    why: 'news of the installation itself',
  },
  {
    path: /^regiondossier\/getForecast(?:Summary)?\.(?:daily\[\]|weekly\[\]|ahead|week|release)\.(?:day|from|to|nextDay)$/,
    why: 'the days that a forecast is about, ahead by its nature',
    within: forecastDays,
  },
  {
    path: /^event\/getSince\.forecasts\[\]\.(?:from|to)$/,
    why: 'the first week that a forecast is about',
    within: forecastDays,
  },
  {
    path: /^news\/getNearestDay\.day$/,
    why: 'the way out of a day without news, which may lead to a later one',
  },
  {
    path: /\.breakDay$/,
    why: 'a change of classification, announced years before',
  },
  {
    path: /^okveddossier\/GetCustomBranchList\.branches\[\]\.changedAt$/,
    why: 'when the installation’s own list was changed',
  },
];

const moment = /^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)$/;
const day = /(?<!\d)(?:19|20)\d\d-\d\d-\d\d(?!\d)/g;

/** Everything of an answer that names a day after the one it was asked for: days, moments and days within texts, also in words. Moments end with the day in Moscow. */
export function findLater(call: string, answer: unknown, asOf: string): LaterFinding[] {
  return [...walk(answer, call)].filter((found) => {
    const later = laterDays(found.text, asOf);
    return later.length > 0 && !excuses.some((excuse) => isExcused(found, excuse, later, asOf));
  });
}

function isExcused(
  found: LaterFinding,
  { path, text, within }: Excuse,
  later: readonly string[],
  asOf: string,
): boolean {
  return (
    path.test(found.path) &&
    (text?.test(found.text.replaceAll(/\u00A0|&nbsp;/g, ' ')) ?? true) &&
    later.every((day) => daysBetween(asOf, day) <= (within ?? Infinity))
  );
}

function* walk(value: unknown, path: string): Generator<LaterFinding> {
  if (typeof value === 'string') yield { path, text: value };
  else if (Array.isArray(value)) for (const item of value) yield* walk(item, `${path}[]`);
  else if (typeof value === 'object' && value !== null)
    for (const [name, item] of Object.entries(value)) {
      if (/^\d{4}-\d\d-\d\d$/.test(name)) yield { path: `${path}.{day}`, text: name };
      yield* walk(item, `${path}.${/^\d+$|^\d{4}-\d\d-\d\d$/.test(name) ? '{key}' : name}`);
    }
}

const moscowOffsetMs = 3 * 3_600_000;

/** Days after the one asked for that a text names. */
function laterDays(text: string, asOf: string): string[] {
  const named = moment.test(text)
    ? [new Date(Date.parse(text) + moscowOffsetMs).toISOString().slice(0, 10)]
    : [...(text.match(day) ?? []), ...findWrittenDays(text)];
  return named.filter((found) => found > asOf);
}
