import type { Db } from '#platform/server/db/db.ts';
import { addDays } from '#platform/shared/calendar-days.ts';
import type { Locale } from '#platform/shared/locales.ts';
import { personKind } from '#newsengine/entities/mention-form.ts';
import { groupTurns } from '../../domain/offices/group-turns.ts';
import type { FoundEntity } from '../dossier/entity-queries.ts';
import { listTurned, type Turned } from './office-queries.ts';

/** So long a dossier shows a turn that no editor has answered. Unit: days. */
const shownDays = 60;

/** One turn by its headlines. */
export function summariseTurn(group: readonly Turned[]) {
  const { turn, day, storyId } = group[0]!;
  return { turn, day, storyId, outlets: new Set(group.map(({ sourceId }) => sourceId)).size };
}

/** What headlines say of a person's offices and registers do not yet; nothing for what is no person. */
export async function readOfficeNews(
  db: Db,
  { kind, members }: FoundEntity,
  { day, locale }: { day: string; locale: Locale },
) {
  if (kind !== personKind) return [];
  const news = await listTurned(db, { day, since: addDays(day, -shownDays), locale, of: members });
  return groupTurns(news).map(summariseTurn);
}
