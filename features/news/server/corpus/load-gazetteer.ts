import type { Db } from '#platform/server/db/db.ts';

/** Puts the listed entities in. */
export async function loadGazetteer(_db: Db): Promise<void> {}
