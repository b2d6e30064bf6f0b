import { giveNotice } from '#services/notifications/public.server.ts';
import { listFollowers } from '#services/following/public.server.ts';
import { ownClock } from '#platform/server/clock.ts';
import type { Services } from '#platform/server/context.ts';
import type { Db } from '#platform/server/db/db.ts';
import { dayAt } from '#platform/shared/calendar-days.ts';
import { locales, type Locale } from '#platform/shared/locales.ts';
import { heldPlaces, moveOf, type HeldPlaces } from '../../domain/ratings/held-places.ts';
import { ratingSpan, type RatingSpan } from '../../domain/ratings/rating-span.ts';
import { kindOf } from '../../domain/registry/fields.ts';
import { changePlaces, forgetPlaces, listKnownPlaces, notePlaces, type KnownPlaces } from './move-queries.ts';
import { moveWords } from './move-words.ts';
import { listNames, ranked } from './rating-queries.ts';
import { readRanked } from './read-ranked.ts';

/** Tells followers of a name when its whole band in the week's rating of its kind has left the one they know; how many were told. A name followed anew is only noted. */
export async function tellMoves(
  { db, config }: Pick<Services, 'db' | 'config'>,
  now: Date,
  signal: AbortSignal,
): Promise<number> {
  const clock = ownClock(config, now);
  const span = ratingSpan('week', dayAt(clock.news));
  const followers = await listFollowers(db, 'entity', { needsLicence: config.LICENSE_POLICY === 'api' });
  await forgetPlaces(db, followers);
  if (followers.length === 0) return 0;
  let told = 0;
  for (const [id, own] of Map.groupBy(await listKnownPlaces(db, followers), (known) => known.id)) {
    signal.throwIfAborted();
    const scope = { kind: own[0]!.kind, rubricId: null, countryId: null };
    const places = heldPlaces(await readRanked(db, span, scope), id, ranked);
    const unseen = own.flatMap(({ accountId, low }) => (low === null ? [accountId] : []));
    if (unseen.length > 0) await notePlaces(db, id, unseen, places);
    for (const [, alike] of Map.groupBy(own, ({ low, high }) => `${low} ${high}`))
      told += await tellAlike(db, alike, { places, span });
  }
  return told;
}

/** Tells those who know the same places of a name: the new ones are noted together with the notice. */
async function tellAlike(
  db: Db,
  alike: readonly KnownPlaces[],
  { places, span }: { places: HeldPlaces; span: RatingSpan },
): Promise<number> {
  const { id, kind, low, high } = alike[0]!;
  if (low === null) return 0;
  const before = { low, high };
  const way = moveOf(before, places);
  if (way === null) return 0;
  const names = await namesOf(db, id);
  const accountIds = alike.map(({ accountId }) => accountId);
  return db.transaction(async (tx) => {
    const changed = await changePlaces(tx, id, accountIds, { before, now: places });
    await giveNotice(tx, changed, {
      kind: 'rating',
      words: moveWords({ names, way, before, now: places, span }),
      path: `/dossier/${kindOf(kind)}/${id}`,
      byMail: false,
      gatheredBy: `rating:${id}`,
    });
    return changed.length;
  });
}

async function namesOf(db: Db, id: number): Promise<Record<Locale, string>> {
  const names = await Promise.all(
    locales.map(async (locale) => [locale, (await listNames(db, [id], locale)).get(id) ?? ''] as const),
  );
  return Object.fromEntries(names) as Record<Locale, string>;
}
