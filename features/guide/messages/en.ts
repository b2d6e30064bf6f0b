import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  Guide_Lead: 'What each page shows, how editors work, how an installation is run and how it is built.',
  Guide_Part_readers: 'For readers',
  Guide_Part_editors: 'For editors',
  Guide_Part_operators: 'For operators',
  Guide_Part_programmers: 'For programmers',
  Guide_Decisions: '{count, plural, one {# decision} other {# decisions}}: why it is built so',
  Guide_Search: 'Search the documentation',
  Guide_Find: 'Search',
  Guide_Found: '{count, plural, one {# section} other {# sections}} for “{text}”',
  Guide_None: 'Nothing has “{text}”. Try another word, or look through the contents below.',
  Guide_InEnglish: 'in English',
  Guide_OnlyEnglish: 'This text is in English only.',
  Guide_OnPage: 'On this page',
  Guide_Before: 'Previous text',
  Guide_After: 'Next text',
  Guide_Calls: 'Calls of the API',
};
