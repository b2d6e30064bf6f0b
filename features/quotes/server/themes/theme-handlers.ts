import { allRubrics, childRubrics, findRubric } from '#features/news/public.ts';
import { AppError } from '#platform/contract/errors.ts';
import type { Routes } from '#platform/server/context.ts';
import type { Locale } from '#platform/shared/locales.ts';
import type { themeContract } from '../../contract/theme-calls.ts';
import { livingTheme, livingThemes, themeName, type EditedTheme } from '../../domain/edited-themes.ts';
import { scopes } from '../../domain/themes.ts';
import { readAllQuotes } from '../read-all-quotes.ts';
import { assignQuotes, mergeThemes, removeTheme, saveTheme, undoDecision } from './decide-themes.ts';
import { listDecisions } from './theme-queries.ts';

const pageSize = 20;
const decisionsShown = 30;

/** Handlers of the calls by which editors keep the themes of quotes. */
export const themeRoutes: Routes<typeof themeContract> = {
  async 'quotes/getThemeDesk'({ themeId: asked, pageIndex }, context) {
    const { locale, db } = context;
    const { quotes, themes } = await readAllQuotes(context);
    const living = livingThemes(themes);
    const themeId = livingTheme(themes, asked)?.id ?? 0;
    const own = quotes.filter(({ theme }) => (theme?.id ?? 0) === themeId);
    const decisions = await listDecisions(db, decisionsShown);
    return {
      themeId,
      themes: living.map((each) => ({
        id: each.id,
        scopeId: each.scopeId,
        rubricId: each.rubricId,
        name: themeName(each, locale),
        names: each.names,
        count: quotes.filter(({ theme }) => theme?.id === each.id).length,
      })),
      scopes: scopes.map(({ id, names }) => ({ id, name: names[locale] })),
      rubrics: childRubrics(allRubrics, locale).map(({ id, name }) => ({ id, name })),
      total: own.length,
      pageSize,
      quotes: own
        .slice((pageIndex - 1) * pageSize, pageIndex * pageSize)
        .map(({ key, text, speaker, source }) => ({ key, text, speaker, source })),
      decisions: decisions.map(({ changes, decidedAt, undoneAt, ...each }) => ({
        ...each,
        ...namesOf(changes.themes[0]?.after ?? changes.quotes[0]?.after, themes, locale),
        quoteCount: changes.quotes.length,
        decidedAt: decidedAt.toISOString(),
        undoneAt: undoneAt?.toISOString() ?? null,
      })),
    };
  },
  async 'quotes/saveTheme'({ rubricId, ...theme }, context) {
    if (rubricId === allRubrics || findRubric(rubricId, context.locale) === null)
      throw new AppError('not_found', { rubricId });
    return saveTheme(context, { rubricId, ...theme });
  },
  'quotes/mergeThemes': ({ id, intoId }, context) => mergeThemes(context, id, intoId),
  'quotes/removeTheme': ({ id }, context) => removeTheme(context, id),
  'quotes/assignQuotes': ({ keys, themeId }, context) => assignQuotes(context, keys, themeId),
  'quotes/undoThemeDecision': ({ id }, context) => undoDecision(context, id),
};

/** The theme a decision is about by its name of then, and the one it was merged into. */
function namesOf(
  after: EditedTheme | { themeId: number | null } | undefined,
  themes: ReadonlyMap<number, EditedTheme>,
  locale: Locale,
): { theme: string | null; into: string | null } {
  const nameOf = (id: number | null) => {
    const theme = id === null ? undefined : themes.get(id);
    return theme ? themeName(theme, locale) : null;
  };
  if (after === undefined) return { theme: null, into: null };
  if ('themeId' in after) return { theme: nameOf(after.themeId), into: null };
  return { theme: themeName(after, locale), into: nameOf(after.mergedInto) };
}
