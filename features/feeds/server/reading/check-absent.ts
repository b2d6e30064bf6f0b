import { z } from 'zod';
import type { CleanItem } from '#feedformats/clean/clean-item.ts';
import { addressKey } from '#features/news/public.ts';
import { addressKeySql, recomputeStories } from '#features/news/public.server.ts';
import { raiseDataVersion } from '#platform/server/data-version.ts';
import type { Db } from '#platform/server/db/db.ts';
import type { Fetcher } from '#platform/server/fetch/open-fetcher.ts';
import { arrivalId } from '../arrivals/arrival-id.ts';
import { respectRobots } from '../article/robots-rules.ts';
import { isRefusal } from '../refusal.ts';

/** A reading asks the outlet for few pages, and for each again after an hour at the earliest. */
const maxAtOnce = 2;
/** What fell off the end of a feed is not withdrawn: only an item younger than the oldest one listed is missed. */
const leastItems = 3;

const AbsentRow = z.object({ newsId: z.int(), url: z.string(), storyId: z.int().nullable() });
type Absent = z.output<typeof AbsentRow>;

/** An item of a feed as it is looked for among those that are in. */
type ListedItem = Pick<CleanItem, 'id' | 'link' | 'publishedAt'>;

/** Asks for the pages of items that left the feed before their time; one that answers 404 or 410 was withdrawn. */
export async function checkAbsent(
  db: Db,
  client: Fetcher,
  feed: { readonly id: number },
  items: readonly ListedItem[],
): Promise<void> {
  const mayAsk = respectRobots(client);
  for (const absent of await findAbsent(db, feed, items)) {
    const isWithdrawn = (await mayAsk(absent.url)) && (await isGone(client, absent.url));
    await storeAbsence(db, absent, isWithdrawn);
  }
}

async function findAbsent(
  db: Db,
  feed: { readonly id: number },
  items: readonly ListedItem[],
): Promise<Absent[]> {
  const dates = items.flatMap(({ publishedAt }) => (publishedAt === null ? [] : [Date.parse(publishedAt)]));
  if (items.length < leastItems || dates.length < items.length) return [];
  return db.rows(
    AbsentRow,
    `select n.id as "newsId", n.url, n.story_id as "storyId" from news_item n left join news_absence a on a.news_id = n.id
      where n.feed_id = $1 and n.published_at > greatest($2::timestamptz, now() - interval '2 days')
        and n.external_id <> all($3::text[]) and ${addressKeySql('n.url')} <> all(select md5(k) from unnest($4::text[]) k)
        and (a.news_id is null or (not a.is_withdrawn and a.checked_at < now() - interval '1 hour'))
      order by n.published_at desc limit ${maxAtOnce}`,
    [
      feed.id,
      new Date(Math.min(...dates)),
      items.map((item) => arrivalId(feed.id, item)),
      items.flatMap(({ link }) => (link === null ? [] : [addressKey(link)])),
    ],
  );
}

async function isGone(client: Fetcher, address: string): Promise<boolean> {
  try {
    await client.fetch({ address });
    return false;
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return error.reason === 'gone' || error.details['status'] === 404;
  }
}

/** A withdrawn headline counts as a reprint does: its story goes on without it. */
async function storeAbsence(db: Db, { newsId, storyId }: Absent, isWithdrawn: boolean): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.run(
      `insert into news_absence (news_id, is_withdrawn) values ($1, $2)
       on conflict (news_id) do update set is_withdrawn = $2, checked_at = now()`,
      [newsId, isWithdrawn],
    );
    if (!isWithdrawn) return;
    if (storyId !== null) await recomputeStories(tx, [storyId]);
    await raiseDataVersion(tx);
  });
}
