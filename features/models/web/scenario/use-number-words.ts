import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useText } from '#platform/web/text.ts';
import { boundsText, problemText } from '../../domain/scenario/problem-texts.ts';
import type { NumberBounds } from '../../domain/scenario/scenario-params.ts';
import type { ScenarioProblem } from '../../domain/scenario/scenario-problems.ts';

/** The bounds of a field in words, and the sentence on what is wrong with it. */
export function useNumberWords(problems: readonly ScenarioProblem[]) {
  const t = useText();
  const { number } = useFormats();
  const write = (bounds: NumberBounds) => ({
    min: number(bounds.min, decimalsOf(bounds)),
    max: number(bounds.max, decimalsOf(bounds)),
    unit: t(boundsText[bounds.unit]),
  });
  return {
    hint: (bounds: NumberBounds): string => t('Scenario_Bounds', write(bounds)),
    errorAt: (path: string): string | null => {
      const problem = problems.find((one) => one.path === path);
      if (problem === undefined) return null;
      if (problem.code === 'bounds') return t(problemText.bounds, write(problem.bounds));
      if (problem.code === 'too-many') return t(problemText['too-many'], { most: problem.most });
      return t(problemText[problem.code]);
    },
  };
}

/** Decimals that a step of the scale needs. */
export function decimalsOf({ step }: Pick<NumberBounds, 'step'>): number {
  return String(step).split('.')[1]?.length ?? 0;
}

/** Two significant digits: more would claim a precision no scenario has. */
export function roundTwo(value: number): number {
  return Number(value.toPrecision(2));
}
