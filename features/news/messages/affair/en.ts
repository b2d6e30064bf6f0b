import type { messages as ru } from './ru.ts';

/** Texts of an affair's page. */
export const messages: Record<keyof typeof ru, string> = {
  News_Affair_Label: 'Affair',
  News_Affair_Counts:
    '{steps, plural, one {# step} other {# steps}} and {items, plural, one {# headline} other {# headlines}} from {sources, plural, one {# outlet} other {# outlets}}, {span}.',
  News_Affair_Description: '{title}. Step by step: {steps, plural, one {# step} other {# steps}}.',
  News_Affair_Days: 'Headlines by day',
  News_Affair_DaysSub: 'Numbers under the bars are the steps; a dashed one disputes what came before.',
  News_Affair_DaysLabel: 'Headlines by day, {span}: {count} at the peak, {day}',
  News_Affair_Steps: 'Step by step',
  News_Affair_Others: 'also {names}',
  News_Affair_OthersMore: 'also {names} and {count, plural, one {# more} other {# more}}',
  News_Affair_Denial: 'disputes earlier reports',
  News_Affair_Correction: 'corrected',
  News_Affair_Earlier: 'was: “{title}”',
  News_Affair_Minor:
    '{count, plural, one {# more story comes} other {# more stories come}} from a single outlet each.',
  News_Affair_Changed: 'Figures that changed',
  News_Affair_Was: 'Before',
  News_Affair_Became: 'Now',
  News_Affair_ChangedNote: 'Only figures that stand in headlines.',
  News_Affair_Disagree: 'Figures that disagree',
  News_Affair_DisagreeNote: 'We do not judge which is right.',
  News_Affair_First: 'Who was first',
  News_Affair_FirstSub: 'In how many of {steps} steps the outlet was ahead of the others.',
  News_Affair_Silent: 'Who is silent',
  News_Affair_SilentSub:
    'Outlets that write a lot in these sections, without a single headline on this since {day}.',
  News_Affair_SilentValue: '0 of {count}',
  News_Affair_SilentNote:
    'What is silent is our selection, not always the outlet: not every headline reaches us.',
  News_Affair_Named: 'Who is named',
  News_Affair_Wrong: 'Not one affair',
  News_Affair_Nearby: 'Nearby, but separate',
  News_Affair_NearbySub: 'Stories of the same people and places about something else.',
  News_Affair_NearbyOutlets: '{count, plural, one {# outlet} other {# outlets}}',
  News_Affair_Headlines: '{count, plural, one {# headline of the affair} other {# headlines of the affair}}',
  News_Affair_HeadlinesCut: 'The latest {count} are shown.',
  News_Affair_HeadlinesAll: '{count, plural, one {# more headline} other {# more headlines}}',
  News_Affair_Thin: 'Hatched: fewer than half of the outlets reached us.',
};
