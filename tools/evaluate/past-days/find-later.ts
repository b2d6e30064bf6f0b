import { findWrittenDays } from './written-days.ts';

/** A place in an answer where something stands that was not known on the day. */
interface LaterFinding {
  path: string;
  text: string;
}

/** What may name a later day, and why. Paths are those of the answer or the page, lists as `[]`; some only in texts of a kind. */
const allowed: readonly [path: RegExp, why: string, text?: RegExp][] = [
  [/\.sources\[\]\.caveat$/, 'what a register says of itself: of when it is, and what it lacks'],
  [
    /^event\/getExclusiveTab\.(?:headline|sentences\[\])|^\/\w\w\/(?:summary|main\/\d+|regions\/\d+\/\w+)\[\]$/,
    'the week ahead in a sentence about its forecast',
    /прогноз|ждём|хуже станет|Линия: восемь недель|^На неделе .* около/i,
  ],
  [
    /^event\/getExclusiveTab\..*receipt\.period$|^\/\w\w\/regions\/\d+\/forecast\[\]$/,
    'a week or a day that a forecast is about, by its name alone',
    /^[\d–\s\u2060\p{L}]+ \d{4}$/u,
  ],
  [
    /^\/\w\w\/regions\/\d+\/scenarios\[\]$/,
    'the days a scenario runs over, to which a measure without an end reaches',
    / · /,
  ],
  [/^\/\w\w\/dossier\//, 'the day a promise set for itself', /^(?:Проверяемо|button aria-label="Напомнить)/],
  [/^\/\w\w\//, 'the way out of a day without news', /^Ближайший день с новостями/],

  [/^site\/getLater\./, 'the bar itself says what came later, by count and name'],
  [/^alerts\/getBeside\.after/, 'the bar steps on to the next event'],
  [/^event\/getSince\.coming\[\]\.day$/, 'when the next figures are due, told ahead'],
  [/^site\/getStart\.clock\.(?:ownDay|sampleDay)$/, 'where the product itself stands'],
  [
    /\.(?:head|deputies)\.(?:source\.(?:knownAt|title|caveat)|attestedOn)$/,
    'an office is told by when it was held; the list that attests it, and is named with its day, is younger',
  ],
  [
    /\.statements\[\]\.knownAt$/,
    'a statement is told from the day on which it began to hold; its list is younger',
  ],
  [/bottomWidgetInfo\[\]\.date$/, 'months ahead, told as a forecast'],
  [/^internal\/(?:GetServiceNewsList|getServiceNews)\./, 'news of the installation itself'],
  [
    /^regiondossier\/getForecast(?:Summary)?\.(?:daily\[\]|weekly\[\]|ahead|week|release)\.(?:day|from|to|nextDay)$/,
    'the days that a forecast is about, ahead by its nature',
  ],
  [/^event\/getSince\.forecasts\[\]\.(?:from|to)$/, 'the first week that a forecast is about'],
  [/^news\/getNearestDay\.day$/, 'the way out of a day without news, which may lead to a later one'],
  [/\.breakDay$/, 'a change of classification, announced years before'],
  [
    /^okveddossier\/GetCustomBranchList\.branches\[\]\.changedAt$/,
    'when the installation’s own list was changed',
  ],
];

const moment = /^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)$/;
const day = /(?<!\d)(?:19|20)\d\d-\d\d-\d\d(?!\d)/g;

/** Everything of an answer that names a day after the one it was asked for: days, moments and days within texts, also in words. Moments end with the day in Moscow. */
export function findLater(call: string, answer: unknown, asOf: string): LaterFinding[] {
  return [...walk(answer, call)].filter(
    ({ path, text }) =>
      isLater(text, asOf) &&
      !allowed.some(
        ([rule, , kind]) => rule.test(path) && (kind?.test(text.replaceAll(/\u00A0|&nbsp;/g, ' ')) ?? true),
      ),
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

function isLater(text: string, asOf: string): boolean {
  if (moment.test(text)) return new Date(Date.parse(text) + moscowOffsetMs).toISOString().slice(0, 10) > asOf;
  return [...(text.match(day) ?? []), ...findWrittenDays(text)].some((found) => found > asOf);
}
