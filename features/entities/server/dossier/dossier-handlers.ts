import { AppError } from '#platform/contract/errors.ts';
import type { Routes } from '#platform/server/context.ts';
import { dayAt } from '#platform/shared/calendar-days.ts';
import type { dossierContract } from '../../contract/dossier-calls.ts';
import { kindOf } from '../../domain/registry/fields.ts';
import { findMentions } from './mention-queries.ts';
import { readHeader } from './read-header.ts';

/** Handlers of an entity's dossier. */
export const dossierRoutes: Routes<typeof dossierContract> = {
  ':type/GetDossierHeader': readHeader,
  async 'entities/getMentions'({ id, from, to }, { db, clock, locale }) {
    const today = dayAt(clock.news);
    const last = to === undefined || to > today ? today : to;
    const found = await findMentions(db, { id, from: from ?? null, to: last }, locale);
    if (!found) throw new AppError('dossier_not_found', { id });
    const { days, hours, outlets, together, stories, news } = found;
    const byHour = new Map(hours.map(({ hour, headlines }) => [hour, headlines]));
    return {
      from: days[0]?.day ?? null,
      to: days.at(-1)?.day ?? null,
      headlines: days.reduce((sum, { headlines }) => sum + headlines, 0),
      outlets,
      days,
      hours: Array.from({ length: 24 }, (_, hour) => byHour.get(hour) ?? 0),
      together: together.map(({ kind, ...other }) => ({ ...other, kind: kindOf(kind) })),
      stories,
      news: news.map(({ publishedAt, ...item }) => ({
        ...item,
        publishedAt: new Date(publishedAt).toISOString(),
      })),
    };
  },
};
