import { useEffect, useMemo, useState } from 'react';
import { findRegions, type NamedRegion } from '#platform/shared/find-regions.ts';
import { regionAliases } from '#platform/shared/region-aliases.ts';
import type { OutputOf } from '#platform/web/api.ts';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useSession } from '#platform/web/session/use-session.ts';
import { useLocale } from '#platform/web/text.ts';
import { useApi } from '#platform/web/use-api.ts';
import { findSections } from '#features/shell/domain/find-sections.ts';
import { useSections } from '../sections/use-sections.ts';
import { findNamed } from '#features/news/public.web.ts';

/** One line of the results. */
export interface Found {
  id: string;
  kind: 'section' | 'region' | 'news' | 'entity' | 'industry' | 'measure';
  title: string;
  note: string;
  to: string;
}

/** A region with everything it may be called. */
type SearchedRegion = Regions[number] & NamedRegion;

type Regions = OutputOf<'site/getRegionNames'>['regions'];

let regions: Regions | undefined;
const pauseMs = 250;
const minLetters = 3;
const maxSections = 4;

/** What matches the typed text: screens by their names, regions as soon as their names are known (`isReady`), headlines, dossiers and industries after a pause in typing. */
export function useSearch(typed: string): { found: Found[]; busy: boolean; isReady: boolean } {
  const known = useRegions();
  const buildRoute = useBuildRoute();
  const locale = useLocale();
  const { hasActiveLicense } = useSession();
  const { news, busy } = useHeadlines(typed, hasActiveLicense);
  const places = useMemo(
    () =>
      findRegions(typed, known ?? []).map(({ yugoId, byLocale, capital }): Found => ({
        id: `region-${yugoId}`,
        kind: 'region',
        title: byLocale[locale],
        note: capital,
        // Without a licence a region's headlines are what there is to read; its dossier is one click from them.
        to: hasActiveLicense
          ? buildRoute('overview', { id: yugoId })
          : buildRoute('search', {}, { search: { region: yugoId } }),
      })),
    [typed, known, buildRoute, locale, hasActiveLicense],
  );
  const offered = useSections();
  const screens = useMemo(
    () =>
      findSections(typed, offered)
        .slice(0, maxSections)
        .map(({ route, name, to }): Found => ({
          id: `section-${route}`,
          kind: 'section',
          title: name,
          note: '',
          to,
        })),
    [typed, offered],
  );
  return { found: [...screens, ...places, ...news], busy, isReady: known !== null };
}

function useRegions(): SearchedRegion[] | null {
  const api = useApi();
  const [list, setList] = useState(regions ?? null);
  useEffect(() => {
    if (regions === undefined) {
      // Without the list the headlines can still be searched.
      api.call('site/getRegionNames', {}).then(
        ({ regions: answer }) => setList((regions = answer)),
        () => setList([]),
      );
    }
  }, [api]);
  return useMemo(
    () =>
      list?.map((region) => ({
        ...region,
        names: [...new Set([...Object.values(region.byLocale), region.shortName])],
        aliases: regionAliases[region.shortName],
      })) ?? null,
    [list],
  );
}

function useHeadlines(typed: string, withMeasures: boolean): { news: Found[]; busy: boolean } {
  const api = useApi();
  const buildRoute = useBuildRoute();
  const [answer, setAnswer] = useState<{ typed: string; news: Found[] }>({ typed: '', news: [] });
  const text = typed.trim();
  const isWanted = text.length >= minLetters;
  useEffect(() => {
    if (!isWanted) return undefined;
    const control = new AbortController();
    const timer = setTimeout(async () => {
      const options = { signal: control.signal };
      const [page, named] = await Promise.all([
        api.call('news/search', { text, pageSize: 6 }, options).catch(() => null),
        findNamed(api, text, { most: 5, withMeasures, signal: control.signal }),
      ]);
      if (control.signal.aborted) return;
      const news = (page?.news ?? []).slice(0, 6).map(({ newsId, title, sourceName }): Found => ({
        id: `news-${newsId}`,
        kind: 'news',
        title,
        note: sourceName,
        to: buildRoute('article', { newsId }),
      }));
      const others = named.map(({ route, ...found }): Found => ({ ...found, to: buildRoute(...route) }));
      setAnswer({ typed: text, news: [...news, ...others] });
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      control.abort();
    };
  }, [api, buildRoute, text, isWanted, withMeasures]);
  return { news: isWanted ? answer.news : [], busy: isWanted && answer.typed !== text };
}
