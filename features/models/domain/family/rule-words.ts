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
  'unified.childMaxAgeExclusive': 'unifiedAge',
  'unified.incomeLimitPm': 'unifiedLimit',
  'unified.minWorkIncomeMrot': 'unifiedWork',
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

/** The same of their sources, as the library writes them. */
export const ruleSources = {
  '2023 vetpreparatidelta; 2024 from +14.8 % (life.ru); 2025 government.ru/news/51874; 2026 life.ru/p/1793974':
    'minimums',
  '2025 checked; 2026 consistent with "31.2 % above the minimum"': 'mrot',
  'buhguru.com (tax code, article 218)': 'deductions',
  'vostoknao.ru, minsoc73 (unified benefit)': 'benefit',
  'klerk 658951; 0 = any income counted': 'anyIncome',
  'social fund tables': 'fund',
  '2023 = 2024 / 1.074; 2026 seen on one page, not equal to the indexation by 1.056: to be checked':
    'indexation',
  'social fund tables; 2023 and 2026 = 40 % of 30.4 days of the bases of contributions of the two years before, of 730 days':
    'fundBases',
  'law 255-FZ': 'careLaw',
  'federal standard; regions differ (16 and 22 % seen, mail.ru 69110269); decree 761 of 14.12.2005':
    'housing',
  'klerk 674534, decree 2173 of 27.12.2025: first paid 2026 for 2025': 'refundDecree',
  'klerk 674534': 'refund',
  'family code': 'familyCode',
  'pension law, transition 2019 to 2028': 'pensionLaw',
  'regional standard': 'regional',
} as const;

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
