import type { RequestContext } from '#platform/server/context.ts';
import { readHandbook } from '#platform/server/keep-handbook.ts';
import { findAllTwins } from '../../domain/twins/find-twins.ts';
import { readSubjectParts, subjectsOf } from './read-subject-parts.ts';

/** The twins of every subject that has some, nearest first, as a day knows them; read once for a number of the data. */
export function readAllTwins({
  db,
  clock,
}: Pick<RequestContext, 'db' | 'clock'>): Promise<ReadonlyMap<number, readonly number[]>> {
  return readHandbook(db, `twins of all ${clock.day}`, async () =>
    findAllTwins(subjectsOf(await readSubjectParts({ db, clock }))),
  );
}
