import { listIndicators } from '#statistics/indicators/indicator-queries.ts';
import { breaksOf } from '#statistics/indicators/series-breaks.ts';
import { findPlace } from '#statistics/places/place-queries.ts';
import { readSeries } from '#statistics/series/trend-queries.ts';
import { readSource } from '#statistics/source-queries.ts';
import { AppError } from '#platform/contract/errors.ts';
import type { RequestContext, Routes } from '#platform/server/context.ts';
import { openClock } from '#platform/server/open-clock.ts';
import { defaultFrame, embedCode, frameOfView } from '#platform/shared/embed-code.ts';
import type { Locale } from '#platform/shared/locales.ts';
import type { embedContract } from '#services/exports/contract/embed-calls.ts';
import { isOpenLicence } from '#services/exports/domain/catalogue/open-licence.ts';
import { readEmbedAddress, readViewAddress, sizeWithin } from '#services/exports/domain/embed-address.ts';

const cacheSeconds = 3600;

/** Charts for other sites: their figures, and how they are put in. */
export const embedRoutes: Routes<typeof embedContract> = {
  async 'embed/getTrend'({ indicator, dims, yugoId, beside }, { db, clock, config, now, locale }) {
    const { day: openDay } = openClock(clock, config, now);
    const { about, place } = await getSubject(db, indicator, yugoId, locale);
    const figures = await readSeries(db, { indicator, dims, yugoId }, openDay);
    const source = await readSource(db, figures.at(-1) ?? null, locale);
    // What a source does not let be passed on is not shown elsewhere either.
    const shown = source !== null && isOpenLicence(source.licence) ? figures : [];
    const others = beside.filter((id) => id !== yugoId).map((id) => ({ indicator, dims, yugoId: id }));
    return {
      indicator: about,
      place: place.shortName,
      openDay,
      points: shown.map(({ day, value }) => ({ day, value })),
      beside: await Promise.all(others.map((other) => readOther(db, other, { openDay, locale }))),
      breaks: breaksOf(
        indicator,
        shown.map(({ day }) => day),
      ),
      sample: shown.some(({ sample }) => sample),
      source,
    };
  },
  async oembed({ url, maxwidth, maxheight }, { db, config, translate }) {
    const found = (await findView(db, url, config.publicUrl)) ?? (await findChart(db, url, config.publicUrl));
    if (!found) throw new AppError('not_found');
    const { locale, title, address, frame } = found;
    const size = sizeWithin(frame, maxwidth, maxheight);
    return {
      version: '1.0',
      type: 'rich',
      title,
      provider_name: translate(locale, 'App_ShortName'),
      provider_url: config.publicUrl,
      ...size,
      html: embedCode(address, title, size),
      cache_age: cacheSeconds,
    };
  },
};

interface Embedded {
  locale: Locale;
  title: string;
  address: string;
  /** Size that its picture needs, px. */
  frame: { width: number; height: number };
}

/** The chart of a place that an address shows; null where it is none of this site. */
async function findChart(db: RequestContext['db'], url: string, publicUrl: string): Promise<Embedded | null> {
  const chart = readEmbedAddress(url, publicUrl);
  if (!chart) return null;
  const { locale, indicator, dims, yugoId, beside } = chart;
  const { about, place } = await getSubject(db, indicator, yugoId, locale).catch((error: unknown) => {
    throw error instanceof AppError ? new AppError('not_found') : error;
  });
  const parts = new URLSearchParams({
    ...(dims !== '' && { dims }),
    ...(beside.length > 0 && { beside: beside.join('.') }),
  }).toString();
  const address = `${publicUrl}/${locale}/embed/${indicator}/${yugoId}${parts && `?${parts}`}`;
  return { locale, title: `${place.shortName}: ${about.name}`, address, frame: defaultFrame };
}

/** The view of the explorer that an address shows, in its form and by its indicators; null where it is none of this site. */
async function findView(db: RequestContext['db'], url: string, publicUrl: string): Promise<Embedded | null> {
  const view = readViewAddress(url, publicUrl);
  if (!view) return null;
  const { locale, code, others, form, search } = view;
  const codes = [code, ...others].map((each) => each.split(':')[0]!);
  const known = new Map((await listIndicators(db, codes, locale)).map((each) => [each.indicator, each.name]));
  if (codes.some((each) => !known.has(each))) return null;
  const address = `${publicUrl}/${locale}/embed-view/${encodeURIComponent(code)}${search}`;
  const title = [...new Set(codes)].map((each) => known.get(each)).join('; ');
  return { locale, title, address, frame: frameOfView(form) };
}

/** The line of another place; empty where a source does not let its values be passed on. */
async function readOther(
  db: RequestContext['db'],
  series: { indicator: string; dims: string; yugoId: number },
  { openDay, locale }: { openDay: string; locale: Locale },
) {
  const place = await findPlace(db, series.yugoId, locale);
  if (!place) throw new AppError('region_not_found');
  const figures = await readSeries(db, series, openDay);
  const source = await readSource(db, figures.at(-1) ?? null, locale);
  const shown = source !== null && isOpenLicence(source.licence) ? figures : [];
  return {
    yugoId: series.yugoId,
    place: place.shortName,
    points: shown.map(({ day, value }) => ({ day, value })),
  };
}

async function getSubject(db: RequestContext['db'], indicator: string, yugoId: number, locale: Locale) {
  const [place, [about]] = await Promise.all([
    findPlace(db, yugoId, locale),
    listIndicators(db, [indicator], locale),
  ]);
  if (!place) throw new AppError('region_not_found');
  if (!about) throw new AppError('indicator_not_found');
  return { about, place };
}
