import { z } from 'zod';
import type { RequestContext } from '#platform/server/context.ts';
import { listIndicators } from '#statistics/indicators/indicator-queries.ts';
import { readHandbook } from '#platform/server/keep-handbook.ts';
import { locales } from '#platform/shared/locales.ts';
import { balanceIndicators } from '../../domain/balance/balance-indicators.ts';
import { movedOf } from '../../domain/balance/match-measures.ts';
import { describeRow, listMeasures } from '../list/measure-queries.ts';
import { filterMeasures } from '../list/filter-measures.ts';
import type { Asked } from './read-balances.ts';

const maxMeasures = 200;

/** Measures of a region in force on the day or waiting for a decision, each with the figures it means to move. */
export async function readMovingMeasures({ yugoId, typeId }: Asked, context: RequestContext) {
  const { db, caller, clock } = context;
  const where = filterMeasures(
    { view: 'all', status: [2, 3], yugoId, withNational: true, direction: typeId },
    { caller, day: clock.day },
  );
  const rows = await listMeasures(db, where, { sort: 'start', skip: 0, most: maxMeasures }, context);
  const current = rows.filter(
    ({ status, starts, ends }) =>
      status === 2 || (starts !== null && starts <= clock.day && (ends === null || ends >= clock.day)),
  );
  const [targets, figures] = await Promise.all([readTargets(current, context), readNames(context)]);
  return current.map((row) => ({
    ...describeRow(row),
    moves: movedOf({ code: row.code, targets: targets.get(`${row.id} ${row.version}`) ?? [] }, figures),
  }));
}

async function readTargets(
  rows: readonly { id: number; version: number }[],
  { db }: RequestContext,
): Promise<Map<string, string[]>> {
  const found = await db.rows(
    z.object({ id: z.int(), version: z.int(), names: z.array(z.string()) }),
    `select v.measure_id as id, v.version, array(select x->>'name' from jsonb_array_elements(coalesce(v.content->'indicators', '[]')) x) as names
       from unnest($1::bigint[], $2::int[]) w(measure_id, version) join measure_version v using (measure_id, version)`,
    [rows.map(({ id }) => id), rows.map(({ version }) => version)],
  );
  return new Map(found.map(({ id, version, names }) => [`${id} ${version}`, names]));
}

/** The names a figure goes by in every language: a target may be written in any. */
export function readNames({ db, translate }: RequestContext) {
  return readHandbook(db, 'names of balances', () => listNames({ db, translate }));
}

async function listNames({ db, translate }: Pick<RequestContext, 'db' | 'translate'>) {
  const codes = balanceIndicators.map(({ code }) => code);
  const lists = await Promise.all(locales.map((locale) => listIndicators(db, codes, locale)));
  const computed = { incidence: 'Balance_Name_incidence', rt: 'Balance_Name_rt' } as const;
  return balanceIndicators.map(({ code, movedBy }) => ({
    code,
    movedBy,
    names:
      code in computed
        ? locales.map((locale) => translate(locale, computed[code as keyof typeof computed]))
        : lists.flatMap((list) => list.find(({ indicator }) => indicator === code)?.name ?? []),
  }));
}
