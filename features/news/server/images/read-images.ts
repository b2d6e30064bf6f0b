import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import { raiseDataVersion } from '#platform/server/data-version.ts';
import { RefusedFetch } from '#platform/server/fetch/refused-fetch.ts';
import type { Fetcher } from '#platform/server/fetch/open-fetcher.ts';
import { PictureError } from '#platform/server/pictures/picture-task.ts';
import { readFetched } from './read-picture.ts';

const ClaimedRow = z.object({ id: z.int(), address: z.string(), failures: z.int() });
type Claimed = z.output<typeof ClaimedRow>;

const batch = 20;
const maxFailures = 3;
/** How long a worker may take for a batch before another one may have it. */
const lease = '5 minutes';
/** News older than this keep no picture: nobody looks for them, and outlets take theirs down. */
const youngest = '3 days';

/** Looks at the pictures feeds named for news of the last days; returns at how many. Safe beside other workers. */
export async function readImages(db: Db, client: Fetcher, signal?: AbortSignal): Promise<number> {
  await noteImages(db);
  let done = 0;
  for (;;) {
    const claimed = await claimImages(db);
    await Promise.all(claimed.map((image) => readImage(db, client, image)));
    done += claimed.length;
    if (claimed.length > 0) await raiseDataVersion(db);
    if (claimed.length < batch || signal?.aborted) return done;
  }
}

async function noteImages(db: Db): Promise<void> {
  await db.run(
    `insert into news_image (news_id, address, next_try_at)
     select n.id, n.image_url, now() from news_item n
      where n.image_url is not null and n.published_at > now() - interval '${youngest}'
        and not exists (select from news_image g where g.news_id = n.id)
     on conflict (news_id) do nothing`,
  );
}

/** Takes what is due; moving the next try ahead is the lease. */
function claimImages(db: Db): Promise<Claimed[]> {
  return db.rows(
    ClaimedRow,
    `update news_image set next_try_at = now() + interval '${lease}'
      where id in (select id from news_image where next_try_at <= now() order by next_try_at limit ${batch} for update skip locked)
     returning id::int, address, failures::int`,
  );
}

/** One picture: taken over from another news of the same address, else fetched through the guarded client. */
async function readImage(db: Db, client: Fetcher, { id, address, failures }: Claimed): Promise<void> {
  if (await takeOver(db, id, address)) return;
  try {
    const fetched = await client.fetch({ address });
    if (fetched.kind !== 'fetched') throw new RefusedFetch('http_error', { status: 304 });
    const { width, height, hash, thumbnail } = await readFetched(fetched.bytes, { db });
    await db.run(
      `update news_image set outcome = 'kept', next_try_at = null, hash = $2::bit(64), width = $3::int, height = $4::int,
              thumbnail = $5::bytea, read_at = now() where id = $1`,
      [id, hash, width, height, thumbnail],
    );
  } catch (error) {
    const outcome = error instanceof RefusedFetch || error instanceof PictureError ? error.reason : 'failed';
    const isLast = error instanceof PictureError || failures + 1 >= maxFailures;
    await db.run(
      `update news_image set outcome = $2, failures = failures + 1, read_at = now(),
              next_try_at = case when $3::boolean then null else now() + interval '1 hour' * power(4, failures) end
        where id = $1`,
      [id, outcome, isLast],
    );
  }
}

/** Keeps a picture of our own for a news of ours, as one that a feed named is kept. */
export async function keepPicture(
  tx: Db,
  newsId: number,
  { address, picture }: { address: string; picture: Awaited<ReturnType<typeof readFetched>> },
): Promise<void> {
  const { width, height, hash, thumbnail } = picture;
  await tx.run(
    `insert into news_image (news_id, address, outcome, hash, width, height, thumbnail, read_at)
     values ($1, $2, 'kept', $3::bit(64), $4::int, $5::int, $6::bytea, now()) on conflict (news_id) do nothing`,
    [newsId, address, hash, width, height, thumbnail],
  );
}

async function takeOver(db: Db, id: number, address: string): Promise<boolean> {
  const taken = await db.run(
    `update news_image g set outcome = 'kept', next_try_at = null, hash = k.hash, width = k.width, height = k.height,
            thumbnail = k.thumbnail, read_at = now()
       from (select * from news_image where address = $2 and hash is not null limit 1) as k where g.id = $1`,
    [id, address],
  );
  return taken > 0;
}
