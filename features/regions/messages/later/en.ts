import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  RegionLater_Title: 'What came later',
  RegionLater_Hide: 'hide',
  RegionLater_Lead: '{weeks, plural, one {# week later} other {# weeks later}}, {range}:',
  RegionLater_Measure: '{measure, select, deaths {Deaths in the week} other {Cases in the week}}',
  RegionLater_Then: 'against {value} then',
  RegionLater_Peak: 'the most since was {value} in the week to {day}',
  RegionLater_NoHigher: 'no week since was higher',
  RegionLater_Unknown: 'not every day of that week was published',
  RegionLater_Early:
    'Not one whole reported week has passed since this day: there is nothing to compare yet.',
  RegionLater_Figures: 'Newer figures',
  RegionLater_ThenFigure: 'known then: {value} for {when}',
  RegionLater_NothingThen: 'not known then',
  RegionLater_Source: '{source}. The same series as known on {day}.',
  RegionLater_Note:
    'What was opened can be hidden again: neither the findings nor the figures of the page count with it.',
};
