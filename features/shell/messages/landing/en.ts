import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  Landing_Title: 'A region’s morning on one page',
  Landing_Lead:
    'Svodka joins the news of the day to dossiers of 85 regions. What happened, with what numbers, what is next.',
  Landing_Week: 'Russia in a week, {day}',
  Landing_Cases: 'new COVID-19 cases',
  Landing_Deaths: 'deaths',
  Landing_Rising: '{rising, plural, one {region rising, of {ranked}} other {regions rising, of {ranked}}}',
  Landing_Source: '{source}, 120 days to {day}. Official deaths are understated.',
  Landing_NoFigures: 'Data is still loading: the numbers appear here in a minute.',
  Landing_TryTitle: 'Try it free for {days, plural, one {# day} other {# days}}',
  Landing_TryText: 'We mail you a one-time password. No card needed.',
  Landing_Email: 'E-mail',
  Landing_Mailing: 'Send me the news digest',
  Landing_Start: 'Start',
  Landing_Done:
    'An e-mail with a one-time password is on its way to {email}. It is good for 24 hours; the trial starts with the first sign-in.',
  Landing_Failed: 'It did not work: {reason}',
  Landing_News: 'Read the news of the day',
  Landing_DoneTitle: 'Check your mail',
  Landing_Again: 'Send it again',
  Landing_SentAgain: 'The e-mail was sent again.',
  Landing_Correct: 'Correct the address',
  Landing_OwnText: 'You are signed in as {email}. No card, nothing is charged.',
  Landing_Terms: 'By going on you accept the <terms>terms of use</terms>.',
  Landing_TrustTitle: 'How far to trust a forecast',
  Landing_TrustSub:
    '{count, plural, one {# past release} other {# past releases}}, {place}: by how many cases a week the model erred, and the rule “as last week”.',
  Landing_TrustWeek: 'week {week} ahead',
  Landing_TrustModel: 'model',
  Landing_TrustRule: 'as last week',
  Landing_TrustHeld:
    'The 80% band held {first} of {firstOf} weeks one week ahead and {last} of {lastOf} at {lastWeek} weeks.',
  Landing_TrustSpan: 'Releases of {span}.',
  Landing_ReadTitle: 'What we read',
  Landing_ReadAll:
    '{headlines, plural, one {# headline} other {# headlines}} of {outlets, plural, one {# outlet} other {# outlets}} in {days, plural, one {# day} other {# days}}. The full text is always at the outlet; here stand headline and link.',
  Landing_ForecastTitle:
    'For {days} we expect {median, plural, one {# new case} other {# new cases}}{course, select, more {, {percent} more} fewer {, {percent} fewer} other {}}',
  Landing_ForecastSub:
    '{place}, cases a day. Bands of 50, 80 and 95%{earlier, select, yes {; grey lines are earlier forecasts} other {}}.',
  Landing_ForecastSource:
    '{source}, to {day}. {backdated, select, true {Forecast made afterwards, from the data of that day alone.} other {Forecast frozen on the day of release.}}',
  Landing_AffairTitle: 'What happened',
  Landing_AffairSub:
    'Headlines of the day become stories, and long stories become chains of events. The longest in three months:',
  Landing_AffairAll:
    '{steps, plural, one {# step} other {# steps}}, {headlines, plural, one {# headline} other {# headlines}} from {outlets, plural, one {# outlet} other {# outlets}}, {span}.',
  Landing_FiguresTitle: 'By how much',
  Landing_FiguresSub:
    'Every number has a receipt: what it adds up, where it comes from and when it became known.',
  Landing_InWeek: 'in a week',
  Landing_FiguresSource: '{name}, cases by day up to {day}. {source}.',
  Landing_MeasuresTitle: 'What was decided',
  Landing_MeasuresSub: 'Measures by day: what was in force and since when.',
  Landing_MeasureFrom: 'from {day}',
  Landing_MeasuresAll:
    '{place} and the whole country on {day}: {inForce, plural, one {# measure} other {# measures}} in force, the latest {shown, plural, one {one} other {#}} shown. Nobody knew then when they would end.',
  Landing_WhatIfTitle: 'What if',
  Landing_WhatIfSub: 'Births, migration, retirement age: the pyramid moves with the slider.',
  Landing_WhatIfSource: '{name}, Rosstat, {year}, thousand people.',
  Landing_HearTitle: 'What you hear in the morning',
  Landing_HearSub: 'The same sentences come by e-mail or are read aloud, for your region.',
  Landing_HearSource: 'Written by rules, with no free text: each number opens its receipt.',
  Landing_Call:
    'Try it on your own region: {days, plural, one {# day} other {# days}} free, and the news stays open afterwards.',
  Landing_CallButton: 'To the form',
  Landing_Days:
    'Days on this page: news up to {news}; figures, forecasts and measures up to {figures}.{later, select, true { Later ones need a licence.} other {}} Official deaths are understated.',
  Landing_TrustNone:
    '{place}: the forecast from data up to {day} is the first, and none of its weeks is over yet. Errors will stand here as reports come in.',
  Landing_Listen: 'Listen',
  Landing_Pause: 'Pause',
};
