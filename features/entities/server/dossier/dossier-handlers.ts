import { AppError } from '#platform/contract/errors.ts';
import type { Routes } from '#platform/server/context.ts';
import { dayAt } from '#platform/shared/calendar-days.ts';
import type { dossierContract } from '../../contract/dossier-calls.ts';
import { kindOf } from '../../domain/registry/fields.ts';
import { findEntity, sumMentions } from './entity-queries.ts';
import {
  listMentionDays,
  listMentionHours,
  listMentionNews,
  listMentionStories,
  listTogether,
} from './mention-queries.ts';
import { readHeader } from './read-header.ts';

const most = { together: 12, stories: 12, news: 40 } as const;

/** Handlers of an entity's dossier. */
export const dossierRoutes: Routes<typeof dossierContract> = {
  ':type/GetDossierHeader': readHeader,
  async 'entities/getMentions'({ id, from, to }, { db, clock, locale }) {
    const entity = await findEntity(db, id, locale);
    if (!entity) throw new AppError('dossier_not_found', { id });
    const today = dayAt(clock.news);
    const whole = await sumMentions(db, entity.members, today);
    const last = to === undefined || to > today ? today : to;
    const span = { members: entity.members, from: from ?? whole.first ?? last, to: last };
    const [days, hours, together, stories, news] = await Promise.all([
      listMentionDays(db, span),
      listMentionHours(db, span),
      listTogether(db, span, { locale, most: most.together }),
      listMentionStories(db, span, most.stories),
      listMentionNews(db, span, most.news),
    ]);
    const byHour = new Map(hours.map(({ hour, headlines }) => [hour, headlines]));
    return {
      from: days[0]?.day ?? null,
      to: days.at(-1)?.day ?? null,
      headlines: days.reduce((sum, { headlines }) => sum + headlines, 0),
      outlets: hours[0]?.outlets ?? 0,
      days,
      hours: Array.from({ length: 24 }, (_, hour) => byHour.get(hour) ?? 0),
      together: together.map(({ kind, ...other }) => ({ ...other, kind: kindOf(kind) })),
      stories,
      news: news.map(({ publishedAt, ...item }) => ({ ...item, publishedAt: publishedAt.toISOString() })),
    };
  },
};
