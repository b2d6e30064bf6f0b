/** Words by which the screen names the rules: path of the rule → ending of its text. */
export const ruleWords = {
  'pm.all': 'pmAll',
  'pm.working': 'pmWorking',
  'pm.pensioner': 'pmPensioner',
  'pm.child': 'pmChild',
  mrot: 'mrot',
  'childDeduction.first': 'deductionFirst',
  'childDeduction.second': 'deductionSecond',
  'childDeduction.third': 'deductionThird',
  'childDeduction.disabled': 'deductionDisabled',
  'childDeduction.incomeCap': 'deductionCap',
  'unified.childMinAge': 'unifiedFrom',
  'unified.childMaxAgeExclusive': 'unifiedAge',
  'unified.incomeLimitPm': 'unifiedLimit',
  'unified.minWorkIncomeMrot': 'unifiedWork',
  'unified.largeFamilyChildren': 'unifiedLarge',
  'careLeave.shareOfAverageEarnings': 'careShare',
  'careLeave.min': 'careMin',
  'careLeave.max': 'careMax',
  'careLeave.childMaxAgeYears': 'careAge',
  'housing.maxShare': 'housingShare',
  'familyTaxRefund.enabled': 'refundEnabled',
  'familyTaxRefund.rate': 'refundRate',
  'familyTaxRefund.minChildren': 'refundChildren',
  'familyTaxRefund.incomeLimitPm': 'refundLimit',
  'ablePersonAges.min': 'ableMin',
  'ablePersonAges.pensionAgeMale': 'pensionMale',
  'ablePersonAges.pensionAgeFemale': 'pensionFemale',
  'housing.standard1': 'housingOne',
  'housing.standard2': 'housingTwo',
  'housing.standard3': 'housingThree',
} as const;

/** The same of their units, as the library writes them. */
export const ruleUnits = {
  'roubles a month': 'month',
  'roubles a year': 'year',
  roubles: 'once',
  years: 'years',
  share: 'share',
  'subsistence minimums': 'minimums',
  'minimum wages a year': 'wages',
  '0 or 1': 'flag',
  children: 'children',
} as const;

/** The same of sources that are no act, as the library writes them. */
export const ruleSources = {
  'regional standard': 'regional',
  '40 % of the minimum wage of 2026': 'shareOfWage',
} as const;

/** An act as the library writes it: `law 540-FZ of 2023-11-27, article 8`. */
export interface RuleAct {
  kind: 'law' | 'decree' | 'order';
  number: string;
  day: string;
  article: string | null;
}

/** The act that a source names; null where it names none. */
export function findRuleAct(source: string): RuleAct | null {
  const found = /^(law|decree|order) (\S+) of (\d{4}-\d{2}-\d{2})(?:, article (\S+))?$/.exec(source);
  if (!found) return null;
  const [, kind, number, day, article = null] = found;
  return { kind: kind as RuleAct['kind'], number: number!, day: day!, article };
}

/** A rule's word; null for a path that is no rule. */
export function findRuleWord(path: string): (typeof ruleWords)[keyof typeof ruleWords] | null {
  return Object.hasOwn(ruleWords, path) ? ruleWords[path as keyof typeof ruleWords] : null;
}

/** The word of a rule's unit; null where there is none. */
export function findRuleUnit(unit: string): (typeof ruleUnits)[keyof typeof ruleUnits] | null {
  return Object.hasOwn(ruleUnits, unit) ? ruleUnits[unit as keyof typeof ruleUnits] : null;
}

/** The word of a rule's source; null where there is none. */
export function findRuleSource(source: string): (typeof ruleSources)[keyof typeof ruleSources] | null {
  return Object.hasOwn(ruleSources, source) ? ruleSources[source as keyof typeof ruleSources] : null;
}
