import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  QuoteDesk_Lead:
    'A theme stands in a circle and a section; a quote can be moved by hand. Every decision can be taken back.',
  QuoteDesk_New: 'New theme',
  QuoteDesk_Name: 'Name, {language}',
  QuoteDesk_Make: 'Make the theme',
  QuoteDesk_Save: 'Save',
  QuoteDesk_Saved: 'The theme is saved.',
  QuoteDesk_Remove: 'Remove the theme',
  QuoteDesk_Removed: 'The theme is gone; its quotes stay in their section.',
  QuoteDesk_MergeInto: 'Merge into',
  QuoteDesk_Merge: 'Merge',
  QuoteDesk_Merged: 'The themes are merged.',
  QuoteDesk_Without: 'Without a theme',
  QuoteDesk_Quotes: 'Quotes',
  QuoteDesk_PutUnder: 'Put {count, plural, one {# quote} other {# quotes}} under',
  QuoteDesk_Put: 'Move',
  QuoteDesk_Moved: '{count, plural, one {# quote} other {# quotes}} moved.',
  QuoteDesk_NoDecisions: 'The themes are as they came; no editor has changed them.',
  QuoteDesk_Did_make: 'Theme “{theme}” made',
  QuoteDesk_Did_change: 'Theme “{theme}” changed',
  QuoteDesk_Did_merge: '“{theme}” merged into “{into}”',
  QuoteDesk_Did_remove: 'Theme “{theme}” removed',
  QuoteDesk_Did_assign: '{count, plural, one {# quote} other {# quotes}} put under “{theme}”',
  QuoteDesk_Did_free: '{count, plural, one {# quote} other {# quotes}} taken out of any theme',
};
