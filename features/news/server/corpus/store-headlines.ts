import { performance } from 'node:perf_hooks';
import { setImmediate as letOthersRun } from 'node:timers/promises';
import type { Db } from '#platform/server/db/db.ts';
import { searchTerms } from '../../feed/wording/search-terms.ts';
import type { Headline } from './read-headlines.ts';

/**
 * How long a batch holds the only connection of the embedded database, ms: `alone` before anybody reads, `beside`
 * readers, who take turns with batches.
 */
const batchMs = { alone: 60, beside: 6 } as const;

export type Pace = keyof typeof batchMs;

const smallestBatch = 12;
const largestBatch = 400;

const insertSql = `
  insert into news_item (external_id, title, url, source_id, published_at, has_time, language, rubric_id, score, data_set, search_terms)
  select i.external_id, i.title, i.url, s.id, i.published_at, i.has_time, i.language,
         (select r.rubric_id from news_section_rubric r where r.section = any(string_to_array(i.sections, ',')) order by r.precedence limit 1),
         i.score, $1, array_to_tsvector(string_to_array(i.search_terms, ' '))
    from unnest($2::text[], $3::text[], $4::text[], $5::text[], $6::timestamptz[], $7::boolean[], $8::text[], $9::text[], $10::double precision[], $11::text[])
         as i (external_id, title, url, domain, published_at, has_time, language, sections, score, search_terms)
    join news_source s on s.domain = i.domain
  on conflict (external_id) do nothing`;

/** Stores headlines in batches sized by the time they take; what is there already stays. `report` gets how many are done. */
export async function storeHeadlines(
  db: Db,
  { dataSet, pace }: { dataSet: string; pace: Pace },
  headlines: readonly Headline[],
  report: (done: number) => void,
): Promise<void> {
  await storeSources(db, headlines);
  let size = 20;
  for (let done = 0; done < headlines.length;) {
    const batch = headlines.slice(done, done + size);
    const start = performance.now();
    await db.run(insertSql, [dataSet, ...columnsOf(batch)]);
    const took = performance.now() - start;
    done += batch.length;
    size = nextSize(size, took, batchMs[pace]);
    report(done);
    await letOthersRun();
  }
}

/** Grows or shrinks a batch towards its time, at most by half at once. */
function nextSize(size: number, tookMs: number, wantedMs: number): number {
  const wanted = size * Math.min(1.5, Math.max(0.5, wantedMs / Math.max(tookMs, 0.1)));
  return Math.round(Math.min(largestBatch, Math.max(smallestBatch, wanted)));
}

function columnsOf(batch: readonly Headline[]): unknown[][] {
  const moments = batch.map(({ date, day }) => momentsOf(date, day));
  return [
    batch.map(({ id }) => id),
    batch.map(({ title }) => title),
    batch.map(({ url }) => url),
    batch.map(({ domain }) => domain),
    moments.map(({ publishedAt }) => publishedAt),
    moments.map(({ hasTime }) => hasTime),
    batch.map(({ lang }) => lang),
    batch.map(({ section }) => section.join(',')),
    moments.map(({ score }) => score),
    batch.map(({ title, lang }) => searchTerms(title, lang).join(' ')),
  ];
}

/** Where only the day is known an item is seen from the day's end and ranks as if it came at noon. */
function momentsOf(date: string, day: string): { publishedAt: string; hasTime: boolean; score: number } {
  if (date.length > 10) return { publishedAt: date, hasTime: true, score: Date.parse(date) / 1000 };
  return { publishedAt: `${day}T20:59:59Z`, hasTime: false, score: Date.parse(`${day}T09:00:00Z`) / 1000 };
}

async function storeSources(db: Db, headlines: readonly Headline[]): Promise<void> {
  const names = Array.from(
    Map.groupBy(headlines, ({ domain }) => domain),
    ([domain, own]) => ({ domain, name: usualName(domain, own) }),
  );
  for (let start = 0; start < names.length; start += 200) {
    const part = names.slice(start, start + 200);
    await db.run(
      'insert into news_source (domain, name) select * from unnest($1::text[], $2::text[]) on conflict (domain) do nothing',
      [part.map(({ domain }) => domain), part.map(({ name }) => name)],
    );
  }
}

/** The name an outlet goes by most often; an address is no name. */
function usualName(domain: string, headlines: readonly Headline[]): string {
  const counts = new Map<string, number>();
  for (const { source } of headlines)
    if (source !== '' && !source.includes('://')) counts.set(source, (counts.get(source) ?? 0) + 1);
  const [first] = [...counts].sort((a, b) => b[1] - a[1]);
  return first?.[0] ?? domain;
}
