import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  Events_Calendar: 'Events of the region',
  Events_CalendarVerdict:
    '{name}, {month}: {stories, plural, =0 {no story told by three outlets} one {# story told by three outlets at least} other {# stories told by three outlets at least}}{small, plural, =0 {} other {, # told by one or two}}{exclusive, plural, =0 {} other {; exclusive events #}}{turns, plural, =0 {} other {; turns of the cases #}}{limits, plural, =0 {} other {; restrictions #}}{measures, plural, =0 {} other {; other measures #}}{listings, plural, =0 {} other {; listings #}}.',
  Events_Months: 'Another month',
  Events_Kinds: 'Which events to show',
  Events_Kind_exclusive: 'Exclusive',
  Events_Kind_story: 'Three outlets and more',
  Events_Kind_single: 'One or two outlets',
  Events_Kind_turn: 'Turn of the cases',
  Events_Kind_limit: 'Restriction',
  Events_Kind_measure: 'Measure',
  Events_Kind_listing: 'Listing on the exchange',
  Events_DayCount: '{day}: {count, plural, one {# event} other {# events}}',
  Events_CalendarList: 'By day',
  Events_CalendarEmpty: 'There are no such events in this month. Choose another month or other events.',
  Events_ByMonth: 'By month',
  Events_ByMonthSub:
    'Lower part of a column: measures of the region; upper part: changes of level in the country. No record does not mean that there was no measure.',
  Events_MonthCount:
    '{month}: measures of the region {own, number}, changes of level in the country {country, number}',
  Events_MonthByDays: '{month} by day',
  Events_Days: 'Days of the month',
  Events_LanesNote:
    'The denser a bar, the stricter the level. Ends that were not known on this day are not drawn.',
  Events_RecordDay:
    'On {day} three or more of the country’s indicators changed at once: a day of records, not of new rules.',
  Events_Lane_releases: 'Forecast releases',
  Events_Lane_own: 'Measures of the region',
  Events_Lane_ownNote: 'from registers of measures',
  Events_Lane_country: 'Measures of the country',
  Events_Lane_countryNote: 'the strictest anywhere in the country, not of the region itself',
  Events_Lane_story: 'Stories',
  Events_Lane_exclusive: 'Exclusives',
  Events_Lane_turn: 'Turns of the cases',
  Events_Lane_listing: 'Listings',
  Events_Release: '{median} {count, plural, one {case} other {cases}} expected in the week of {days}',
  Events_LaneSince: 'since {day}',
  Events_LaneUntil: 'until {day}',
  Events_Level: '{name}, {level, number} of {highest, number}',
  Events_LevelNone: '{name}: lifted',
  Events_NotEverywhere: 'not everywhere',
  Events_Change: '{course, select, stricter {Stricter on {day}} other {Milder on {day}}}',
  Events_More: '{count, plural, one {and # more event} other {and # more events}}',
};
