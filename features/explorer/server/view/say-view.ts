import { formatFigure } from '#platform/shared/figures.ts';
import { formatNumber } from '#platform/shared/numbers.ts';
import { formatPeriod, formatPeriodRange, periodOf } from '#platform/shared/periods.ts';
import type { HandlerOutput, Input } from '#platform/contract/endpoint.ts';
import type { explorerContract } from '../../contract.ts';
import type { Finding } from '../../domain/find-finding.ts';
import type { Summary } from '../../domain/values/summarise.ts';
import type { ViewPlace } from './choose-places.ts';
import { courseWords, factorWords } from './course-words.ts';
import type { ReadSeries } from './read-values.ts';
import type { Speech } from './shown-unit.ts';

type Calls = typeof explorerContract;

/** What the sentences of a view are made of. */
export interface ViewSaid {
  asked: Input<Calls, 'explore/getView'>;
  measures: HandlerOutput<Calls, 'explore/getView'>['measures'];
  places: readonly ViewPlace[];
  chosen: readonly ViewPlace[];
  series: readonly (ReadSeries & Summary)[];
  ends: { first: string; last: string } | null;
  cut: boolean;
}

interface Sentences {
  title: string;
  lead: string;
}
type Of<Kind extends Finding['kind']> = Extract<Finding, { kind: Kind }>;
type Say = (key: string, values?: Record<string, string | number>) => string;

/** Highest and lowest less far apart than this are not told in times. */
const ratioFrom = 1.5;
/** A gap that changed by a smaller share than this did not change. */
const gapFlat = 0.02;
/** From here on ranks go together, or apart. */
const clearlyTogether = 0.5;
/** Places named in a plain title. */
const maxNamed = 3;

/** Title and lead of a view: the finding and the figures it stands on, or plainly what is shown. */
export function sayView(finding: Finding | null, view: ViewSaid, { locale, translate }: Speech): Sentences {
  const say: Say = (key, values = {}) => translate(locale, `Explore_Say_${key}`, values);
  if (finding === null || view.ends === null) return sayPlainly(view, say);
  const words = { view, ends: view.ends, say, locale };
  switch (finding.kind) {
    case 'course':
      return sayCourse(finding, words);
    case 'extremes':
      return sayExtremes(finding, words);
    case 'gap':
      return sayGap(finding, words);
    case 'direction':
      return sayDirection(finding, words);
    default:
      return sayTogether(finding, words);
  }
}

interface Words {
  view: ViewSaid;
  ends: { first: string; last: string };
  say: Say;
  locale: Speech['locale'];
}

function sayPlainly({ measures, chosen }: ViewSaid, say: Say): Sentences {
  const places = chosen.slice(0, maxNamed).map(({ shortName }) => shortName);
  const plain = {
    indicator: measures[0]!.indicator.name,
    places: places.join(', '),
    more: chosen.length - places.length,
  };
  return { title: say('plain', plain), lead: '' };
}

/** Both ends and the span between them, as the kind of period is called. */
function timesOf({ view, ends, locale }: Words) {
  const period = periodOf(view.measures[0]!.indicator.period);
  return {
    from: formatPeriod(period, ends.first, locale),
    to: formatPeriod(period, ends.last, locale),
    period: formatPeriodRange(period, ends.first, ends.last, locale),
  };
}

function figureOf({ view, locale }: Words, value: number): string {
  const { unit, decimals } = view.measures[0]!;
  return formatFigure(value, unit, decimals, locale).trim();
}

const nameOf = ({ view }: Words, yugoId: number): string =>
  view.places.find((place) => place.yugoId === yugoId)?.shortName ?? '';

const summaryOf = ({ view }: Words, yugoId: number): Summary =>
  view.series.find((each) => each.measure === 0 && each.yugoId === yugoId)!;

function sayCourse({ yugoId, course, extreme, of }: Of<'course'>, words: Words): Sentences {
  const { start, end } = summaryOf(words, yugoId);
  const told = { ...timesOf(words), start: figureOf(words, start!), end: figureOf(words, end!) };
  const [key, values] = courseWords(course, words.view.measures[0]!.decimals, words.locale);
  const order = extreme === null ? '' : ` ${words.say(extreme, { of })}`;
  return {
    title: words.say(key, { ...told, ...values, place: nameOf(words, yugoId) }),
    lead: words.say('lead', told) + order,
  };
}

function sayExtremes({ highest, lowest, of, ratio }: Of<'extremes'>, words: Words): Sentences {
  const named = (yugoId: number): string =>
    `${nameOf(words, yugoId)}, ${figureOf(words, summaryOf(words, yugoId).end!)}`;
  const lead = words.say('extremesLead', {
    highest: named(highest),
    lowest: named(lowest),
    to: timesOf(words).to,
    of,
  });
  const times =
    ratio === null || ratio < ratioFrom ? '' : ` ${words.say('ratio', factorWords(ratio, words.locale))}`;
  return {
    title: words.say('extremes', { highest: nameOf(words, highest), lowest: nameOf(words, lowest) }),
    lead: lead + times,
  };
}

/** A difference of two values: in points where they are rates. */
function gapOf(words: Words, value: number): string {
  const { inPoints, decimals } = words.view.measures[0]!;
  return inPoints
    ? words.say('points', { points: formatNumber(value, words.locale, decimals) })
    : figureOf(words, value);
}

function sayGap({ before, after, of }: Of<'gap'>, words: Words): Sentences {
  const isSame = Math.abs(after - before) < gapFlat * before;
  const key = isSame ? 'gapSame' : after < before ? 'gapLess' : 'gapMore';
  const told = { ...timesOf(words), of, before: gapOf(words, before), after: gapOf(words, after) };
  return { title: words.say(key, told), lead: words.say('gapLead', told) };
}

function sayDirection({ up, count, of }: Of<'direction'>, words: Words): Sentences {
  const { period } = timesOf(words);
  return { title: words.say(up ? 'directionUp' : 'directionDown', { count, of, period }), lead: '' };
}

function sayTogether({ rho, of }: Of<'together'>, words: Words): Sentences {
  const [x, y] = words.view.measures.map(({ indicator }) => indicator.name);
  const key = rho >= clearlyTogether ? 'together' : rho <= -clearlyTogether ? 'apart' : 'unrelated';
  const told = { rho: formatNumber(rho, words.locale, 2), of, to: timesOf(words).to };
  return { title: words.say(key, { x: x!, y: y! }), lead: words.say('rho', told) };
}
