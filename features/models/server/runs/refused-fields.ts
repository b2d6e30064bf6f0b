import type { FieldProblem } from '#platform/contract/errors.ts';
import type { RequestContext } from '#platform/server/context.ts';
import { formatNumber } from '#platform/shared/numbers.ts';
import { findRuleWord } from '../../domain/family/rule-words.ts';
import type { InputProblem, ProblemCode } from '#simulation/numeric/refusal.ts';

const sentences: Record<ProblemCode, string> = {
  missing: 'Models_Problem_Missing',
  'not-finite': 'Models_Problem_Number',
  'not-whole': 'Models_Problem_Number',
  'not-a-date': 'Models_Problem_Number',
  'out-of-bounds': 'Models_Problem_Bounds',
  'too-short': 'Models_Problem_Count',
  'too-long': 'Models_Problem_Count',
  'wrong-shape': 'Models_Problem_Count',
  unordered: 'Models_Problem_Order',
  unknown: 'Models_Problem_Unknown',
  inconsistent: 'Models_Problem_Inconsistent',
};

/** What the last name of a path is counted in. */
const units: readonly (readonly [RegExp, string])[] = [
  [/^tfr/, 'Models_Unit_Children'],
  [/^netMigration/, 'Models_Unit_PeopleYear'],
  [/^(e0|retirementAge|meanAgeShift|horizonYears)/, 'Models_Unit_Years'],
  [/(wage|pension|income|earnings|cost|amount)$/i, 'Models_Unit_Roubles'],
  [/(age|ageFrom|ageTo)$/, 'Models_Unit_Years'],
];

/** What a model refused, field by field, with bounds and unit in the caller's language; the wire's names in place of the library's. */
export function refusedFields(
  problems: readonly InputProblem[],
  { translate, locale }: Pick<RequestContext, 'translate' | 'locale'>,
): FieldProblem[] {
  return problems.map(({ path, code, min, max }) => {
    const rule = /^policy\.(.+)$/.exec(path)?.[1];
    const word = rule === undefined || code !== 'missing' ? null : findRuleWord(rule);
    if (word !== null) {
      const name = translate(locale, `ModelFamily_RuleName_${word}`);
      return {
        path: `overrides.${rule}`,
        message: translate(locale, 'Models_Problem_MissingRule', { name }),
      };
    }
    const isYear = /(^|\.)(year|policyYear|baseYear)$/.test(path);
    const unit = isYear ? undefined : units.find(([pattern]) => pattern.test(path))?.[1];
    const isWhole = /^netMigration|(persons|households|persons\.length)$/.test(path);
    const write = (value: number | undefined): string => {
      if (value === undefined || !Number.isFinite(value)) return '…';
      if (isYear) return String(value);
      return formatNumber(isWhole ? Math.trunc(value) : value, locale, isWhole ? 0 : undefined);
    };
    return {
      path: path.replace(/^e0\.male/, 'e0Male').replace(/^e0\.female/, 'e0Female'),
      message: translate(locale, sentences[code], {
        min: write(min),
        max: write(max),
        unit: unit === undefined ? '' : translate(locale, unit),
      }),
    };
  });
}
