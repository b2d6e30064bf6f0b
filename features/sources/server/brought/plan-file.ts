import {
  choicesOf,
  isReady,
  understandFile,
  unitCodeOf,
  type OwnValue,
} from '#features/owndata/public.server.ts';
import type { Recipe } from '#connectors/recipe.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import { AppError } from '#platform/contract/errors.ts';
import type { RequestContext } from '#platform/server/context.ts';
import type { Cells, KnownNames } from '#statistics/import/csv/check-row.ts';
import { readNamesFor } from '#statistics/import/live/known-to-source.ts';
import { weighRows } from '#statistics/import/live/weigh-rows.ts';
import type { sourcesContract } from '../../contract.ts';
import { judgeFigure, type HoldReason } from '../../domain/judge-figure.ts';
import { planOf, type Plan } from '../reading/read-plan.ts';
import { recipeOfFile } from './recipe-of-file.ts';

type Loading = Input<typeof sourcesContract, 'sources/loadFile'>;
type Indicator = KnownNames['indicators'] extends ReadonlyMap<string, infer Shape> ? Shape : never;
type Understood = Awaited<ReturnType<typeof understandFile>>;

const kinds = { year: 'annual', quarter: 'quarterly', month: 'monthly', day: 'daily' } as const;

/** Reads the file of a request and lays one of its series beside the store: what would be written, what waits, what is refused. Nothing is written. */
export async function planFile(
  input: Loading,
  context: RequestContext,
): Promise<{ recipe: Recipe; plan: Plan }> {
  const { db } = context;
  const { indicators } = await readNamesFor(db, {});
  const indicator = indicators.get(input.indicator);
  if (indicator === undefined || indicator.dimensions !== '') throw refusedField('indicator', 'no_indicator');
  const file = await understandFile(choicesOf(input), context);
  const series = file.series.find(({ number }) => number === input.series);
  if (series === undefined) throw refusedField('file', 'no_values');
  if (kinds[file.reading.period] !== indicator.kind) throw refusedField('indicator', 'other_period');
  const unit = await unitCodeOf(db, series.unit);
  if (unit !== null && unit !== indicator.unit) throw refusedField('indicator', 'other_unit');
  const recipe = recipeOf(input, file, indicator);
  const values = file.values.filter((each) => each.series === input.series);
  return { recipe, plan: await planValues(db, recipe, values, input, file.reading.period) };
}

const refusedField = (path: string, message: string): AppError =>
  new AppError('form_incorrect', { fields: [{ path, message }] });

function recipeOf(input: Loading, { reading, fileName }: Understood, { unit }: Indicator): Recipe {
  const nameOf = (at: number): string => reading.columns.find((column) => column.at === at)?.name || '–';
  const { place, time, values } = reading.mapping;
  return recipeOfFile({
    ...input,
    fileName,
    unit,
    factor: Number(input.factor),
    columns: { place: nameOf(place), time: nameOf(time), value: nameOf(values[0] ?? 0) },
  });
}

async function planValues(
  db: RequestContext['db'],
  recipe: Recipe,
  values: readonly OwnValue[],
  { knownAt = '' }: Loading,
  period: Understood['reading']['period'],
): Promise<Plan> {
  const [{ indicator, unit, factor }] = recipe.figures as [Recipe['figures'][number]];
  const cellsOf = ({ yugoId, day, value }: OwnValue): Cells => ({
    indicator,
    place: String(yugoId),
    time: timeOf(period, day!),
    value: String(Number((value! * factor).toPrecision(15))),
    unit,
    source: recipe.source,
    known_at: knownAt,
  });
  // A row of the file may hold several values: each is known by its place in the list, and reported by its row.
  const rows = (async function* () {
    for (const [row, each] of values.entries()) if (isReady(each)) yield { row, cells: cellsOf(each) };
  })();
  const today = new Date().toISOString().slice(0, 10);
  const weighed = await weighRows(db, rows, await readNamesFor(db, recipe.defines), today);
  const unread = values.flatMap(({ row, refusal }) =>
    refusal === null ? [] : [{ row, reasons: [{ code: `file_${refusal}`, details: {} }] }],
  );
  const refused = [
    ...unread,
    ...weighed.refused.map(({ row, reasons }) => ({ row: values[row]!.row, reasons })),
  ];
  return planOf(db, recipe, weighed, {
    refused,
    refusedCount: refused.length,
    records: values.length,
    passed: 0,
    empty: 0,
    refusal: null,
    hold: ({ row, fact, before, previous }) =>
      holdOf(values[row]!) ?? judgeFigure({ value: fact.value, before, previous }, recipe.checks),
  });
}

/** What is strange about a value in its own file waits for a person, as a sharp revision does. */
function holdOf({ doubts }: OwnValue): HoldReason | null {
  if (doubts.length === 0) return null;
  return doubts.every((each) => each === 'tenTimes' || each === 'fiveMedians') ? 'jump' : 'bounds';
}

/** The time of a value as the import reads it, by the last day of its period. */
function timeOf(period: Understood['reading']['period'], day: string): string {
  if (period === 'year') return day.slice(0, 4);
  if (period === 'quarter') return `${day.slice(0, 4)}-Q${Number(day.slice(5, 7)) / 3}`;
  return period === 'month' ? day.slice(0, 7) : day;
}
