/** Texts of a dossier's tab of events. This file is the type: every other language has the same keys. */
export const messages = {
  Events_Calendar: 'События региона',
  Events_CalendarVerdict:
    '{name}, {month}: {stories, plural, one {# сюжет, о котором писали} few {# сюжета, о которых писали} many {# сюжетов, о которых писали} other {# сюжета, о которых писали}} хотя бы три издания; эксклюзивов {exclusive}, переломов случаев {turns}, ограничений {limits}, других мер {measures}, листингов {listings}.',
  Events_Months: 'Другой месяц',
  Events_Kinds: 'Какие события показать',
  Events_Kind_exclusive: 'Эксклюзив',
  Events_Kind_story: 'От трёх изданий',
  Events_Kind_single: 'Одно или два издания',
  Events_Kind_turn: 'Перелом случаев',
  Events_Kind_limit: 'Ограничение',
  Events_Kind_measure: 'Мера',
  Events_Kind_listing: 'Листинг на бирже',
  Events_CalendarSub: 'Столбик в дне: сколько событий, самый полный день во всю ширину.',
  Events_DayCount:
    '{day}: {count, plural, one {# событие} few {# события} many {# событий} other {# события}}',
  Events_CalendarList: 'По дням',
  Events_CalendarEmpty: 'Таких событий в этом месяце нет. Выберите другой месяц или другие события.',
} as const;
