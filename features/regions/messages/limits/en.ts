import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  RegionLimits_After: 'The sources describe limitations up to {day}; what holds later we do not know.',
  RegionLimits_Country: 'In the country',
  RegionLimits_Empty: 'The sources know of no limitations in force on {day}.',
  RegionLimits_Level: 'level {level, number} of {highest, number}',
  RegionLimits_Link: '{site}, {day}',
  RegionLimits_NoneOwn: 'There are no open records of limitations of its own on this day.',
  RegionLimits_Reported: 'reported on {day}, no end reported',
  RegionLimits_Scope_general: 'the whole country',
  RegionLimits_Scope_targeted: 'part of the country',
  RegionLimits_Since: 'since {day}',
  RegionLimits_Strictest:
    'The strictest measure in force anywhere in the country: it says nothing of a given region.',
  RegionLimits_Sub: 'In force on {day}',
  RegionLimits_Title: 'Limitations',
};
