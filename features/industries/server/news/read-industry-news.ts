import { readOkved } from '#statistics/classifiers/okved-handbook.ts';
import { listWorded } from '#features/news/public.server.ts';
import type { RequestContext } from '#platform/server/context.ts';
import { codeOfEntry } from '#platform/shared/okved-code.ts';
import { wordsOf } from '../../domain/industry-words.ts';

/** An industry as somebody follows it: its name, and the headlines with the words by which it is called. */
export interface IndustryNews {
  name: string;
  newsIds: number[];
}

/** A week, and a day more for whoever counts it in their own zone. Unit: days. */
const days = 8;

/** Headlines of some industries, by their numbers in addresses; those that are none, or are called by no words, are left out. */
export async function readIndustryNews(
  ids: readonly number[],
  { db, clock, locale }: Pick<RequestContext, 'db' | 'clock' | 'locale'>,
): Promise<Map<number, IndustryNews>> {
  const handbook = await readOkved(db, locale);
  const found = ids.flatMap((id) => {
    const entry = handbook.find(codeOfEntry(id) ?? '');
    const named = entry === null ? null : wordsOf(entry.code, entry.section);
    return entry === null || named === null ? [] : [{ id, name: entry.name, words: named.words }];
  });
  const news = await listWorded(
    db,
    found.map(({ words }) => words),
    { clock: clock.news, days, language: locale },
  );
  return new Map(found.map(({ id, name }, at) => [id, { name, newsIds: news[at]! }]));
}
