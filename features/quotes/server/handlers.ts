import { findRubric, allRubrics, childRubrics } from '#features/news/public.ts';
import { AppError } from '#platform/contract/errors.ts';
import type { HandlerOutput, Input } from '#platform/contract/endpoint.ts';
import type { RequestContext, Routes } from '#platform/server/context.ts';
import type { quotesContract } from '../contract.ts';
import { livingTheme, livingThemes, themeName } from '../domain/edited-themes.ts';
import { scopes } from '../domain/themes.ts';
import { readHeadlineQuotes } from './headline-quotes.ts';
import { type KnownQuote, promiseOf } from './known-quote.ts';
import { readAllQuotes } from './read-all-quotes.ts';
import { reminderRoutes } from './reminders/reminder-handlers.ts';
import { setBeside } from './set-beside.ts';
import { themeRoutes } from './themes/theme-handlers.ts';

const speakersShown = 8;

type Asked = Pick<Input<typeof quotesContract, 'quotes/GetRubricQuotes'>, 'pageIndex' | 'pageSize' | 'order'>;

/** Quotes by rubric, circle and theme: the bundled records, and what headlines before the clock say. */
export const quotesRoutes: Routes<typeof quotesContract> = {
  ...themeRoutes,
  ...reminderRoutes,
  async 'quotes/GetRubricSection'(_input, context) {
    const { quotes } = await readAllQuotes(context);
    return childRubrics(allRubrics, context.locale)
      .map(({ id, name }) => ({ id, name, count: count(quotes, ({ rubricId }) => rubricId === id) }))
      .filter((rubric) => rubric.count > 0);
  },
  async 'quotes/GetScopeSection'({ rubricId }, context) {
    const quotes = within((await readAllQuotes(context)).quotes, rubricId);
    return scopes
      .map(({ id, names }) => ({
        id,
        name: names[context.locale],
        count: count(quotes, ({ theme }) => theme?.scopeId === id),
      }))
      .filter((scope) => scope.count > 0);
  },
  async 'quotes/GetThemesSection'({ scopeId, rubricId }, context) {
    const all = await readAllQuotes(context);
    const quotes = within(all.quotes, rubricId);
    return livingThemes(all.themes)
      .filter((theme) => scopeId === undefined || theme.scopeId === scopeId)
      .map((each) => ({
        id: each.id,
        name: themeName(each, context.locale),
        count: count(quotes, ({ theme }) => theme?.id === each.id),
      }))
      .filter((theme) => theme.count > 0);
  },
  async 'quotes/GetRubricQuotes'({ rubricId, ...asked }, context) {
    const rubric = findRubric(rubricId, context.locale);
    if (rubric === null || rubricId === allRubrics) throw new AppError('not_found', { rubricId });
    return pageOf(within((await readAllQuotes(context)).quotes, rubricId), rubric, asked, context);
  },
  async 'quotes/GetScopeQuotes'({ scopeId, rubricId, ...asked }, context) {
    const scope = scopes.find(({ id }) => id === scopeId);
    if (!scope) throw new AppError('not_found', { scopeId });
    const quotes = within((await readAllQuotes(context)).quotes, rubricId).filter(
      ({ theme }) => theme?.scopeId === scopeId,
    );
    return pageOf(quotes, { id: scopeId, name: scope.names[context.locale] }, asked, context);
  },
  async 'quotes/GetThemeQuotes'({ themeId, ...asked }, context) {
    const { quotes, themes } = await readAllQuotes(context);
    // A theme that was merged leads to the one its quotes stand under.
    const found = livingTheme(themes, themeId);
    if (!found) throw new AppError('not_found', { themeId });
    const own = quotes.filter(({ theme }) => theme?.id === found.id);
    const named = { id: found.id, name: themeName(found, context.locale) };
    const place = { rubricId: mainRubric(own) ?? found.rubricId, scopeId: found.scopeId };
    return { ...(await pageOf(own, named, asked, context)), place };
  },
  async 'quotes/getSpeakerQuotes'({ entityId, ...page }, context) {
    const { db, clock, locale } = context;
    const quotes = await readHeadlineQuotes(db, clock.news, locale, { speakerId: entityId });
    return {
      total: quotes.length,
      directCount: count(quotes, ({ isDirect }) => isDirect),
      quotes: await cutPage(quotes, page, context),
    };
  },
};

function within(quotes: readonly KnownQuote[], rubricId: number | undefined): KnownQuote[] {
  return quotes.filter((quote) => rubricId === undefined || quote.rubricId === rubricId);
}

function count(quotes: readonly KnownQuote[], fits: (quote: KnownQuote) => boolean): number {
  return quotes.filter(fits).length;
}

async function pageOf(
  quotes: readonly KnownQuote[],
  named: { id: number; name: string },
  { pageIndex, pageSize, order }: Asked,
  context: RequestContext,
): Promise<HandlerOutput<typeof quotesContract, 'quotes/GetRubricQuotes'>> {
  const besides = await setBeside(quotes, context);
  const withFigure = quotes.filter((_, at) => besides[at] !== null);
  const ordered = {
    time: quotes,
    people: quotes.toSorted((a, b) => a.speaker.localeCompare(b.speaker, 'ru')),
    figures: withFigure,
  }[order];
  return {
    ...named,
    place: null,
    total: quotes.length,
    directCount: count(quotes, ({ isDirect }) => isDirect),
    figureCount: withFigure.length,
    speakers: speakersOf(quotes),
    quotes: await cutPage(ordered, { pageIndex, pageSize }, context),
  };
}

async function cutPage(
  quotes: readonly KnownQuote[],
  { pageIndex, pageSize }: Pick<Asked, 'pageIndex' | 'pageSize'>,
  context: RequestContext,
) {
  const shown = quotes.slice((pageIndex - 1) * pageSize, pageIndex * pageSize);
  const beside = await setBeside(shown, context);
  return shown.map(
    ({ speaker, role, entityId, theme, rubricId: _rubric, regions: _regions, key: _key, ...quote }, at) => ({
      ...quote,
      speaker: { name: speaker, role, entityId },
      themeId: theme?.id ?? null,
      beside: beside[at]!,
      promise: promiseOf(quote, context.clock.news),
    }),
  );
}

/** The rubric most of the quotes are of; null where none has one. */
function mainRubric(quotes: readonly KnownQuote[]): number | null {
  const [first] = [...Map.groupBy(quotes, ({ rubricId }) => rubricId)]
    .filter(([rubricId]) => rubricId !== null)
    .toSorted(([, a], [, b]) => b.length - a.length);
  return first?.[0] ?? null;
}

function speakersOf(quotes: readonly KnownQuote[]) {
  return [...Map.groupBy(quotes, ({ speaker, entityId }) => `${entityId ?? ''} ${speaker}`).values()]
    .map((own) => ({ name: own[0]!.speaker, entityId: own[0]!.entityId, count: own.length }))
    .toSorted((a, b) => b.count - a.count || a.name.localeCompare(b.name, 'ru'))
    .slice(0, speakersShown);
}
