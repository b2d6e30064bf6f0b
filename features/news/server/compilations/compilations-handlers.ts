import { AppError } from '#platform/contract/errors.ts';
import type { RequestContext, Routes } from '#platform/server/context.ts';
import type { Locale } from '#platform/shared/locales.ts';
import type { compilationsContract } from '../../contract/compilations-calls.ts';
import { findRubric } from '../../domain/feed/rubrics.ts';
import { newsItemOf } from '../feed/news-columns.ts';
import { findHits } from './compilation-hits.ts';
import { findCompilation, listCompilations, type CompilationRow } from './compilation-queries.ts';
import { countHits, findNewsByIds, listGroups, type GroupRow } from './group-queries.ts';

/** Headlines on a compilation's card. */
const onCard = 3;

/** Handlers of compilations as readers see them. */
export const compilationsRoutes: Routes<typeof compilationsContract> = {
  async 'newsCompilations/GetNewsCompilationsList'(_input, context) {
    const rows = await listCompilations(context.db, context.locale);
    const cards = [];
    for (const row of rows) {
      const card = await cardOf(row, context);
      if (card.newsCount > 0) cards.push(card);
    }
    return cards;
  },

  async 'newsCompilations/GetNewsCompilation'({ id }, context) {
    const row = await getCompilation(id, context);
    const hits = await findHits(context.db, row, context.clock.news, context.locale);
    return { ...headOf(row, await countHits(context.db, hits)), rule: ruleOf(row, context.locale) };
  },

  async 'newsCompilations/GetNewsForCompilation'(
    { compilationId, groupByStories, pageIndex, pageSize },
    context,
  ) {
    const row = await getCompilation(compilationId, context);
    const hits = await findHits(context.db, row, context.clock.news, context.locale);
    const groups = await listGroups(context.db, hits, {
      byStory: groupByStories,
      byHand: row.rule === null,
      skip: (pageIndex - 1) * pageSize,
      most: pageSize,
    });
    const [first] = groups;
    if (!first) return pageIndex > 1 ? null : { news: [], newsTotalCount: 0, storyTotalCount: 0 };
    return {
      news: await newsOf(groups, context),
      newsTotalCount: first.total,
      storyTotalCount: first.stories,
    };
  },
};

async function getCompilation(id: number, { db, locale }: RequestContext): Promise<CompilationRow> {
  const row = await findCompilation(db, id, locale);
  if (!row) throw new AppError('not_found', { id });
  return row;
}

async function cardOf(row: CompilationRow, context: RequestContext) {
  const hits = await findHits(context.db, row, context.clock.news, context.locale);
  const shown = { byStory: true, byHand: row.rule === null, skip: 0, most: onCard };
  const groups = await listGroups(context.db, hits, shown);
  const [first] = groups;
  const counts = { news: first?.total ?? 0, stories: first?.stories ?? 0, latestAt: first?.latestAt ?? null };
  return { ...headOf(row, counts), news: await newsOf(groups, context) };
}

function headOf({ rule, ...row }: CompilationRow, counts: Awaited<ReturnType<typeof countHits>>) {
  return {
    ...row,
    isByRule: rule !== null,
    newsCount: counts.news,
    storyCount: counts.stories,
    latestAt: counts.latestAt?.toISOString() ?? null,
  };
}

function ruleOf({ rule }: CompilationRow, locale: Locale) {
  if (rule === null) return null;
  const rubrics = rule.rubrics.flatMap((id) => findRubric(id, locale)?.name ?? []);
  return { words: rule.words[locale], rubrics, days: rule.days };
}

async function newsOf(groups: readonly GroupRow[], { db, clock, locale }: RequestContext) {
  const rows = await findNewsByIds(
    db,
    groups.flatMap(({ ids }) => ids),
    clock.news,
  );
  return groups.flatMap(({ ids, items, note }) => {
    const [lead, ...others] = ids
      .flatMap((id) => rows.get(id) ?? [])
      .map((row) => newsItemOf(row, locale, null));
    return lead ? [{ ...lead, note, others, othersCount: items - 1 }] : [];
  });
}
