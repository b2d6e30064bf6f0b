import { listEntries, readCatalogueState } from '#statistics/set-queries.ts';
import { listIndicators } from '#statistics/indicators/indicator-queries.ts';
import { assumedRule, knownByRule } from '#statistics/import/periods.ts';
import { listBundledRows } from '#statistics/import/read-rows.ts';
import { countHealths } from '#features/feeds/public.server.ts';
import { readBandsHeld } from '#features/regions/public.server.ts';
import type { RequestContext } from '#platform/server/context.ts';
import type { Db } from '#platform/server/db/db.ts';
import { daysBetween } from '#platform/shared/calendar-days.ts';
import { listPlaces } from '#statistics/places/place-queries.ts';
import type { Locale } from '#platform/shared/locales.ts';
import { correctionKind } from '../domain/correction-kind.ts';
import { isOff, nextPeriodDay } from '../domain/source-status.ts';
import { describeSource, readBeside } from './keeping/describe-source.ts';
import { listSources } from './keeping/source-queries.ts';

type Entries = Awaited<ReturnType<typeof listEntries>>;

/** What everybody may know of how the product fares: age of each data set against its rule, feeds, live sources, forecasts, our corrections. */
export async function readStatus({
  db,
  locale,
  now,
  translate,
}: Pick<RequestContext, 'db' | 'locale' | 'now' | 'translate'>) {
  const state = await readCatalogueState(db);
  const day = state?.openDay ?? null;
  const entries = (await listEntries(db, locale)).filter(({ sample }) => !sample);
  const healths = await countHealths(db);
  return {
    day,
    sets: day === null ? [] : freshnessOf(entries, day),
    feeds: {
      alive: healths['working'] ?? 0,
      silent: (healths['failing'] ?? 0) + (healths['gone'] ?? 0),
      paused: healths['paused'] ?? 0,
      waiting: healths['waiting'] ?? 0,
    },
    sources: await listOn(db, locale, now),
    forecasts: day === null ? [] : await listHeldBands(db, day),
    corrections: await listCorrections(db, locale, translate),
  };
}

/** One line for each source and length of period: its newest day, and the day by which the next one should be known. */
function freshnessOf(entries: Entries, day: string) {
  const groups = Map.groupBy(entries, ({ source, about }) => `${source}|${about.period}`);
  return [...groups.values()].map((group) => {
    const [{ source, title, provider, url, about }] = group as [Entries[number]];
    const last = group.reduce((newest, each) => (each.last > newest ? each.last : newest), '');
    const due = knownByRule(nextPeriodDay(last, about.period), assumedRule[about.period]);
    return {
      source,
      title,
      provider,
      url,
      period: about.period,
      last,
      due,
      ageDays: Math.max(0, daysBetween(last, day)),
      allowedDays: Math.max(1, daysBetween(last, due)),
      isLate: day > due,
    };
  });
}

/** Live sources that are switched on; the others are nobody's business. */
async function listOn(db: Db, locale: Locale, now: Date) {
  const beside = await readBeside(db, now.getUTCFullYear());
  const sources = (await listSources(db)).filter(({ isOn }) => isOn);
  return sources.map((source) => {
    const { code, title, state, daysLate, held, nextRunAt } = describeSource(source, beside, locale, now);
    return { code, title, state, daysLate, held, nextRunAt };
  });
}

/** How the bands of our forecasts held, with those marked that are off. */
async function listHeldBands(db: Db, day: string) {
  const held = await readBandsHeld(db, day);
  return held.map((each) => ({
    ...each,
    bands: each.bands.map((band) => ({ ...band, isOff: isOff(band, each.count) })),
  }));
}

const census = 'population_census_2021';

/** What we had copied wrong or a source had misprinted, with what went wrong in the reader's language. */
async function listCorrections(db: Db, locale: Locale, translate: RequestContext['translate']) {
  const names = new Map(
    (await listIndicators(db, null, locale)).map(({ indicator, name }) => [indicator, name]),
  );
  const places = new Map((await listPlaces(db, locale)).map(({ iso, name }) => [iso ?? '', name]));
  const rows = await listBundledRows('catalogue/corrections.csv');
  return rows.map(({ data_set: set = '', name = '', place = '', time = '', value = '', factor = '' }) => ({
    set,
    // A figure of places, which the catalogue of indicators does not have.
    name: names.get(name) ?? (name === census ? translate(locale, 'Status_Correction_census') : name),
    place: places.get(place) ?? place,
    time,
    value,
    reason: translate(locale, `Status_Correction_${correctionKind({ factor })}`),
  }));
}
