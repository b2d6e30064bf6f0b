/** Texts of a dossier's tab of events. This file is the type: every other language has the same keys. */
export const messages = {
  Events_Calendar: 'События региона',
  Events_CalendarVerdict:
    '{name}, {month}: {stories, plural, =0 {сюжетов от\u00A0трёх изданий нет} one {# сюжет, о\u00A0котором писали хотя\u00A0бы три издания} few {# сюжета, о\u00A0которых писали хотя\u00A0бы три издания} many {# сюжетов, о\u00A0которых писали хотя\u00A0бы три издания} other {# сюжета, о\u00A0которых писали хотя\u00A0бы три издания}}{small, plural, =0 {} one {, # от\u00A0одного или двух} few {, # от\u00A0одного или двух} many {, # от\u00A0одного или двух} other {, # от\u00A0одного или двух}}{exclusive, plural, =0 {} other {; эксклюзивов #}}{turns, plural, =0 {} other {; переломов случаев #}}{limits, plural, =0 {} other {; ограничений #}}{measures, plural, =0 {} other {; других мер #}}{listings, plural, =0 {} other {; листингов #}}.',
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
