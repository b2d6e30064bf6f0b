import type { RequestContext } from '#platform/server/context.ts';
import { livingTheme, themeName } from '../../domain/edited-themes.ts';
import { readAllQuotes } from '../read-all-quotes.ts';

/** A theme as somebody follows it: its name, and the headlines that quote somebody about it. */
export interface ThemeNews {
  name: string;
  newsIds: number[];
}

/** Every theme that stands, by its number and by those of the themes merged into it, with its headlines of thirty days before the clock. */
export async function readThemeNews(
  asked: Pick<RequestContext, 'db' | 'clock' | 'locale'>,
): Promise<Map<number, ThemeNews>> {
  const { quotes, themes } = await readAllQuotes(asked);
  const found = Map.groupBy(quotes, ({ theme }) => theme?.id ?? 0);
  return new Map(
    [...themes.keys()].flatMap((id): [number, ThemeNews][] => {
      const theme = livingTheme(themes, id);
      if (theme === null) return [];
      const newsIds = (found.get(theme.id) ?? []).flatMap(({ newsId }) => newsId ?? []);
      return [[id, { name: themeName(theme, asked.locale), newsIds }]];
    }),
  );
}
