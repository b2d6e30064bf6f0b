import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  RegionStages_AtLeast: 'at least {value}',
  RegionStages_AtMost: 'at most {value}',
  RegionStages_Changes:
    'Since the rule began the stage has changed {count, plural, one {# time} other {# times}}.',
  RegionStages_For: 'For stage {stage, number}',
  RegionStages_Indicator: 'Indicator',
  RegionStages_Level_high: 'The level is high: {rate} cases per 100,000 a week, Svodka’s scale.',
  RegionStages_Level_low: 'The level is low: {rate} cases per 100,000 a week, Svodka’s scale.',
  RegionStages_Level_moderate: 'The level is moderate: {rate} cases per 100,000 a week, Svodka’s scale.',
  RegionStages_Level_veryHigh: 'The level is very high: {rate} cases per 100,000 a week, Svodka’s scale.',
  RegionStages_Missing:
    'No data: {names}. {count, plural, one {A gap is} other {Gaps are}} never taken as met.',
  RegionStages_NoRule: 'On this day there was no rule of stages yet: it holds since 8 May 2020.',
  RegionStages_Now: 'Now',
  RegionStages_Rt:
    'Estimated Rt is {mean}, with a probability of 95% between {low} and {high}; it describes infections of 5–10 days ago.',
  RegionStages_Run: 'stage {stage, number}',
  RegionStages_RunUnknown: 'stage unknown',
  RegionStages_Since: 'Stage {stage, number} has held since {day}.',
  RegionStages_Source:
    '{source}. Rule: MR 3.1.0178-20, in force since {day}. Free beds are a share of those deployed: the norm is not published.',
  RegionStages_Stage: 'Stage {stage, number} of lifting restrictions',
  RegionStages_Strip: 'stringency of the country’s measures, 0–100',
  RegionStages_StripShort: 'stringency, 0–100',
  RegionStages_StripSource:
    'Strip: {source}, the strictest measures anywhere in the country; it says nothing of this place itself.',
  RegionStages_Title: 'Stage of lifting restrictions',
  RegionStages_Unknown: 'The stage is unknown',
  RegionStages_freeBedsShare: 'Free beds',
  RegionStages_officialRt: 'Official Rt',
  RegionStages_testsPer100k: 'Tests a day per 100,000',
};
