import type { RequestContext } from '#platform/server/context.ts';
import { readHandbook } from '#platform/server/keep-handbook.ts';
import { balanceIndicators } from '../../domain/balance/balance-indicators.ts';
import { movedOf } from '../../domain/balance/match-measures.ts';
import { readEpidemicFigures, readSeriesFigures } from '../balance/read-figures.ts';
import { readNames } from '../balance/read-moving.ts';
import { findShown, contentOf } from '../steps/version-queries.ts';

/** What came of each target that bears the name of a figure of the balances: the newest figure of the measure's first place by the target's date. Before a measure begins nothing came of it. */
export async function readTargets(asked: { id: number; version: number }, context: RequestContext) {
  const { clock } = context;
  const { indicators, yugoIds, starts } = contentOf(await findShown(context, asked));
  const [yugoId] = yugoIds;
  if (yugoId === undefined || starts === null || starts > clock.day || indicators.length === 0) return [];
  const names = await readNames(context);
  const targets = indicators.map(({ name, date }) => ({
    code: movedOf({ code: null, targets: [name] }, names)[0] ?? null,
    until: date !== null && date < clock.day ? date : clock.day,
  }));
  const byDay = Map.groupBy(
    targets.filter(({ code }) => code !== null),
    ({ until }) => until,
  );
  const known = new Map(
    await Promise.all(
      [...byDay].map(async ([until, of]) => {
        const codes = [...new Set(of.map(({ code }) => code!))];
        const read = () => readFigures(codes, yugoId, { ...context, clock: { ...clock, day: until } });
        return [until, await readHandbook(context.db, `came of ${yugoId} ${until} ${codes}`, read)] as const;
      }),
    ),
  );
  return targets.flatMap(({ code, until }, at) => {
    const figure = code === null ? null : known.get(until)?.get(code);
    // What was known before the measure began did not come of it.
    if (!figure || figure.day < starts) return [];
    const { betterIs } = balanceIndicators.find((each) => each.code === code)!;
    return [{ at, ...figure, betterIs }];
  });
}

/** Newest figures of a place by the clock, those that are known. */
async function readFigures(codes: readonly string[], yugoId: number, context: RequestContext) {
  const wanted = balanceIndicators.filter(({ code }) => codes.includes(code));
  const [series, epidemic] = await Promise.all([
    readSeriesFigures(wanted, yugoId, context),
    wanted.some(({ from }) => from === 'computed')
      ? readEpidemicFigures(yugoId, context)
      : new Map<never, never>(),
  ]);
  return new Map(
    [...series, ...epidemic].flatMap(([code, { value, day, decimals }]) =>
      value === null || day === null ? [] : [[code, { value, day, decimals }] as const],
    ),
  );
}
