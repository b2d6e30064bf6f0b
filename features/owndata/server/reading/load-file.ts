import { AppError } from '#platform/contract/errors.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import type { RequestContext } from '#platform/server/context.ts';
import type { owndataContract } from '../../contract.ts';
import { readLines } from '../../domain/correcting/numbered-lines.ts';
import type { FileChoices } from '../../domain/choices.ts';
import { isReady, type ReadyValue } from '../../domain/judging/judge-values.ts';
import { kindOfUnit } from '../../domain/judging/kind-of-unit.ts';
import { longest, maxSeries } from '../../domain/limits.ts';
import { decimalsOf } from '../../domain/reading/read-amount.ts';
import { countOwnSeries, findUnitCode, insertOwnSeries } from '../keeping/series-queries.ts';
import { describeCorrected } from './describe-file.ts';
import { understandFile } from './understand-file.ts';

type Loading = Input<typeof owndataContract, 'own/loadFile'>;
type Understood = Awaited<ReturnType<typeof understandFile>>;

/** Reads a file once more and keeps its values as series of its sender, all or none; refuses a file of which nothing would be kept. */
export async function loadFile(input: Loading, context: RequestContext) {
  const { db, caller } = context;
  const file = await understandFile(choicesOf(input), context);
  const values = acceptedOf(file, input);
  if (values.length === 0)
    throw new AppError('form_incorrect', { fields: [{ path: 'file', message: 'no_values' }] });
  const series = await seriesOf(db, file, values, input.source);
  const id = await db.transaction(async (tx) => {
    await refuseTooMany(tx, caller.accountId!, series.length);
    let firstId: number | null = null;
    for (const [row, own] of series) {
      const id = await insertOwnSeries(tx, { ...row, accountId: caller.accountId!, firstId }, own);
      firstId ??= id;
    }
    return firstId!;
  });
  return {
    id,
    series: series.length,
    values: values.length,
    leftOut: file.values.length - values.length,
  };
}

/** Values that are loaded: those that are not strange, and those that are and were accepted. */
function acceptedOf(
  file: Understood,
  { accepted, acceptAll }: { accepted: string; acceptAll: boolean },
): ReadyValue[] {
  const keys = new Set(accepted.split('.'));
  return file.values
    .filter(isReady)
    .filter(({ row, column, doubts }) => doubts.length === 0 || acceptAll || keys.has(`${row}-${column}`));
}

/** The series that have values, as they will be kept. */
async function seriesOf(
  db: RequestContext['db'],
  file: Understood,
  values: readonly ReadyValue[],
  source: string,
) {
  const bySeries = Map.groupBy(values, ({ series }) => series);
  const found = file.series.flatMap((series) => {
    const own = bySeries.get(series.number);
    return own === undefined ? [] : [{ series, own }];
  });
  return Promise.all(
    found.map(async ({ series: { name, unit }, own }) => {
      const row = {
        name: nameOfSeries(name, file.fileName),
        unit: unit.slice(0, longest.unit),
        unitCode: await unitCodeOf(db, unit),
        period: file.reading.period,
        decimals: decimalsOf(own.map(({ value }) => value)),
        source,
        fileName: file.fileName,
        corrections: describeCorrected(file.corrected),
      };
      return [row, own] as const;
    }),
  );
}

/** The name under which a series is loaded; without one of its own it has that of its file. */
export function nameOfSeries(name: string, fileName: string): string {
  return (name || fileName.replace(/\.\w+$/, '') || '–').slice(0, longest.name);
}

/** The unit of the catalogue that a written one stands for. */
export async function unitCodeOf(db: RequestContext['db'], unit: string): Promise<string | null> {
  if (unit === '') return null;
  return kindOfUnit(unit) === 'share' ? 'percent' : findUnitCode(db, unit);
}

/** Refuses more series than an account may have. */
export async function refuseTooMany(
  tx: RequestContext['db'],
  accountId: number,
  more: number,
): Promise<void> {
  if ((await countOwnSeries(tx, accountId)) + more > maxSeries)
    throw new AppError('too_many_kept', { reason: 'too_many', most: maxSeries });
}

/** What a request says of its file. */
export function choicesOf(input: Input<typeof owndataContract, 'own/readFile'>): FileChoices {
  const { valueColumns, names, units, cells, excluded, beside: _beside, ...choices } = input;
  return {
    ...choices,
    valueColumns: valueColumns?.split('.').map(Number),
    names: readLines(names ?? ''),
    units: readLines(units ?? ''),
    corrections: {
      cells: readLines(cells ?? ''),
      excluded: new Set(excluded?.split('.').map(Number)),
    },
  };
}
