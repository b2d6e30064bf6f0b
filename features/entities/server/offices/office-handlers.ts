import { AppError } from '#platform/contract/errors.ts';
import type { RequestContext, Routes } from '#platform/server/context.ts';
import { addDays, dayAt } from '#platform/shared/calendar-days.ts';
import type { officeContract } from '../../contract/office-calls.ts';
import { groupTurns, turnDays } from '../../domain/offices/group-turns.ts';
import type { Turn } from '../../domain/offices/read-turn.ts';
import { kindOf } from '../../domain/registry/fields.ts';
import { findEntity } from '../dossier/entity-queries.ts';
import { summariseTurn } from './read-office-news.ts';
import { findTurnLink, insertStep, listOpenTerms, listTurned, undoStep } from './office-queries.ts';

/** Turns shown at once, and how far back headlines are looked at. Unit: days. */
const most = 40;
const lookBack = 365;

/** Handlers of the queue of offices taken and left. */
export const officeRoutes: Routes<typeof officeContract> = {
  async 'entities/getOfficeTurns'(_input, { db, locale, clock }) {
    const day = dayAt(clock.news);
    const groups = groupTurns(await listTurned(db, { day, since: addDays(day, -lookBack), locale })).slice(
      0,
      most,
    );
    const ids = [...new Set(groups.map(([first]) => first!.entityId))];
    const terms = Map.groupBy(await listOpenTerms(db, ids, { day, locale }), ({ entityId }) => entityId);
    return {
      turns: groups.map((group) => {
        const { entityId, kind, name, title, source } = group[0]!;
        const { turn, day: first, outlets, storyId } = summariseTurn(group);
        return {
          person: { id: entityId, kind: kindOf(kind), name },
          turn,
          day: first,
          headlines: group.length,
          outlets,
          example: { storyId, title, source },
          terms: (terms.get(entityId) ?? []).map(({ id, text, starts }) => ({ id, text, starts })),
        };
      }),
    };
  },
  async 'entities/beginTerm'({ office, starts, ...key }, context) {
    const { step, link } = await findStep(key, context);
    checkDay('starts', starts, context);
    const { db, locale } = context;
    const stepId = await insertStep(db, step, {
      work: 'begun',
      value: office,
      locale,
      starts,
      link,
      knownAt: key.day,
    });
    return { stepId: stepId! };
  },
  async 'entities/endTerm'({ statementId, ends, ...key }, context) {
    const { step, link } = await findStep(key, context);
    checkDay('ends', ends, context);
    const stepId = await insertStep(context.db, step, { work: 'ended', statementId, ends, link });
    if (stepId === null) throw new AppError('not_found');
    return { stepId };
  },
  async 'entities/dropTurn'(key, context) {
    const { step } = await findStep(key, context);
    return { stepId: (await insertStep(context.db, step, { work: 'dropped' }))! };
  },
  async 'entities/undoOfficeStep'({ stepId }, { db }) {
    if (!(await undoStep(db, stepId))) throw new AppError('not_found');
    return { stepId };
  },
};

/** Whom a step is about, and the headline it answers; refused where there is no such person or no such headline. */
async function findStep(
  { id, turn, day }: { id: number; turn: Turn; day: string },
  { db, locale, caller }: RequestContext,
) {
  const person = await findEntity(db, id, locale);
  if (!person) throw new AppError('dossier_not_found', { id });
  const news = await findTurnLink(db, person.members, { turn, day });
  if (!news) throw new AppError('not_found');
  return { step: { entityId: news.entityId, turn, day, accountId: caller.accountId! }, link: news.link };
}

/** A term begins or ends by the day of the product, or a little after the headline that tells of it. */
function checkDay(field: string, day: string, { clock }: RequestContext): void {
  if (day > addDays(dayAt(clock.news), turnDays)) throw new AppError('bad_request', { [field]: day });
}
