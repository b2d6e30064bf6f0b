import type { Reading } from '../domain/reading/understood.ts';
import { sayTime, type Speech } from './say-answer.ts';

/** What was understood, in words for the chips. */
export function listChips({ understood }: Reading, speech: Speech, years: readonly string[]) {
  const { locale, translate, indicators, nameOf } = speech;
  const { operation, places, period } = understood;
  const named = places.map((place) =>
    typeof place === 'number'
      ? nameOf(place)
      : translate(locale, place === 'all_regions' ? 'Ask_AllRegions' : 'Ask_SumOfRegions'),
  );
  const texts = [
    { kind: 'indicator' as const, text: indicators.map(({ name }) => name).join(', ') },
    { kind: 'place' as const, text: named.join(', ') },
    { kind: 'period' as const, text: sayPeriod(period, speech) },
    { kind: 'operation' as const, text: translate(locale, `Ask_Operation_${operation}`) },
  ];
  const isSimple =
    indicators.length === 1 &&
    places.length === 1 &&
    typeof places[0] === 'number' &&
    operation !== 'impossible';
  const options = isSimple ? optionsOf({ place: named[0]!, time: period.at ?? '' }, speech, years) : {};
  return texts
    .filter(({ text }) => text !== '')
    .map((chip) => ({ ...chip, options: options[chip.kind] ?? [] }));
}

type Options = Record<string, { text: string; question: string }[]>;

/** The same question about another year or another region, in the words of the catalogue. */
function optionsOf(
  { place, time }: { place: string; time: string },
  speech: Speech,
  years: readonly string[],
): Options {
  const name = speech.indicators[0]!.name;
  const year = /^\d{4}$/.test(time) ? time : '';
  const regions = speech.regions.filter((region) => region !== place);
  return {
    place: regions.map((text) => ({ text, question: `${name} ${text} ${year}`.trim() })),
    period: years.map((text) => ({ text, question: `${name} ${place} ${text}` })),
  };
}

function sayPeriod({ at, from, to }: Reading['understood']['period'], speech: Speech): string {
  const { locale, translate } = speech;
  const say = (time: string): string =>
    time === 'latest' ? translate(locale, 'Ask_Latest') : sayTime(time, speech);
  if (at !== undefined) return say(at);
  if (from === undefined) return say(to ?? 'latest');
  return to === 'latest' || to === undefined
    ? translate(locale, 'Ask_Since', { from: say(from) })
    : `${say(from)} – ${say(to)}`;
}

/** What was put in place of what was asked: a region for a city, the country for no place, a word for a mistyped one. */
export function listNotes(reading: Reading, speech: Speech, isAdded: boolean, time?: string): string[] {
  const { locale, translate, nameOf } = speech;
  const { places, period, operation } = reading.understood;
  const say = (key: string, values: Record<string, string> = {}): string =>
    translate(locale, `Ask_Note_${key}`, values);
  const named = places.filter((place) => typeof place === 'number').map(nameOf);
  return [
    ...(reading.isCity ? [say('city', { place: named.join(', ') })] : []),
    ...(reading.isCountryTaken ? [say('country')] : []),
    ...(isAdded ? [say('added')] : []),
    ...(period.at === 'latest' && time !== undefined && !['series', 'max_day'].includes(operation)
      ? [say('year', { time })]
      : []),
    ...reading.mended.map(({ typed, read }) => say('mended', { typed, read })),
  ];
}
