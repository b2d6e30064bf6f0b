import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  PastDay_Bar: 'A past day',
  PastDay_Before: 'A day earlier',
  PastDay_After: 'A day later',
  PastDay_Shown: 'You are looking at {day} as it was known then',
  PastDay_LaterHidden: 'everything later is hidden',
  PastDay_Reveal: 'What came later',
  PastDay_Hide: 'Hide what came later',
  PastDay_Share: 'Share',
  PastDay_Copied: 'Address copied',
  PastDay_ToToday: 'Back to today',
  PastDay_ToSample: 'Back to the sample’s day',
  PastDay_Later:
    '{kind, select, figures {{count, plural, one {new figures of # indicator} other {new figures of # indicators}}} revisions {{count, plural, one {# revised figure} other {# revised figures}}} measures {{count, plural, one {# measure} other {# measures}}} other {{count, plural, one {# story} other {# stories}}}}',
  PastDay_Names:
    '{kind, select, figures {New figures} revisions {Revised} measures {Measures} other {Stories}}',
  PastDay_Event:
    '{side, select, before {Back to the event before:} other {On to the next event:}} {day}, {kind, select, figures {figures came out: {name}} measure {a measure began: {name}} other {your alert: {name}}}{more, plural, =0 {} one { and # more} other { and # more}}',
  PastDay_Dated: '{name}, {day}',
  PastDay_NotKnown: 'Not known yet: {list}.',
  PastDay_Uncounted: 'New and revised figures have not been counted yet.',
  PastDay_NothingLater: 'Nothing new became known up to {day}.',
  PastDay_LaterSpan:
    'Counted is what became known after this day, up to {day}; the measures are those of open registers.',
  PastDay_MoreNames: 'and {count, number} more',
  PastDay_Ruler: 'The day that is shown',
};
