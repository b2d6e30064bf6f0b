import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  RegionForecast_Ahead: 'forecast of {day}',
  RegionForecast_Band: '{percent}%',
  RegionForecast_Baseline: '“Same as last week”',
  RegionForecast_Came: 'came',
  RegionForecast_Cases: 'cases',
  RegionForecast_ChangeName: 'Against the last week of reports',
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
  RegionForecast_HubFile: 'CSV of the forecast',
  RegionForecast_Issued: 'Issued',
  RegionForecast_IssuedBackdated: '{day}, from data as of {origin}',
  RegionForecast_IssuedLater: 'later, from data as of {origin} alone',
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
  RegionForecast_WeekMissed:
    'The week of {days} brought <came>{cameText}</came>: the forecast made a week before expected <expected>{expectedText}</expected> and missed.',
  RegionForecast_MethodLeads:
    'Hospital admissions, hospital patients, tests and vaccinations are not read: on the weeks set aside for checking, forecasts were no more accurate with them.',
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
  RegionForecast_Team: 'Team',
  RegionForecast_Teams: 'Others’ models by the same rule',
  RegionForecast_TeaserLink: 'The forecast and its errors',
  RegionForecast_TeaserTitle: 'About {median} in the week of {days}',
  RegionForecast_Trust: 'How far this can be trusted',
  RegionForecast_Unit: 'people a day',
  RegionForecast_Weak: 'no better than “same as last week”',
  RegionForecast_WeakNote:
    '{count, plural, one {One week is grey} other {# weeks are grey}}: against “same as last week” {weeks}. Under 5% we do not count it as a gain.',
  RegionForecast_WeakWeek:
    'week {week, number} is {course, select, better {{percent} more exact} worse {{percent} worse} other {no more exact}}',
  RegionForecast_Week:
    'For the week of {days} we expect about <week>{weekText}</week> {weekValue, plural, one {case} other {cases}}, {course, select, more {<change>{changeText}</change> more than in {last}} fewer {<change>{changeText}</change> fewer than in {last}} other {about as many as in {last}: they differ by <change>{changeText}</change>}}{begun, plural, =0 {} one {; # day of that week already makes {counted}} other {; # days of that week already make {counted}}}.',
  RegionForecast_WeekDeaths:
    'For the week of {days} we expect about <week>{weekText}</week> {weekValue, plural, one {death} other {deaths}}, {course, select, more {<change>{changeText}</change> more than in {last}} fewer {<change>{changeText}</change> fewer than in {last}} other {about as many as in {last}: they differ by <change>{changeText}</change>}}{begun, plural, =0 {} one {; # day of that week already makes {counted}} other {; # days of that week already make {counted}}}.',
  RegionForecast_WeekFigure: 'Median of the forecast',
  RegionForecast_WeekHead: 'Week',
  RegionForecast_Weeks: 'By week',
  RegionForecast_Who: 'Made by',
  RegionForecast_WhoOwn: 'computed by Svodka, no editing by hand',
  RegionForecast_WisNote:
    'WIS: weighted interval score, lower is more precise. Releases from {from} to {to}, each scored by its frozen numbers.',
  RegionForecast_Worst: 'The worst miss by ratio: on {day} {median} were expected, {observed} came.',
  RegionForecast_UnitWeek: 'people a week',
  RegionForecast_Alarm:
    'Forecasts do not hold now: last week fell inside its 80% band in {held, plural, one {# region} other {# regions}} of {of, number}',
  RegionForecast_AlarmBands: 'Bands are drawn pale, no probability is named.',
  RegionForecast_AlarmDotsNote: 'Regions inside the 80% band, week by week. Line: 60%.',
  RegionForecast_AlarmDots:
    'Regions inside their 80% band week by week: {held, number} of {of, number} in the last, the line is 60%',
  RegionForecast_AlarmFirst: 'There was no such week before, so there is nothing to say how it goes on.',
  RegionForecast_AlarmNext:
    'After {count, plural, one {the earlier signal of this kind} other {the # earlier signals of this kind}} the next week’s bands held: {list}.',
  RegionForecast_AlarmRow:
    '{weeks, plural, one {Under 60% of the regions for # week.} other {Under 60% of the regions for # weeks in a row.}}',
  RegionForecast_AlarmUsual: 'Usually {usual, number} do.',
  RegionForecast_Bias: 'Bias',
  RegionForecast_BiasNote:
    'Bias from −1 (all below what came) to 1 (all above). WIS on the log scale counts small and large places alike.',
  RegionForecast_GeometricAll: 'Geometric mean, 85 regions',
  RegionForecast_HeldHere: 'Held here',
  RegionForecast_HeldNote:
    'Beside a band stands how many times such a band held here within a year. 80% are promised.',
  RegionForecast_HeldOf: '{held, number} of {count, number}',
  RegionForecast_HubAlarm: 'The file’s name says “alarm”: bands of this release do not hold now.',
  RegionForecast_MethodDeaths:
    'A mix of three estimates of weekly numbers: the last week, the mean of two weeks and Holt smoothing with a damped trend; added to them is how cases moved here and in the country one and two weeks earlier, by at most 6% a week. Bands come from past errors of the region and of similar ones. Every release is kept and never changed; scores are computed from what was kept alone.',
  RegionForecast_PhaseCount: 'Weeks',
  RegionForecast_PhaseHead: 'Phase',
  RegionForecast_PhaseNow: 'now',
  RegionForecast_PhaseOne: '1 week',
  RegionForecast_PhaseSub:
    'All 85 regions. The phase is known on the day of issue: the week is over the one before by more than 20%, under it by more than 20%, or between.',
  RegionForecast_PhaseTitle:
    '{phase, select, rising {In rising weeks} falling {In falling weeks} other {In stable weeks}} the 80% band holds {percent}',
  RegionForecast_PhaseTwo: '2 weeks',
  RegionForecast_Phase_falling: 'Falling',
  RegionForecast_Phase_rising: 'Rising',
  RegionForecast_Phase_stable: 'Stable',
  RegionForecast_RelativeLog: 'WIS, log scale',
  RegionForecast_ReliabilityCount:
    '{count, plural, one {# release} other {# releases}} of this place, 23 bounds each.',
  RegionForecast_ReliabilityDot: '{level}, {weeks, plural, one {# week} other {# weeks}} ahead',
  RegionForecast_ReliabilitySub:
    'How many outcomes lay at or below the bound promised. On the dotted line: honest. Dot: one week ahead, ring: two.',
  RegionForecast_ReliabilityTitle: 'Are the bounds honest',
  RegionForecast_ReliabilityX: 'promised, %',
  RegionForecast_ReliabilityY: 'came true, %',
  RegionForecast_Spread:
    '{trust, select, sure {With a probability of 80% the week of {days} will bring <low>{lowText}</low> to <high>{highText}</high>} record {The band for the week of {days} runs from <low>{lowText}</low> to <high>{highText}</high>; such bands held here {held, number} times of {count, number}} other {The band for the week of {days} runs from <low>{lowText}</low> to <high>{highText}</high>; such bands could not be checked here yet}}: {course, select, up {all of the band lies above the week of {last}} down {all of the band lies below the week of {last}} other {a fall and a rise are both possible}}.',
  RegionForecast_TeaserSub:
    '{trust, select, sure {With a probability of 80% {low} to {high}} record {Band {low} to {high}, such bands held here {held, number} times of {count, number}} other {Band {low} to {high}, not checked here yet}}{begun, plural, =0 {} one {; # day of that week already makes {counted}} other {; # days of that week already make {counted}}}.',
  RegionForecast_Todo: 'What to do about it',
  RegionForecast_TodoHigh: 'Plan by the upper bound of 95%, not by the middle.',
  RegionForecast_TodoLifts:
    'The signal goes by itself once {least, number} regions or more are back in their bands.',
  RegionForecast_TodoMisses:
    'In rising weeks {above, number} of {missed, plural, one {# miss} other {# misses}} were above.',
  RegionForecast_TodoNoticesLink: 'How to hear of it',
  RegionForecast_TodoScenarios: 'Look at scenarios: they do not continue last week.',
  RegionForecast_TodoScenariosLink: 'Scenarios',
  RegionForecast_Warning_clamped:
    'The forecast reached a limit: no more than four times a week, 30% of residents in four weeks, all residents in a week.',
  RegionForecast_Warning_correction:
    'In the last three days of reports the total was corrected downwards: the beginning of the forecast is unreliable.',
  RegionForecast_Warning_weekday:
    'Reports are very uneven by weekday: the correction for it is limited, trust sums of weeks rather than days.',
  RegionForecast_WeakNow: 'bands do not hold now',
  RegionForecast_Young:
    '{weeks, plural, one {One week is issued so far} other {# weeks are issued so far}}: for the others the outcomes of two earlier releases are not known yet.',
};
