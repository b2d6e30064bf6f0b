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
  Events_DayCount:
    '{day}: {count, plural, one {# событие} few {# события} many {# событий} other {# события}}',
  Events_CalendarList: 'По дням',
  Events_CalendarEmpty: 'Таких событий в этом месяце нет. Выберите другой месяц или другие события.',
  Events_ByMonth: 'По\u00A0месяцам',
  Events_ByMonthSub:
    'Нижняя часть столбика: меры региона, верхняя: смены уровня по\u00A0стране. Если меры не\u00A0записаны, это не\u00A0значит, что их не\u00A0было.',
  Events_MonthCount: '{month}: мер региона {own, number}, смен уровня по\u00A0стране {country, number}',
  Events_MonthByDays: '{month} по\u00A0дням',
  Events_Days: 'Дни месяца',
  Events_LanesNote:
    'Полоса плотнее, чем строже уровень. Сроки окончания, ещё не\u00A0известные в\u00A0этот день, не\u00A0рисуем.',
  Events_RecordDay:
    '{day} разом сменились уровни трёх и\u00A0более показателей страны: это день записи, а\u00A0не новых мер.',
  Events_Lane_releases: 'Выпуски прогноза',
  Events_Lane_own: 'Меры региона',
  Events_Lane_ownNote: 'по\u00A0реестрам мер',
  Events_Lane_country: 'Меры страны',
  Events_Lane_countryNote: 'самое строгое где-либо в\u00A0стране, о\u00A0самом регионе не\u00A0говорит',
  Events_Lane_story: 'Сюжеты',
  Events_Lane_exclusive: 'Эксклюзивы',
  Events_Lane_turn: 'Переломы случаев',
  Events_Lane_listing: 'Листинги',
  Events_Release:
    'На\u00A0неделе {days} ждали {median} {count, plural, one {случай} few {случая} many {случаев} other {случая}}',
  Events_LaneSince: 'с\u00A0{day}',
  Events_LaneUntil: 'по\u00A0{day}',
  Events_Level: '{name}, {level, number} из\u00A0{highest, number}',
  Events_LevelNone: '{name}: снято',
  Events_NotEverywhere: 'не\u00A0везде',
  Events_Change: '{course, select, stricter {{day} строже} other {{day} мягче}}',
  Events_More:
    '{count, plural, one {и\u00A0ещё # событие} few {и\u00A0ещё # события} many {и\u00A0ещё # событий} other {и\u00A0ещё # события}}',
} as const;
