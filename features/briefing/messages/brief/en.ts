import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  Events_Head:
    '{direction, select, down {{count, plural, =1 {fewer cases than a week before} other {fewer cases for # weeks in a row}}} up {{count, plural, =1 {more cases than a week before} other {more cases for # weeks in a row}}} other {as many cases as a week before}}',
  Events_HeadOf: '{name}: {head}',
  Events_HeadAhead: '{head}; about {median} expected for {week}',
  Events_Head_Unknown: '{name}: the morning brief',
  Events_Where_in: 'In {name},',
  Events_Where_vo: 'In {name},',
  Events_Where_bare: 'In {name},',
  Events_Brief_CasesUnknown: '{place} there are no reports of COVID-19 cases up to this day.',
  Events_Brief_Cases:
    '{place} {count, plural, one {{cases} case} other {{cases} cases}} of COVID-19 {count, plural, one {was} other {were}} confirmed in the week of {week}{direction, select, less {, {change} fewer than a week before} more {, {change} more than a week before} same {, as many as a week before} few {, {before} a week before} other {; there is no week before to compare with}}.',
  Events_Brief_Streak:
    '{direction, select, down {The fall} other {The rise}} has lasted {count, plural, one {{weeks} week} other {{weeks} weeks}} in a row.',
  Events_Brief_Rate: 'Per 100,000 residents that is {rate}.',
  Events_Brief_RateRank:
    'Per 100,000 residents that is {rate}: {rank} among {ranked, plural, one {# region} other {# regions}}{tied, plural, =0 {} one {, shared with # more region} other {, shared with # more regions}}.',
  Events_Brief_Place: '{place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} place',
  Events_Brief_Deaths:
    '{count, plural, one {{deaths} person} other {{deaths} people}} died{direction, select, less {, {change} fewer} more {, {change} more} same {, as many as before} few {, {before} a week before} other {}}.',
  Events_Brief_Country:
    'The country has {count, plural, one {{cases} case} other {{cases} cases}}{direction, select, less {, {change} fewer} more {, {change} more} same {, as many as before} few {, {before} a week before} other {}}; {share} of them are in this region.',
  Events_Brief_Why:
    '{course, select, up {{began, plural, =0 {The data show no cause of the rise: no new measure began in the week.} other {The data show no cause of the rise: measures were added, and cases did not fall.}}} other {{began, plural, =0 {The data show no cause of the fall: no new measure began in the week.} other {Cases fell, and new measures began in the same week: that they coincide does not make them the cause.}}}}',
  Events_Brief_VolumeAlone:
    'In seven days {count, plural, one {{headlines} headline} other {{headlines} headlines}} came out about the region; how many are usual is not known yet.',
  Events_Brief_VolumeRare:
    'In seven days {count, plural, one {{headlines} headline} other {{headlines} headlines}} came out about the region; our outlets rarely write about it.',
  Events_Brief_Volume:
    'In seven days {count, plural, one {{headlines} headline} other {{headlines} headlines}} came out about the region: {direction, select, more {more than usual} less {fewer than usual} other {as many as usual}} (usually {usual}).',
  Events_Brief_NoStory: 'No story about the region was told by two outlets in the week.',
  Events_Brief_TopStory:
    '{span, select, week {In the week} other {On that day}} most was written about “{story}”: {count, plural, one {{headlines} headline} other {{headlines} headlines}}, {outlets, plural, one {{sources} outlet} other {{sources} outlets}}.',
  Events_Brief_Neighbour:
    '{direction, select, up {{among, select, country {Of all regions {name} grows fastest} district {In the district {name} grows fastest} other {Of the neighbours {name} grows fastest}}} other {{among, select, country {Of all regions {name} falls slowest} district {In the district {name} falls slowest} other {Of the neighbours {name} falls slowest}}}}: by {change}{told, select, no {} other {{count, plural, =0 {; our {outlets, plural, one {# outlet} other {# outlets}} had nothing on it in the week ({headlines})} one {; {headlines} headline in the week} other {; {headlines} headlines in the week}}}}.',
  Events_Brief_NoNewData: 'No new indicators were published in seven days.',
  Events_Brief_NewData:
    '{count, plural, one {{indicators} indicator was} other {{indicators} indicators were}} published in seven days, among them “{first}”.',
  Events_Brief_NoForecast: 'There is no forecast for this place on this day.',
  Events_Brief_Forecast:
    'For {week} the forecast gives {count, plural, one {{median} case} other {{median} cases}}; {trust, select, sure {with a probability of 80% between {low} and {high}} record {the band runs from {low} to {high}, such bands held here {held} times of {tried}} other {the band runs from {low} to {high} and could not be checked here yet}}{begun, plural, =0 {} one {; # day of that week already makes {counted}} other {; # days of that week already make {counted}}}.{alarm, select, yes { Forecasts do not hold now: last week fell inside its band in {regions} of {of} regions.} other {}}',
  Events_Brief_NoMeasures: 'The registers know of no measure in force here on this day.',
  Events_Brief_Measures:
    '{count, plural, one {{measures} measure is} other {{measures} measures are}} in force here{began, plural, =0 {; none is new this week} one {; {fresh} began this week} other {; {fresh} began this week}}.',
  Events_Receipt_Unknown: 'not published',
  Events_Receipt_WeeksInARow: 'Weeks in a row',
  Events_Receipt_Cases: 'Cases in the week',
  Events_Receipt_Residents: 'Residents',
  Events_Receipt_Per100k: 'Per 100,000',
  Events_Receipt_Higher: 'Regions with a higher figure',
  Events_Receipt_Ranked: 'Regions with data',
  Events_Receipt_Place: 'Place',
  Events_Receipt_Here: 'Here',
  Events_Receipt_Country: 'The country',
  Events_Receipt_Share: 'Share',
  Events_Receipt_Change: 'Change',
  Events_Receipt_Headlines: 'Headlines',
  Events_Receipt_Outlets: 'Outlets',
  Events_Receipt_Median: 'Middle of them (median)',
  Events_Receipt_Low: '80%, lower',
  Events_Receipt_Middle: 'Median of the forecast',
  Events_Receipt_High: '80%, upper',
  Events_Receipt_MoreMeasures: 'More measures',
  Events_Source_Forecast: 'Forecast of Svodka as it was issued.',
  Events_Source_Headlines: 'Headlines of the outlets that Svodka reads.',
  Events_Source_Indicators: 'Days on which indicators were published.',
  Events_Source_Measures: 'Published measures and open registers.',
};
