import { AppError } from '#platform/contract/errors.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import type { RequestContext } from '#platform/server/context.ts';
import type { owndataContract } from '../../contract.ts';
import { isReady } from '../../domain/judging/judge-values.ts';
import { kindOfUnit } from '../../domain/judging/kind-of-unit.ts';
import { maxSeries } from '../../domain/limits.ts';
import { decimalsOf } from '../../domain/reading/read-amount.ts';
import { countOwnSeries, findUnitCode, insertOwnSeries } from '../keeping/series-queries.ts';
import { understandFile } from './understand-file.ts';
import type { FileChoices } from '../../domain/choices.ts';

type Asked = Input<typeof owndataContract, 'own/loadFile'>;

/** Reads a file once more and keeps its values as a series of its sender; refuses a file of which nothing would be kept. */
export async function loadFile(asked: Asked, context: RequestContext) {
  const { db, caller } = context;
  const file = await understandFile(choicesOf(asked), context);
  const accepted = new Set(asked.accepted.split('.'));
  const ready = file.values.filter(isReady);
  const values = ready.filter(
    ({ row, column, doubts }) => doubts.length === 0 || asked.acceptAll || accepted.has(`${row}-${column}`),
  );
  if (values.length === 0)
    throw new AppError('form_incorrect', { fields: [{ path: 'file', message: 'no_values' }] });
  const { period, unit } = file.reading;
  const unitCode = await unitCodeOf(db, unit);
  const series = {
    name: asked.name,
    unit: unit.slice(0, 40),
    unitCode,
    period,
    decimals: decimalsOf(values.map(({ value }) => value)),
    source: asked.source,
    fileName: file.fileName,
  };
  const id = await db.transaction(async (tx) => {
    await refuseTooMany(tx, caller.accountId!);
    return insertOwnSeries(tx, caller.accountId!, series, values);
  });
  return { id, values: values.length, leftOut: file.values.length - values.length };
}

/** The unit of the catalogue that a written one stands for. */
export async function unitCodeOf(db: RequestContext['db'], unit: string): Promise<string | null> {
  if (unit === '') return null;
  return kindOfUnit(unit) === 'share' ? 'percent' : findUnitCode(db, unit);
}

/** Refuses one more series than an account may have. */
export async function refuseTooMany(tx: RequestContext['db'], accountId: number): Promise<void> {
  if ((await countOwnSeries(tx, accountId)) >= maxSeries)
    throw new AppError('too_many_kept', { reason: 'too_many', most: maxSeries });
}

/** What a request says of its file. */
export function choicesOf(asked: Input<typeof owndataContract, 'own/readFile'>): FileChoices {
  const { valueColumns, ...said } = asked;
  return { ...said, valueColumns: valueColumns?.split('.').map(Number) };
}
