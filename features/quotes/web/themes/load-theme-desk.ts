import type { OutputOf } from '#platform/web/api.ts';
import type { LoadPage } from '#platform/web/page.ts';

type Desk = OutputOf<'quotes/getThemeDesk'>;

/** The themes, the chosen one (0: quotes without a theme) and its quotes. */
export interface ThemeDeskData extends Desk {
  page: number;
}

/** Loads the theme and the page of the address. */
export const loadThemeDesk: LoadPage<ThemeDeskData> = async ({ api, url, signal }) => {
  const number = (name: string, otherwise: number): number => {
    const asked = Number(url.searchParams.get(name) ?? otherwise);
    return Number.isInteger(asked) && asked >= 0 && asked <= 1_000_000 ? asked : otherwise;
  };
  const themeId = number('theme', 0);
  const page = Math.max(1, number('page', 1));
  return {
    ...(await api.call('quotes/getThemeDesk', { themeId, pageIndex: page }, { signal })),
    page,
  };
};
