import type { Db } from '#platform/server/db/db.ts';
import type { Locale } from '#platform/shared/locales.ts';
import { nameFollowed } from '#features/news/public.server.ts';
import { isNamedKind } from '#services/following/public.ts';
import { listSubscriptions } from '#services/following/public.server.ts';

/** What an account follows that others have too, with names: saved searches, categories, themes of quotes and industries are its own affair and stay so. */
export async function listFollowedNames(
  db: Db,
  accountId: number,
  { clock, locale }: { clock: Date; locale: Locale },
) {
  const subjects = (await listSubscriptions(db, accountId)).flatMap(({ type, value }) =>
    isNamedKind(type) ? [{ type, value }] : [],
  );
  const names = await nameFollowed(
    db,
    subjects.map(({ type, value }) => ({ kind: type, id: value })),
    { locale, clock },
  );
  return subjects.flatMap(({ type, value }) => {
    const name = names.get(`${type} ${value}`);
    return name === undefined ? [] : [{ type, value, name }];
  });
}
