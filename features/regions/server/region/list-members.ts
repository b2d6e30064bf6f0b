import type { Db } from '#platform/server/db/db.ts';
import { listDistrictMembers } from '#statistics/places/place-queries.ts';

/** The places whose figures make up a place's: a district's subjects, otherwise the place itself. */
export async function listMembers(db: Db, yugoId: number): Promise<number[]> {
  return (await listDistrictMembers(db)).get(yugoId) ?? [yugoId];
}
