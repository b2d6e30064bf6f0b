import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  Events_Why: 'Why did it move',
  Events_WhyNone: 'No turning points were found in this series: it is short, or moves no more than usual.',
  Events_WhyChoice: 'Which turning point to show',
  Events_Turn_peak: 'Growth stopped on {day}',
  Events_Turn_trough: 'The fall stopped on {day}',
  Events_Turn_up: 'A jump up on {day}',
  Events_Turn_down: 'A jump down on {day}',
  Events_WhySub:
    'Bars: cases by day of publication, line: mean of 7 days. Around the turning point {level} {count, plural, one {case} other {cases}} a day. It was found by rule.',
  Events_WhyMethod:
    'A turning point: on both sides the weekly sum differs by {change} at least. The same search on this series with its weeks shuffled erred in {found} of {runs, plural, one {# trial} other {# trials}}.',
  Events_WhyWritten: 'What was written in those days',
  Events_WhyMeasures: 'Measures that began here in these days',
  Events_WhyNational: 'In the whole country in these days',
  Events_WhyLevel:
    '{course, select, stricter {Stricter} milder {Milder} other {As strict as before}}: level {level, number}',
  Events_WhyNationalNote:
    'Levels of OxCGRT tell of the strictest place in the country, which need not be this one.',
  Events_WhyCaveat: 'Coincided, not caused.',
  Events_WhyUnknown: 'We have no headlines of those days: nothing can be said of what was written.',
  Events_WhyUsual:
    '{headlines, plural, one {# headline} other {# headlines}}, no more than usual: as many or more in {asMany} of {windows, plural, one {# week} other {# weeks}} around. So no story is named.',
  Events_WhyShare:
    'Stories are chosen by time and place. Headlines about the region in the seven days: {headlines}; as many or more in {asMany} of {windows, plural, one {# week} other {# weeks}} around.',
  Events_Mean7: 'Mean of 7 days',
  Events_Review: 'Expert review',
  Events_StoryCounts:
    '{source}. {items, plural, one {# headline} other {# headlines}}, {sources, plural, one {# outlet} other {# outlets}}',
  Events_Covid_Day: 'Day',
  Events_Covid_Cases: 'Cases',
};
