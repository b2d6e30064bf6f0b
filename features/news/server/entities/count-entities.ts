import { chooseNames } from './choose-names.ts';
import { companyCheckUrl } from './company-check.ts';
import type { Mention } from './entity-queries.ts';

/** An entity with how many headlines name it. */
export interface CountedEntity {
  id: number;
  name: string;
  objectType: number;
  count: number;
  checkUrl: string | null;
}

/** Entities of some headlines that are sure enough to be shown, those named in most first; twice in one headline counts once. */
export function countEntities(
  mentions: readonly Mention[],
  checkAddress: string | undefined,
): CountedEntity[] {
  const headlines = new Map<number, Set<number>>();
  const named = new Map<number, Mention>();
  for (const mention of mentions) {
    named.set(mention.id, mention);
    headlines.set(mention.id, (headlines.get(mention.id) ?? new Set()).add(mention.newsId));
  }
  const counted = [...named.values()]
    .map((mention) => ({ ...mention, count: headlines.get(mention.id)!.size }))
    .toSorted((one, other) => other.count - one.count || one.id - other.id);
  return chooseNames(counted, counted.length).map(({ id, name, objectType, count, facts }) => ({
    id,
    name,
    objectType,
    count,
    checkUrl: companyCheckUrl({ objectType, facts }, checkAddress),
  }));
}
