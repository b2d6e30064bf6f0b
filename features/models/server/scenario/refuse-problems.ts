import { AppError, type FieldProblem } from '#platform/contract/errors.ts';
import type { RequestContext } from '#platform/server/context.ts';
import { formatNumber } from '#platform/shared/numbers.ts';
import { boundsText, problemText } from '../../domain/scenario/problem-texts.ts';
import type { ScenarioParams } from '../../domain/scenario/scenario-params.ts';
import { findProblems } from '../../domain/scenario/scenario-problems.ts';

/** Refuses assumptions that no model may compute with: each field with its bounds and unit in the caller's language. */
export function refuseProblems(
  params: ScenarioParams,
  startDay: string,
  { translate, locale }: Pick<RequestContext, 'translate' | 'locale'>,
): void {
  const fields = findProblems(params, startDay).map((problem): FieldProblem => {
    const write = (value: number): string => formatNumber(value, locale, value % 1 === 0 ? 0 : 2);
    const values: Record<string, string | number> =
      problem.code === 'bounds'
        ? {
            min: write(problem.bounds.min),
            max: write(problem.bounds.max),
            unit: translate(locale, boundsText[problem.bounds.unit]),
          }
        : problem.code === 'too-many'
          ? { most: problem.most }
          : {};
    return { path: `params.${problem.path}`, message: translate(locale, problemText[problem.code], values) };
  });
  if (fields.length > 0) throw new AppError('bad_request', { fields });
}
