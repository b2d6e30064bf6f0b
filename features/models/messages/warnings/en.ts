import type { messages as ru } from './ru.ts';

/** Sentences of the models' warnings. */
export const messages: Record<keyof typeof ru, string> = {
  Models_Warnings: 'The model warns',
  ModelWarning_epidemicBase:
    'The first year, {year}, fell into the epidemic: {factor} times as many deaths as at the rates of {first}–{last}. The model starts from those rates and counts the excess of {year} once.',
  ModelWarning_e0Gain:
    'By {year} the life expectancy of {sex, select, male {men} other {women}} rises by {yearsPerYear} years a year. It has never risen by more than half a year for long.',
  ModelWarning_shockOutside:
    'The year {year} lies outside the projection ({from}–{to}): the shock set for it is not counted.',
  ModelWarning_unmetOutmigration:
    'More people of some ages are to leave than there are: {persons} could not leave and stay in the calculation.',
  ModelWarning_drawsLimited:
    'In {members} of {of} runs the spread met the bounds of fertility or life expectancy: the band is narrower there than it should be.',
  ModelWarning_generationMismatch:
    'From one infection to the next the model takes {generationDays} days; {serialIntervalDays} were observed. Growth and R differ from the reports for that.',
  ModelWarning_hospitalDecline:
    'Infections fall faster than hospitals can empty ({growthPerDay} a day): beds taken at the start are computed from a slower fall.',
  ModelWarning_hospitalMismatch:
    'The model has {ratio} times as many people in hospital as the reports: do not rely on its beds.',
  ModelWarning_deathsMismatch:
    '{form, select, none {The reports have {reported} deaths in two weeks, the model none: deaths are not fitted to the reports.} other {The reports have {ratio} times as many deaths as the model, and the correction stops at {used} times: the deaths are unreliable.}}',
  ModelWarning_fatalLimited:
    'Fitting the reports brought the share of deaths to 100% in {groups} age groups: too few deaths are counted there.',
  ModelWarning_severityLimited:
    'In {members} of {of} runs the share of severe cases met 100%: the top of the hospital band is too low.',
  ModelWarning_infectedLimited:
    'In {members} of {of} runs more people were infected than can be, and their number was cut: more cases are probably found than is assumed.',
  ModelWarning_r0Limited:
    'In {members} of {of} runs R met the model’s bound: the top of the band is too low.',
  ModelWarning_quintileMismatch:
    'Fifth number {fifth} of the residents has a share of incomes that differs from the published one by {differencePoints} percentage points: the income curve is approximate here.',
};
