import { formatNumber } from '#platform/shared/numbers.ts';
import { fewestRanked, type Finding } from '../../domain/find-finding.ts';
import { courseWords } from './course-words.ts';
import type { Speech } from './shown-unit.ts';
import {
  figureOf,
  gapOf,
  nameOf,
  sayRatio,
  summaryOf,
  timesOf,
  type Of,
  type Say,
  type Sentences,
  type DescribedView,
  type Words,
} from './view-words.ts';

/** A gap that changed by a smaller share than this did not change. */
const gapFlat = 0.02;
/** From here on ranks go together, or apart. */
const clearlyTogether = 0.5;
/** Places named in a plain title. */
const maxNamed = 3;

/** Title and lead of a view: the finding and the figures it stands on, or plainly what is shown. */
export function sayView(
  finding: Finding | null,
  view: DescribedView,
  { locale, translate }: Speech,
): Sentences {
  const say: Say = (key, values = {}) => translate(locale, `Explore_Say_${key}`, values);
  if (finding === null || view.ends === null) return sayPlainly(view, say);
  const words = { view, ends: view.ends, say, locale };
  switch (finding.kind) {
    case 'course':
      return sayCourse(finding, words);
    case 'state':
      return sayState(finding, words);
    case 'pair':
      return sayPair(finding, words);
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

function sayPlainly({ measures, chosen }: DescribedView, say: Say): Sentences {
  const places = chosen.slice(0, maxNamed).map(({ shortName }) => shortName);
  const plain = {
    indicator: measures[0]!.indicator.name,
    places: places.join(', '),
    more: chosen.length - places.length,
  };
  return { title: say('plain', plain), lead: '' };
}

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

function sayState({ yugoId, extreme, rank, of }: Of<'state'>, words: Words): Sentences {
  const value = figureOf(words, summaryOf(words, yugoId).end!);
  const order = of < fewestRanked ? '' : words.say(extreme ?? 'rank', { rank, of });
  return {
    title: words.say('state', { place: nameOf(words, yugoId), value, period: timesOf(words).to }),
    lead: order,
  };
}

function sayPair({ higher, lower }: Of<'pair'>, words: Words): Sentences {
  const [high, low] = [higher, lower].map((yugoId) => summaryOf(words, yugoId).end!) as [number, number];
  const values = { to: timesOf(words).to, difference: gapOf(words, high - low) };
  return {
    title: words.say('pair', {
      higher: nameOf(words, higher),
      high: figureOf(words, high),
      lower: nameOf(words, lower),
      low: figureOf(words, low),
    }),
    lead:
      words.say(high === low ? 'pairSame' : 'pairLead', values) +
      sayRatio(words, low > 0 ? high / low : null),
  };
}

function sayExtremes({ highest, lowest, of, ratio }: Of<'extremes'>, words: Words): Sentences {
  const namesOf = (yugoIds: readonly number[]): string =>
    yugoIds.map((yugoId) => nameOf(words, yugoId)).join(', ');
  const named = (yugoIds: readonly number[]): string =>
    `${namesOf(yugoIds)}, ${figureOf(words, summaryOf(words, yugoIds[0]!).end!)}`;
  const lead = words.say('extremesLead', {
    highest: named(highest),
    lowest: named(lowest),
    to: timesOf(words).to,
    of,
  });
  return {
    title: words.say('extremes', { highest: namesOf(highest), lowest: namesOf(lowest) }),
    lead: lead + sayRatio(words, ratio),
  };
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
