import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  Quotes_About: 'Where the quotes come from',
  Quotes_AboutHeadlines:
    'From headlines of 30 days in which a named person’s words are marked as such: “name: …”, “name says …”. Nothing else is taken.',
  Quotes_AboutRecords:
    'And from verbatim records of the State Duma, 2008–2012 (CC0). The set has no day and no link: these are not current statements.',
  Quotes_ByPeople: 'by people',
  Quotes_ByTime: 'by time',
  Quotes_Direct: 'Words in the headline',
  Quotes_None: 'Nobody is quoted here yet.',
  Quotes_Order: 'Order',
  Quotes_Own: 'What they said',
  Quotes_Retold: 'Retold in the headline',
  Quotes_Rubric: 'Section',
  Quotes_Scope: 'Circle',
  Quotes_Speakers: 'Who speaks',
  Quotes_Theme: 'Theme',
  Quotes_Title: 'Who said what',
  Quotes_Total: '{count, plural, one {# quote} other {# quotes}}, {direct} word for word',
  Quotes_Undated: '{period}, day not known',
  Quotes_UndatedHead: 'Verbatim records, day not known',
  Quotes_BesideDossier: 'Open the dossier: {place}',
  Quotes_EditThemes: 'Edit the themes',
  Quotes_BesideOf: 'In the series “{name}”, {place}',
  Quotes_BesidePeak: 'highest, {day}',
  Quotes_BesideNow: 'now, {day}',
  Quotes_BesideCourse: 'The course of the series; marked: {day}, {figure}',
  Quotes_WithFigures: 'with figures {count}',
  Quotes_Figures: 'Words and figures',
  Quotes_FiguresNote:
    'A quote that names what we measure has our series of that day beside it. We call neither agreement nor difference true or false: words and series may be defined differently.',
  Quotes_Follow: 'Follow the theme',
  Quotes_FollowNote: 'New quotes of the theme become a section of the digest.',
};
