import { AppError } from '#platform/contract/errors.ts';
import type { RequestContext } from '#platform/server/context.ts';
import { readSources } from '#statistics/source-queries.ts';
import { canSeeBalance } from '../../domain/abilities.ts';
import { balanceIndicators, type BalanceIndicator } from '../../domain/balance/balance-indicators.ts';
import { gapOf } from '../../domain/balance/gap.ts';
import { requirePlace } from '../region/read-region-measures.ts';
import { listNear, readEpidemicFigures, readSeriesFigures, type ReadFigure } from './read-figures.ts';

/** Which dashboard and which of its balances. */
export interface Asked {
  yugoId: number;
  typeId?: 1 | 3 | undefined;
}

/** Refuses a place that is not there, and a dashboard that is not the caller's. */
export async function requireBalance(yugoId: number, context: RequestContext): Promise<void> {
  await requirePlace(yugoId, context);
  if (!canSeeBalance(context.caller, yugoId)) throw new AppError('forbidden', { yugoId });
}

/** Rows of a balance as the call gives them. */
export async function readBalanceRows({ yugoId, typeId }: Asked, context: RequestContext) {
  const wanted = balanceIndicators.filter((each) => typeId === undefined || each.typeId === typeId);
  const [series, epidemic, near] = await Promise.all([
    readSeriesFigures(wanted, yugoId, context),
    wanted.some(({ from }) => from === 'computed') ? readEpidemicFigures(yugoId, context) : new Map(),
    listNear(yugoId, context),
  ]);
  const figures = new Map<string, ReadFigure>([...series, ...epidemic]);
  const sourceOf = await readSources(
    context.db,
    [...figures.values()].flatMap(({ origin }) => origin?.source ?? []),
    context.locale,
  );
  return wanted.map((indicator) => {
    const figure = figures.get(indicator.code) ?? unpublished(indicator, context);
    const { subjects, origin, ...rest } = figure;
    const { norm } = indicator;
    const reference =
      norm !== null
        ? { kind: 'norm' as const, ...norm }
        : figure.country === null
          ? null
          : { kind: 'country' as const, value: figure.country, basis: null };
    return {
      code: indicator.code,
      typeId: indicator.typeId,
      betterIs: indicator.betterIs,
      name: rest.name,
      unit: rest.unit,
      decimals: rest.decimals,
      day: rest.day,
      value: rest.value,
      trend: rest.trend,
      country: rest.country,
      reference,
      gap: gapOf(rest.value, reference?.value ?? null, {
        betterIs: indicator.betterIs,
        isIndex: rest.unit.code.startsWith('percent_'),
      }),
      neighbours: near.flatMap(({ yugoId: place, shortName }) => {
        const value = subjects.get(place);
        return value === undefined ? [] : [{ yugoId: place, shortName, value }];
      }),
      ...rankOf(rest.value, subjects, indicator.betterIs),
      source: origin && sourceOf(origin),
      sample: origin?.sample ?? false,
    };
  });
}

/** What nobody publishes still stands in the balance, said as not known. */
function unpublished({ code }: BalanceIndicator, { translate, locale }: RequestContext): ReadFigure {
  return {
    name: code === 'free_beds' ? translate(locale, 'Balance_Name_free_beds') : code,
    unit: { code: 'percent', forms: ['%'] },
    decimals: 0,
    day: null,
    value: null,
    trend: [],
    country: null,
    subjects: new Map(),
    origin: null,
  };
}

/** Place among the subjects, 1 = the best; ties share it. */
function rankOf(value: number | null, subjects: ReadonlyMap<number, number>, betterIs: 'up' | 'down') {
  const all = [...subjects.values()];
  const better = all.filter((other) => (betterIs === 'up' ? other > value! : other < value!)).length;
  return { rank: value === null || all.length === 0 ? null : better + 1, ranked: all.length };
}
