import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  Balance_Title: '{place}, two balances',
  Balance_Mine: 'My region',
  Balance_Tabs: 'Balances',
  Balance_Tab_both: 'Both',
  Balance_Tab_1: 'Health',
  Balance_Tab_3: 'Economy',
  Balance_Name_incidence: 'New COVID-19 cases in a week per 100,000',
  Balance_Name_rt: 'Official Rt',
  Balance_Name_free_beds: 'Free beds for infections',
  Balance_Verdict_1:
    '{worse, plural, =0 {Health: whatever has a norm keeps it.} other {Health is worse than the norm in {worse} of {normed}, farthest “{name}”, by {gap}.}}{unknown, plural, =0 {} other { No data: {unknown}.}}',
  Balance_Verdict_3:
    '{worse, plural, =0 {Economy: no figure is worse than the country’s.} other {The economy is worse than the country’s in {worse} of {compared}, farthest “{name}”, by {gap}.}}{unknown, plural, =0 {} other { No data: {unknown}.}}',
  Balance_Measures:
    'Measures in force: {inForce}, in moderation: {waiting}{ending, plural, =0 {} other {, ending within 30 days: {ending}}}.',
  Balance_Counts:
    'worse than the norm {worse} of {normed}, without a norm {unnormed}, without data {unknown}',
  Balance_Col_figure: 'Indicator',
  Balance_Col_now: 'Now',
  Balance_Col_gap: 'worse ← norm → better',
  Balance_Col_norm: 'Against the norm or the country',
  Balance_Col_trend: 'Trend',
  Balance_Col_near: 'Worse ← neighbours and country → better',
  Balance_Col_measures: 'Measures',
  Balance_Norm_worse: '{gap} worse than the norm',
  Balance_Norm_near: 'at the norm',
  Balance_Norm_better: '{gap} better than the norm',
  Balance_Country_worse: '{gap} worse than the country',
  Balance_Country_near: 'as in the country',
  Balance_Country_better: '{gap} better than the country',
  Balance_Points: '{points} pp',
  Balance_Basis_mr0178: 'MR 3.1.0178-20, first stage: {value}',
  Balance_Basis_country: 'no norm; Russia: {value}',
  Balance_NoReference: 'nothing to compare with',
  Balance_NoTrend: 'no series',
  Balance_NearWords:
    '{place}: {value}. {rank, plural, =0 {} other {Place {rank} of {ranked}. }}Neighbours: {others}.',
  Balance_Count: '{count, plural, one {# measure} other {# measures}}',
  Balance_NoMeasures: 'no measures',
  Balance_Waiting: 'in work {count}',
  Balance_Legend:
    'Full dot: the region itself; hollow: regions it borders on; diamond: Russia; bar: norm or target. Worse at the left, better at the right; names without room are in the tooltip. A measure belongs to an indicator it states as its target, else by its kind (OxCGRT). Sources: {sources}.',
  Balance_Next: 'What to do next',
  Balance_Next_unknown: 'Find out: {name}',
  Balance_Next_unknownWhy:
    'Nobody publishes it for the region. Without the number neither the stage of restrictions nor what measures did can be checked by it.',
  Balance_Next_ending: 'Prolong, replace or let go: “{title}”',
  Balance_Next_endingWhy: 'Its term ends: {day}.',
  Balance_Next_uncovered: 'Begin a measure: {name}',
  Balance_Next_uncoveredWhy:
    '{rank, plural, =0 {} other {Place {rank} of {ranked}. }}Worse than the norm, or than the country where there is none, and no measure in force or in moderation.',
  Balance_Next_none: 'Everything is known, nothing ends and nothing is left without a measure.',
  Balance_Next_order:
    'Order: first what is not known, then what ends within 30 days, then what is worse and has no measure. The advice comes from a rule, not a model.',
  Balance_ToScenario: 'Scenario of the region',
  Balance_ToMeasure: 'Open the measure',
  Balance_ToAll: 'All measures of the region',
  Balance_ToPropose: 'Propose a measure',
  Balance_ToTwins: 'What twins did',
  Balance_NotYours:
    'This is another region’s dashboard. Yours is that of the region your account is linked to.',
  Balance_ToMine: 'My dashboard',
  Balance_ToRegions: 'List of regions',
  Balance_Country: 'Russia',
};
