import type { OutputOf } from '#platform/web/api.ts';
import type { LoadPage } from '#platform/web/page.ts';

/** The choices of the address, the lists to choose from, and the quotes. */
export interface QuotesData {
  rubricId: number;
  scopeId: number | null;
  themeId: number | null;
  order: 'time' | 'people' | 'figures';
  page: number;
  rubrics: OutputOf<'quotes/GetRubricSection'>;
  scopes: OutputOf<'quotes/GetScopeSection'>;
  themes: OutputOf<'quotes/GetThemesSection'>;
  quotes: OutputOf<'quotes/GetRubricQuotes'>;
}

/** Quotes on one page. */
export const quotesPageSize = 15;

/** Economics, as the specification's call has it. */
const defaultRubric = 4;

/** Loads what the address chooses: a theme, else a circle, else a rubric. */
export const loadQuotes: LoadPage<QuotesData> = async ({ api, url, signal }) => {
  const number = (name: string): number | null => {
    const asked = Number(url.searchParams.get(name));
    return Number.isInteger(asked) && asked > 0 && asked <= 1000 ? asked : null;
  };
  const asksRubric = number('rubric');
  const asksScope = number('scope');
  const themeAsked = number('theme');
  const wished = url.searchParams.get('order');
  const order = wished === 'people' || wished === 'figures' ? wished : 'time';
  const page = number('page') ?? 1;
  const asked = { order, pageIndex: page, pageSize: quotesPageSize } as const;
  const quotes = () => {
    if (themeAsked !== null)
      return api.call('quotes/GetThemeQuotes', { themeId: themeAsked, ...asked }, { signal });
    const rubricId = asksRubric ?? defaultRubric;
    if (asksScope !== null)
      return api.call('quotes/GetScopeQuotes', { scopeId: asksScope, rubricId, ...asked }, { signal });
    return api.call('quotes/GetRubricQuotes', { rubricId, ...asked }, { signal });
  };
  const finding = quotes();
  // A theme named alone says itself where it stands; one that was merged is the one it went into.
  const alone = themeAsked !== null && (asksRubric === null || asksScope === null) ? await finding : null;
  const rubricId = asksRubric ?? alone?.place?.rubricId ?? defaultRubric;
  const scopeId = asksScope ?? alone?.place?.scopeId ?? null;
  const [rubrics, scopes, themes, found] = await Promise.all([
    api.call('quotes/GetRubricSection', {}, { signal }),
    api.call('quotes/GetScopeSection', { rubricId }, { signal }),
    scopeId === null ? [] : api.call('quotes/GetThemesSection', { scopeId, rubricId }, { signal }),
    finding,
  ]);
  const themeId = themeAsked === null ? null : found.id;
  return { rubricId, scopeId, themeId, order, page, rubrics, scopes, themes, quotes: found };
};
