import { requireFinite } from '#simulation/numeric/refusal.ts';
import type { Warning } from '#simulation/numeric/run-record.ts';
import type { Share } from '#simulation/numeric/units.ts';
import { runScenario, seriesOf } from './run-scenario.ts';
import type { ScenarioModel } from './scenario-model.ts';

const checkedDays = 14;

/**
 * Scales the fatal shares so that two weeks of the model give the deaths reported in the last two, within a factor 0.3…3.
 *
 * @param reported  registered deaths of the last 14 days, null = not reported (nothing is scaled).
 * @returns the model, the ratio reported / model before scaling (null when there was nothing to compare) and a warning when it
 *          lay outside the bounds.
 *
 * Source: modelling.md 1.4 (calibration, step 6).
 */
export function scaleDeaths(
  model: ScenarioModel,
  start: Float64Array,
  reported: number | null,
): { readonly model: ScenarioModel; readonly ratio: number | null; readonly warnings: readonly Warning[] } {
  if (reported === null) return { model, ratio: null, warnings: [] };
  requireFinite('recentDeaths', reported, 0);
  const deaths = seriesOf(runScenario(model, start, checkedDays), 'deaths');
  const modelled = (deaths[checkedDays] as number) - (deaths[0] as number);
  if (modelled === 0) {
    // Nothing can be scaled to reported deaths where the model has none: a mismatch without end.
    const params = { reported, modelled };
    const none: Warning[] = [{ code: 'scenario.deaths-mismatch', severity: 'warn', params }];
    return { model, ratio: null, warnings: reported > 0 ? none : [] };
  }
  const ratio = reported / modelled;
  const factor = Math.min(3, Math.max(0.3, ratio));
  const severity = model.severity.map((age) => ({ ...age, fatal: Math.min(1, age.fatal * factor) as Share }));
  const warnings: Warning[] = [];
  if (factor !== ratio)
    warnings.push({ code: 'scenario.deaths-mismatch', severity: 'warn', params: { ratio, used: factor } });
  const limited = model.severity.filter((age) => age.fatal * factor > 1).length;
  if (limited > 0)
    warnings.push({ code: 'scenario.fatal-limited', severity: 'warn', params: { groups: limited } });
  return { model: { ...model, severity }, ratio, warnings };
}
