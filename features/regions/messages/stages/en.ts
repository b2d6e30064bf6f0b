import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  RegionStages_AtLeast: 'at least {value}',
  RegionStages_AtMost: 'at most {value}',
  RegionStages_Changes:
    'Since the rule began the stage has changed {count, plural, one {# time} other {# times}}.',
  RegionStages_Decided: 'Stage {stage, number} of lifting restrictions was declared',
  RegionStages_DecidedNone: 'No lifting of restrictions was declared',
  RegionStages_DecidedSince:
    'Since the week that began on {from}{known, select, yes {; before it {before, plural, =0 {nothing was lifted} other {stage # held}}} other {}}. Last known week: {week}.',
  RegionStages_NoDecided:
    'For this place on this day there is no declared stage. Declarations are collected neither of all regions nor of all months.',
  RegionStages_RuleNone: 'By our calculation the conditions of stage 1 are not met.',
  RegionStages_RuleStage: 'By our calculation the conditions of stage {stage, number} are met.',
  RegionStages_RuleUnknown: 'The rule’s own stage cannot be calculated.',
  RegionStages_Country: 'Russia',
  RegionStages_For: 'For stage {stage, number}',
  RegionStages_Indicator: 'Indicator',
  RegionStages_LevelName:
    '{level, select, low {low} moderate {moderate} high {high} other {very high}} level',
  RegionStages_LevelScale: '{place}: cases per 100,000 a week and the bounds of the levels',
  RegionStages_LevelSub:
    '{rate} cases per 100,000 a week. {level, select, low {The moderate level begins at {bound}} other {The level begins at {bound}}}, Svodka’s scale.',
  RegionStages_LevelTitle:
    'Level: {level, select, low {low} moderate {moderate} high {high} other {very high}}',
  RegionStages_Missing:
    'No data: {names}. {count, plural, one {A gap is} other {Gaps are}} never taken as met.',
  RegionStages_NoRule: 'On this day there was no rule of stages yet.',
  RegionStages_None: 'The conditions of stage 1 are not met',
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
