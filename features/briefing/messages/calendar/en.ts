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
  Events_CalendarSub: 'The bar in a day: how many events, the fullest day at full width.',
  Events_DayCount: '{day}: {count, plural, one {# event} other {# events}}',
  Events_CalendarList: 'By day',
  Events_CalendarEmpty: 'There are no such events in this month. Choose another month or other events.',
};
