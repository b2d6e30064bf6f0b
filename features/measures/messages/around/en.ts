import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  MeasureAround_Title: 'What happened around it',
  MeasureAround_Sub: '{place}, {span}. It coincided; that does not mean because of it.',
  MeasureAround_Stories: 'Stories told by three outlets or more: {count}. The most told of them are shown.',
  MeasureAround_None: 'No news, turns or other measures of this place were found in these weeks.',
  MeasureAround_This: 'this measure',
  MeasureAround_Cases: 'Cases a day',
  MeasureAround_Mean: 'mean of 7 days',
  MeasureAround_Day: 'Day',
  MeasureAround_TwinsTitle: 'In the weeks of the promise {gap} against the course of its twins',
  MeasureAround_TwinsSub:
    '{place}, cases a week. Grey line: as many as there would be had they grown as in the middle of its twins. The measure begins on {day}.',
  MeasureAround_Alike: 'as its twins',
  MeasureAround_Week: 'Cases a week',
  MeasureAround_Source: 'Published reports as of {day}',
  MeasureAround_Chance: 'Is it chance?',
  MeasureAround_ChanceSub:
    'The same computation for {count, plural, one {# other region} other {# other regions}}, each against its own twins. Filled dot: {place}.',
  MeasureAround_Often:
    '{asFar} of {count} have as wide a gap to the same side without such a measure: it is usual scatter, and we do not write because of it.',
  MeasureAround_Rarely:
    '{asFar, plural, =0 {None} other {{asFar}}} of {count} have as wide a gap to the same side without such a measure: few go as far. It still does not say why it went so here.',
  MeasureAround_WithSuch: 'Without regions where a measure of the same kind was in force: {count}.',
  MeasureAround_NoOthers: 'There is no other region that can be computed the same way.',
};
