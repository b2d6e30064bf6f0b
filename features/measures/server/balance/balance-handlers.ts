import type { Routes } from '#platform/server/context.ts';
import { findPlace } from '#statistics/places/place-queries.ts';
import { addDays } from '#platform/shared/calendar-days.ts';
import type { balanceContract } from '../../contract/balance-calls.ts';
import { balanceIndicators } from '../../domain/balance/balance-indicators.ts';
import { endingDays, nextSteps } from '../../domain/balance/next-steps.ts';
import { readBalanceRows, requireBalance } from './read-balances.ts';
import { readMovingMeasures } from './read-moving.ts';

const types = [1, 3] as const;

/** Handlers of the dashboard. */
export const balanceRoutes: Routes<typeof balanceContract> = {
  async 'balances/getRegionHeader'({ yugoId }, context) {
    await requireBalance(yugoId, context);
    const { db, clock, locale } = context;
    const [place, measures] = await Promise.all([
      findPlace(db, yugoId, locale),
      readMovingMeasures({ yugoId }, context),
    ]);
    const inForce = measures.filter(({ status }) => status === 3);
    const until = addDays(clock.day, endingDays);
    return {
      yugoId,
      name: place!.name,
      shortName: place!.shortName,
      day: clock.day,
      measures: {
        inForce: inForce.length,
        waiting: measures.length - inForce.length,
        ending: inForce.filter(
          ({ ends, yugoIds }) => ends !== null && ends <= until && yugoIds.includes(yugoId),
        ).length,
      },
    };
  },

  async 'balances/getRegionSummaryStats'(asked, context) {
    await requireBalance(asked.yugoId, context);
    const all = await readBalanceRows(asked, context);
    const balances = types.flatMap((typeId) => {
      const rows = all.filter((row) => row.typeId === typeId);
      const normed = rows.filter(({ reference, value }) => reference?.kind === 'norm' && value !== null);
      const unknown = rows.filter(({ value }) => value === null).length;
      const counts = {
        normed: normed.length,
        worse: normed.filter(({ gap }) => gap?.verdict === 'worse').length,
        unnormed: rows.length - normed.length - unknown,
        unknown,
      };
      return rows.length === 0 ? [] : [{ typeId, rows, counts }];
    });
    return { yugoId: asked.yugoId, day: context.clock.day, balances };
  },

  async 'balances/getRegionActions'(asked, context) {
    await requireBalance(asked.yugoId, context);
    const measures = await readMovingMeasures(asked, context);
    const moving = (code: string, status: number): number[] =>
      measures.filter((each) => each.status === status && each.moves.includes(code)).map(({ id }) => id);
    return {
      yugoId: asked.yugoId,
      day: context.clock.day,
      figures: balanceIndicators
        .filter(({ typeId }) => asked.typeId === undefined || typeId === asked.typeId)
        .map(({ code }) => ({ code, inForce: moving(code, 3), waiting: moving(code, 2) })),
    };
  },

  async 'balances/getRegionDetailedActions'(asked, context) {
    await requireBalance(asked.yugoId, context);
    const [rows, measures] = await Promise.all([
      readBalanceRows(asked, context),
      readMovingMeasures(asked, context),
    ]);
    const { day } = context.clock;
    const figures = rows.map(({ code, value, gap }) => ({
      code,
      value,
      verdict: gap?.verdict ?? null,
      share: gap?.share ?? null,
      measures: measures.filter(({ moves }) => moves.includes(code)).length,
    }));
    const steps = nextSteps(
      figures,
      measures.filter(({ status, yugoIds }) => status === 3 && yugoIds.includes(asked.yugoId)),
      day,
    ).map((step) => {
      if (step.kind === 'ending') return step;
      const { name, rank, ranked } = rows.find(({ code }) => code === step.code)!;
      return step.kind === 'unknown' ? { ...step, name } : { ...step, name, rank, ranked };
    });
    return { yugoId: asked.yugoId, day, steps, measures };
  },
};
