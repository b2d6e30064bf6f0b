/** Texts of the guide room. This file is the type: every other language has the same keys. */
export const messages = {
  Guide_Lead:
    'Что\u00A0показывает каждая страница, как\u00A0работают редакторы, как\u00A0обслуживают установку и\u00A0как\u00A0она\u00A0устроена.',
  Guide_Part_readers: 'Читателям',
  Guide_Part_editors: 'Редакторам',
  Guide_Part_operators: 'Администраторам',
  Guide_Part_programmers: 'Программистам',
  Guide_Decisions:
    '{count, plural, one {# решение} few {# решения} many {# решений} other {# решения}}: почему так устроено',
  Guide_Search: 'Поиск по\u00A0справке',
  Guide_Find: 'Найти',
  Guide_Found:
    '{count, plural, one {# раздел} few {# раздела} many {# разделов} other {# раздела}} по\u00A0запросу «{text}»',
  Guide_None:
    'По\u00A0запросу «{text}» ничего нет. Попробуйте другое слово или\u00A0посмотрите содержание ниже.',
  Guide_InEnglish: 'на\u00A0английском',
  Guide_OnlyEnglish: 'Этот текст есть только на\u00A0английском.',
  Guide_OnPage: 'На\u00A0этой странице',
  Guide_Before: 'Предыдущий текст',
  Guide_After: 'Следующий текст',
  Guide_Calls: 'Вызовы API',
};
