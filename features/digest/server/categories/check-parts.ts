import { AppError } from '#platform/contract/errors.ts';
import { longestKeyword, maxParts } from '../../domain/categories/category-limits.ts';
import { tidyKeywords } from '../../domain/categories/category-parts.ts';

/** What a category is made of, as it is kept; refused with the specification's sentence where it is too much or nothing. */
export function checkParts({
  keywords,
  objects,
  sources,
}: {
  keywords: string[];
  objects: number[];
  sources: number[];
}): { keywords: string[]; objects: number[]; sources: number[] } {
  const words = tidyKeywords(keywords);
  const [named, outlets] = [[...new Set(objects)], [...new Set(sources)]];
  if ([words, named, outlets].some(({ length }) => length > maxParts))
    throw new AppError('too_many_tags', { most: maxParts });
  if (words.some((word) => [...word].length > longestKeyword))
    throw new AppError('query_too_long', { most: longestKeyword });
  if (words.length + named.length + outlets.length === 0) throw new AppError('query_without_words');
  return { keywords: words, objects: named, sources: outlets };
}
