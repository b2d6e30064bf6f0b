import type { LoadPage } from '#platform/web/page.ts';

/** The newest facts below the names of sections; what could not be read is left out. */
export const loadSections = (async ({ api, signal }) => {
  const [day, country, catalogue] = await Promise.all([
    api.call('news/getDayHistogram', {}, { signal }).catch(() => null),
    api.call('site/getPublicFigures', {}, { signal }).catch(() => null),
    api.call('catalogue/getSets', {}, { signal }).catch(() => null),
  ]);
  return {
    news: day && { day: day.day, headlines: day.headlines, outlets: day.outlets },
    country: country && {
      day: country.day,
      cases: country.cases.value,
      rising: country.rising,
      ranked: country.ranked,
    },
    sets: catalogue && catalogue.sets.length,
  };
}) satisfies LoadPage<unknown>;

/** What the page of sections knows beside the names. */
export type SectionFacts = Awaited<ReturnType<typeof loadSections>>;
