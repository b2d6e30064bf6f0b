import { useText } from '#platform/web/text.ts';
import type { MessageKey } from '#app/messages.ts';
import type { NumberBounds } from '../../domain/scenario/scenario-params.ts';
import type { ScenarioProblem } from '../../domain/scenario/scenario-problems.ts';
import { useFormats } from '#platform/ui/figures/use-formats.ts';

/** Names of the units, for hints and field messages. */
const unitKeys: Record<NumberBounds['unit'], MessageKey> = {
  days: 'Scenario_UnitDays',
  percent: 'Scenario_UnitPercent',
  beds: 'Scenario_UnitBeds',
  doses: 'Scenario_UnitDoses',
  ratio: 'Scenario_UnitRatio',
  share: 'Scenario_UnitShare',
  month: 'Scenario_UnitMonth',
  per100k: 'Scenario_UnitPer100k',
};

/** The bounds of a field in words, and the sentence on what is wrong with it. */
export function useNumberWords(problems: readonly ScenarioProblem[]) {
  const t = useText();
  const { number } = useFormats();
  const write = (bounds: NumberBounds) => ({
    min: number(bounds.min, decimalsOf(bounds)),
    max: number(bounds.max, decimalsOf(bounds)),
    unit: t(unitKeys[bounds.unit]),
  });
  return {
    hint: (bounds: NumberBounds): string => t('Scenario_Bounds', write(bounds)),
    errorAt: (path: string): string | null => {
      const problem = problems.find((one) => one.path === path);
      if (problem === undefined) return null;
      if (problem.code === 'bounds') return t('Scenario_OutOfBounds', write(problem.bounds));
      if (problem.code === 'too-many') return t('Scenario_TooMany', { most: problem.most });
      return t(problemKeys[problem.code]);
    },
  };
}

const problemKeys = {
  reversed: 'Scenario_Reversed',
  overlapping: 'Scenario_Overlapping',
  outside: 'Scenario_Outside',
} as const;

/** Decimals that a step of the scale needs. */
export function decimalsOf({ step }: Pick<NumberBounds, 'step'>): number {
  return String(step).split('.')[1]?.length ?? 0;
}
