import type { StageRule } from '#simulation/epidemic/infection-stages.ts';
import type { EvidenceMark } from './parameter.ts';

/** A stage rule with its dates, its source and the mark of each stage. */
export interface DatedStageRule extends StageRule {
  /** Null where the source gives no first day: the rule is then chosen by its id. */
  readonly validFrom: string | null;
  readonly validTo: string | null;
  readonly source: string;
  readonly marks: Readonly<Record<number, EvidenceMark>>;
  readonly units: Readonly<Record<string, string>>;
}

function liftingStage(stage: number, officialRt: number, testsPer100k: number) {
  return {
    stage,
    criteria: [
      { indicator: 'officialRt', bound: 'at-most', threshold: officialRt },
      { indicator: 'freeBedsShare', bound: 'at-least', threshold: 0.5 },
      { indicator: 'testsPer100k', bound: 'at-least', threshold: testsPer100k },
    ],
  } as const;
}

/** Stages of lifting restrictions; free beds are a share of the normative need, not of the deployed beds. */
export const liftingRule: DatedStageRule = {
  id: 'mr-3.1.0178-20',
  validFrom: '2020-05-08',
  validTo: null,
  source:
    'MR 3.1.0178-20, 08.05.2020 (garant.ru/hotlaw/federal/1373761); stage 1 uralfo.gov.ru/press/events/2462; stage 2 rg.ru via medichub.net',
  marks: { 1: 'verified', 2: 'verified', 3: 'known' },
  units: { officialRt: 'ratio', freeBedsShare: 'share', testsPer100k: 'tests per 100 000 residents and day' },
  decimals: { officialRt: 2 },
  stages: [liftingStage(1, 1, 70), liftingStage(2, 0.8, 90), liftingStage(3, 0.5, 110)],
};

/** Admission of mass events of 1000 to 3000 people, over 14 full days (Monday to Sunday weeks). */
export const massEventRule: DatedStageRule = {
  id: 'mass-events-1000-3000',
  validFrom: null,
  validTo: null,
  source:
    'grozny.tv (rule for mass events); first day of validity not stated there, to be checked by the operator',
  marks: { 1: 'verified' },
  units: {
    officialRt: 'ratio',
    growthRatePercent: 'per cent',
    testsPer100k14Days: 'tests per 100 000 residents, 14 days',
  },
  decimals: { officialRt: 2 },
  stages: [
    {
      stage: 1,
      criteria: [
        { indicator: 'officialRt', bound: 'at-most', threshold: 0.8 },
        { indicator: 'growthRatePercent', bound: 'at-most', threshold: 5 },
        { indicator: 'testsPer100k14Days', bound: 'at-least', threshold: 200 },
      ],
    },
  ],
};

/** Every rule the product ships. */
export const stageRules: readonly DatedStageRule[] = [liftingRule, massEventRule];
