import { z } from 'zod';
import { questionFields, type Followed, type Question } from '#features/news/public.server.ts';
import { anyOfKeywords, type CategoryParts } from '../../domain/categories/category-parts.ts';

/** A question that asks for nothing. */
const everything: Question = z.object(questionFields).parse({});

/** What the news room reads of a category: an item comes by its words or by its objects, of the outlets given. */
export function followedOf({ keywords, objects, sources }: CategoryParts): Followed {
  const among: Question = { ...everything, sources: [...sources] };
  const questions: Question[] = [
    ...(keywords.length > 0 ? [{ ...among, any: anyOfKeywords(keywords) }] : []),
    ...(objects.length > 0 ? [{ ...among, entities: [...objects] }] : []),
  ];
  return { kind: 'any', questions: questions.length > 0 ? questions : [among] };
}
