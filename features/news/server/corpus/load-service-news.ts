import type { Db } from '#platform/server/db/db.ts';

/** Puts the product's own announcements in. */
export async function loadServiceNews(_db: Db): Promise<void> {}
