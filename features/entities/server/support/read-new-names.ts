import type { Db } from '#platform/server/db/db.ts';
import { makeNewCallings } from '../callings/make-callings.ts';
import { makeNewForms } from '../joining/entity-forms.ts';
import { joinSame } from '../joining/join-same.ts';
import { makeNewOfficeNews } from '../offices/make-office-news.ts';
import { nameEntities } from '../registry/adopt-entities.ts';
import { makeNewSupport } from './make-support.ts';

/** What was done with names that came with the news. */
interface ReadNames {
  readonly called: number;
  readonly supported: number;
  readonly turned: number;
  readonly named: number;
  readonly joined: number;
}

/**
 * Reads the names that came with the news since the last time. That is what headlines call them, which have a page by
 * that, and who took or left an office. Then come the names these are found by, and whom of lists and registers they meet.
 */
export async function readNewNames(db: Db, signal?: AbortSignal): Promise<ReadNames> {
  const called = await makeNewCallings(db, signal);
  const supported = await makeNewSupport(db, signal);
  const turned = await makeNewOfficeNews(db, signal);
  const named = await nameEntities(db);
  return { called, supported, turned, named, joined: await joinNew(db) };
}

/** Before the registers are in there is nobody to meet. */
async function joinNew(db: Db): Promise<number> {
  const after = await makeNewForms(db);
  return after === 0 ? 0 : joinSame(db, after);
}
