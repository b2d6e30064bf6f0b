/** Texts of the desk of themes. This file is the type: every other language has the same keys. */
export const messages = {
  QuoteDesk_Lead:
    'Тема стоит в кругу и разделе; цитату можно перенести руками. Каждое решение можно отменить.',
  QuoteDesk_New: 'Новая тема',
  QuoteDesk_Name: 'Название, {language}',
  QuoteDesk_Make: 'Завести тему',
  QuoteDesk_Save: 'Сохранить',
  QuoteDesk_Saved: 'Тема сохранена.',
  QuoteDesk_Remove: 'Убрать тему',
  QuoteDesk_Removed: 'Темы больше нет; её цитаты остались в разделе.',
  QuoteDesk_MergeInto: 'Слить с темой',
  QuoteDesk_Merge: 'Слить',
  QuoteDesk_Merged: 'Темы слиты.',
  QuoteDesk_Without: 'Без темы',
  QuoteDesk_Quotes: 'Цитаты',
  QuoteDesk_PutUnder: '{count, plural, one {# цитату} few {# цитаты} many {# цитат} other {# цитаты}} в тему',
  QuoteDesk_Put: 'Перенести',
  QuoteDesk_Moved:
    '{count, plural, one {Перенесена # цитата} few {Перенесены # цитаты} many {Перенесено # цитат} other {Перенесено # цитаты}}.',
  QuoteDesk_NoDecisions: 'Темы такие, какими пришли; редакторы их не меняли.',
  QuoteDesk_Did_make: 'Заведена тема «{theme}»',
  QuoteDesk_Did_change: 'Изменена тема «{theme}»',
  QuoteDesk_Did_merge: '«{theme}» слита с темой «{into}»',
  QuoteDesk_Did_remove: 'Убрана тема «{theme}»',
  QuoteDesk_Did_assign:
    '{count, plural, one {# цитата} few {# цитаты} many {# цитат} other {# цитаты}} — в тему «{theme}»',
  QuoteDesk_Did_free:
    '{count, plural, one {# цитата} few {# цитаты} many {# цитат} other {# цитаты}} — без темы',
};
