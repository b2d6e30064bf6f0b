import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  RegionForecast_Ahead: 'forecast of {day}',
  RegionForecast_Band: '{percent}%',
  RegionForecast_Baseline: '“Same as last week”',
  RegionForecast_Came: 'came',
  RegionForecast_Cases: 'cases',
  RegionForecast_ChangeName: 'Against the current week',
  RegionForecast_ChartCases: 'Cases a day: 28 days ahead',
  RegionForecast_ChartDeaths: 'Deaths a day: 28 days ahead',
  RegionForecast_ChartBeside:
    '{measure, select, deaths {Deaths} other {Cases}} {course, select, above {exceed {count, plural, one {the earlier forecast} other {all # earlier forecasts}}} below {stay below {count, plural, one {the earlier forecast} other {all # earlier forecasts}}} other {exceed {above, number} of {count, plural, other {#}} earlier forecasts}}',
  RegionForecast_ChartSource:
    '{source}, until {day}. Model {model}, version {version}. {backdated, select, true {Back-dated, from what was known that day alone.} other {Frozen on the day of issue.}} Bands come from the model’s past errors.',
  RegionForecast_ChartSub:
    'Bars by day of report, line: 7-day mean, dashes: median, bands of 50, 80 and 95%. Thin lines: forecasts of one, two and four weeks ago.',
  RegionForecast_Count: 'Releases',
  RegionForecast_Coverage50: 'In 50%',
  RegionForecast_Coverage80: 'In 80%',
  RegionForecast_Coverage95: 'In 95%',
  RegionForecast_Day: 'Day',
  RegionForecast_Deaths: 'deaths',
  RegionForecast_ErrorLess: 'more exact',
  RegionForecast_ErrorSame: 'same as last week',
  RegionForecast_ErrorSub:
    'Relative WIS. Left of zero the model is more exact than the simple rule. Dot: {place}, ring: 85 regions.',
  RegionForecast_ErrorTitle: 'Error against “same as last week”',
  RegionForecast_ErrorZone: 'Releases from {from} to {to}. Grey zone: a gain under 5%.',
  RegionForecast_Fact: 'reported',
  RegionForecast_Finding: 'Finding',
  RegionForecast_FindingGood: 'clearly better',
  RegionForecast_FindingNone: 'hardly better',
  RegionForecast_FindingSome: 'somewhat better',
  RegionForecast_FindingWorse: 'no better',
  RegionForecast_Held:
    'Of {count, plural, one {# past 95% band} other {# past 95% bands}}, {held, number} held the truth.',
  RegionForecast_HighEnd: 'Upper end of 80%',
  RegionForecast_Horizon: 'Horizon',
  RegionForecast_HorizonWeeks: '{weeks, plural, one {# week} other {# weeks}}',
  RegionForecast_Horizons: 'All horizons',
  RegionForecast_HorizonsSub:
    'Error of a year’s frozen forecasts against “same as last week”, whose row is 1.00.',
  RegionForecast_HubFile: 'CSV for hubverse',
  RegionForecast_Issued: 'Issued',
  RegionForecast_IssuedBackdated: '{day}, from data as of {origin}',
  RegionForecast_LackDays:
    'Too little data: {needed, plural, one {# day} other {# days}} of reports are needed, there are {got, number}.',
  RegionForecast_LackDistrict:
    'No forecast is issued for a district: its regions’ bands cannot be added up. Open one of its regions.',
  RegionForecast_LackNone: 'There is no forecast for this place.',
  RegionForecast_LackPending:
    'Forecasts are being issued: {got, number} of {needed, number} are done. Reload the page in a minute.',
  RegionForecast_LackSilent:
    'No reports for {got, plural, one {# day} other {# days}}: a forecast older than {needed, plural, one {# day} other {# days}} is not shown.',
  RegionForecast_LastWeek: 'The last week',
  RegionForecast_LowEnd: 'Lower end of 80%',
  RegionForecast_Mae: 'MAE',
  RegionForecast_Mean: '7-day mean',
  RegionForecast_Measure: 'What to show',
  RegionForecast_Median: 'median',
  RegionForecast_MedianHead: 'Median',
  RegionForecast_Method: 'How it is computed',
  RegionForecast_MethodText:
    'Holt smoothing with a damped trend on the logarithm of daily figures, corrected for the weekday; two thirds of the trend are the country’s. Bands come from past errors of the region and of similar ones. Every release is kept and never changes; scores are computed from kept ones alone.',
  RegionForecast_Missed: 'outside the 80% band',
  RegionForecast_Model: 'Model',
  RegionForecast_NextIssue: 'Next',
  RegionForecast_NoScores: 'No week of these forecasts is over yet.',
  RegionForecast_Past: 'earlier forecasts',
  RegionForecast_PerDay: 'a day',
  RegionForecast_RangeHigh: '80%, to',
  RegionForecast_RangeLow: '80%, from',
  RegionForecast_RecentSub:
    'Column: forecast, 50 and 80%, stroke: median. Dot: what came, cross: outside the band.',
  RegionForecast_RecentTitle:
    '{weeks, plural, one {One week} other {# weeks}} ahead: {held, number} of {count, number} in the 80% band',
  RegionForecast_Regions: '85 regions',
  RegionForecast_Relative: 'WIS to the rule',
  RegionForecast_RelativeAll: 'Of 85 regions',
  RegionForecast_Reported: '{days}, reported',
  RegionForecast_Shown: 'On the chart',
  RegionForecast_Spread:
    'By the week of {days} there will be, with a probability of 80%, between <low>{lowText}</low> and <high>{highText}</high>: {course, select, up {the whole band lies above the current week} down {the whole band lies below the current week} other {both a fall and a rise are possible}}.',
  RegionForecast_Team: 'Team',
  RegionForecast_Teams: 'Others’ models by the same rule',
  RegionForecast_TeaserLink: 'The forecast and its errors',
  RegionForecast_TeaserSub:
    'Median for {days}: {median}, with a probability of 80% between {low} and {high}.',
  RegionForecast_TeaserTitle: 'About {median} in a week',
  RegionForecast_Trust: 'How far this can be trusted',
  RegionForecast_Unit: 'people a day',
  RegionForecast_Weak: 'no better than “same as last week”',
  RegionForecast_WeakNote:
    '{count, plural, one {One week is grey} other {# weeks are grey}}: against “same as last week” {weeks}. Under 5% we do not count it as a gain.',
  RegionForecast_WeakWeek:
    'week {week, number} is {course, select, better {{percent} more exact} worse {{percent} worse} other {no more exact}}',
  RegionForecast_Week:
    'For the week of {days} we expect about <week>{weekText}</week> {weekValue, plural, one {case} other {cases}}, {course, select, more {<change>{changeText}</change> more than in the current one} fewer {<change>{changeText}</change> fewer than in the current one} other {about as many as in the current one: they differ by <change>{changeText}</change>}}.',
  RegionForecast_WeekDeaths:
    'For the week of {days} we expect about <week>{weekText}</week> {weekValue, plural, one {death} other {deaths}}, {course, select, more {<change>{changeText}</change> more than in the current one} fewer {<change>{changeText}</change> fewer than in the current one} other {about as many as in the current one: they differ by <change>{changeText}</change>}}.',
  RegionForecast_WeekFigure: 'Median of the forecast',
  RegionForecast_WeekHead: 'Week',
  RegionForecast_Weeks: 'By week',
  RegionForecast_Who: 'Made by',
  RegionForecast_WhoOwn: 'computed by Svodka, no editing by hand',
  RegionForecast_WisNote:
    'WIS: weighted interval score, lower is more precise. Releases from {from} to {to}, each scored by its frozen numbers.',
  RegionForecast_Worst: 'The worst miss by ratio: on {day} {median} were expected, {observed} came.',
  RegionForecast_UnitWeek: 'people a week',
};
