import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  RegionTwins_Area: 'areas: handbook of regions (Wikipedia, CC BY-SA)',
  RegionTwins_Compare: 'Compare on the chart',
  RegionTwins_Far: 'Parts them: {part}',
  RegionTwins_Few:
    'Everything needed is known of only {compared, plural, one {# region} other {# regions}}: there is nobody to compare with.',
  RegionTwins_Figures: 'All figures',
  RegionTwins_Here: 'Here',
  RegionTwins_Lead: 'nearness {nearness} of 100',
  RegionTwins_Measure_density: 'People per km²',
  RegionTwins_Measure_income: 'Income, % of the country’s',
  RegionTwins_Measure_old: 'Over 64, %',
  RegionTwins_Measure_section: '{name}, % of organisations',
  RegionTwins_Measure_urban: 'Urban residents, %',
  RegionTwins_Measure_working: 'Aged 15 to 64, %',
  RegionTwins_Measure_young: 'Under 15, %',
  RegionTwins_Method:
    'Five parts weigh the same. A part’s gap is counted in standard deviations among {compared, plural, one {# region} other {# regions}} (density by its logarithm); the whole gap d is the root of the mean square. Nearness: 100 / (1 + d).',
  RegionTwins_Missing: 'Nothing to compare by: on this day the region’s figures are not known: {parts}.',
  RegionTwins_Near: 'Brings them near: {part}',
  RegionTwins_Part_age: 'age',
  RegionTwins_Part_density: 'density',
  RegionTwins_Part_income: 'income per head',
  RegionTwins_Part_mix: 'kinds of organisations (OKVED)',
  RegionTwins_Part_urban: 'urban share',
  RegionTwins_Sub: 'What brings them near, what parts them, and what followed',
  RegionTwins_SubjectsOnly:
    'Similar regions are found for a region only: the country and a district are sums of many.',
  RegionTwins_There: 'There',
  RegionTwins_Title: 'Similar regions',
  RegionTwins_Week: 'Cases per 100,000 in the week',
  RegionTwins_WeekChange: 'Change on the week before',
  RegionTwins_Year: 'Year',
};
