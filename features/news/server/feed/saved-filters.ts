import type { RequestContext } from '#platform/server/context.ts';
import { listCompilations } from '../compilations/compilation-queries.ts';

/** How many saved filters stand beside a feed. */
const maxShown = 6;

/** The published compilations that a rule fills, in their order: the saved filters beside the first page of a feed. */
export async function listSavedFilters({ db, locale }: Pick<RequestContext, 'db' | 'locale'>) {
  const compilations = await listCompilations(db, locale);
  return compilations
    .flatMap(({ rule, ...compilation }) => (rule === null ? [] : [{ ...compilation, rule }]))
    .slice(0, maxShown)
    .map(({ id, title, description, rule }) => ({
      id,
      title,
      description,
      jsonFilter: JSON.stringify(rule),
      groupByStory: true,
      rubricId: rule.rubrics.length === 1 ? rule.rubrics[0]! : null,
      img: null,
    }));
}
