import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  RegionSummary_Ahead: 'Week of {days}, median',
  RegionSummary_Change: 'Change, %',
  RegionSummary_Course: 'Verdict',
  RegionSummary_District: 'Federal district',
  RegionSummary_Fastest: 'Fastest: {name}, <top>+{topText}</top>.',
  RegionSummary_Group_down: 'Better',
  RegionSummary_Group_flat: 'No change',
  RegionSummary_Group_unclear: 'Unclear',
  RegionSummary_Group_unknown: 'No forecast',
  RegionSummary_Group_up: 'Worse',
  RegionSummary_High: '80%, high',
  RegionSummary_Low: '80%, low',
  RegionSummary_Measure: 'What to show',
  RegionSummary_Now: 'Now, per 100,000 a week',
  RegionSummary_Order: 'Order',
  RegionSummary_OrderChange: 'growth',
  RegionSummary_OrderName: 'name',
  RegionSummary_OrderVerdict: 'verdict, then growth',
  RegionSummary_Paper: 'Paper',
  RegionSummary_Print: 'Print, {paper}',
  RegionSummary_Release: 'Release',
  RegionSummary_ReleaseNewest: 'newest, {day}',
  RegionSummary_Rule_down: '8 of 10 outcomes not above the last week',
  RegionSummary_Rule_flat: 'median within ±10% of the last week',
  RegionSummary_Rule_unclear: 'outcomes on both sides, median further than 10%',
  RegionSummary_Rule_unknown: 'too little data',
  RegionSummary_Rule_up: '8 of 10 outcomes above the last week',
  RegionSummary_Sheet: 'Sheet of forecasts',
  RegionSummary_SheetSub:
    '{measure, select, deaths {Deaths} other {Cases}} per 100,000 a week: now → {days}. Line: eight weeks, fan: four, 50 and 80%. Grey line: Russia. One scale, 0–{yMax}, wider fans are cut.',
  RegionSummary_SheetTitle:
    'Forecast for {day}: worse in {up, plural, one {# region} other {# regions}} of {ranked, number}',
  RegionSummary_Source:
    '{source}, residents by Rosstat. Model {model}, release of {day}, no editing by hand. Grey fan: the model is no better than “same as last week”, that rule is shown.',
  RegionSummary_Title: 'All forecasts',
  RegionSummary_Up: 'Regions that get worse',
  RegionSummary_Verdict:
    'In the week of {days} it gets worse in <up>{upText}</up> {upValue, plural, one {region} other {regions}} of {ranked, number}, in {unclear, number} the direction is unclear, in {flat, number} nothing changes, {down, plural, =0 {nowhere does it get better} one {in # region it gets better} other {in # regions it gets better}}.',
};
