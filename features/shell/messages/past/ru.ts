/** Texts of the bar above a past day. This file is the type: every other language has the same keys. */
export const messages = {
  PastDay_Bar: 'Прошедший день',
  PastDay_Before: 'На\u00A0день раньше',
  PastDay_After: 'На\u00A0день позже',
  PastDay_Shown: 'Вы смотрите {day} так, как знали тогда',
  PastDay_LaterHidden: 'всё позднее скрыто',
  PastDay_Reveal: 'Что было потом',
  PastDay_Hide: 'Скрыть, что было потом',
  PastDay_Share: 'Поделиться',
  PastDay_Copied: 'Адрес скопирован',
  PastDay_ToToday: 'К\u00A0сегодняшнему дню',
  PastDay_ToSample: 'К\u00A0дню образца',
  PastDay_Later:
    '{kind, select, figures {{count, plural, one {новые значения # показателя} few {новые значения # показателей} many {новые значения # показателей} other {новые значения # показателя}}} revisions {{count, plural, one {# пересмотренное значение} few {# пересмотренных значения} many {# пересмотренных значений} other {# пересмотренного значения}}} measures {{count, plural, one {# мера} few {# меры} many {# мер} other {# меры}}} other {{count, plural, one {# сюжет} few {# сюжета} many {# сюжетов} other {# сюжета}}}}',
  PastDay_Names:
    '{kind, select, figures {Новые значения} revisions {Пересмотрены} measures {Меры} other {Сюжеты}}',
  PastDay_Event:
    '{side, select, before {Назад к\u00A0событию:} other {Вперёд к\u00A0событию:}} {day}, {kind, select, figures {вышли данные «{name}»} measure {началась мера «{name}»} other {сработал ваш порог: {name}}}{more, plural, =0 {} one { и\u00A0ещё # событие} few { и\u00A0ещё # события} many { и\u00A0ещё # событий} other { и\u00A0ещё # события}}',
  PastDay_Dated: '{name}, {day}',
  PastDay_NotKnown: 'Ещё не\u00A0знали: {list}.',
  PastDay_Uncounted: 'Новые и\u00A0пересмотренные значения ещё не\u00A0посчитаны.',
  PastDay_NothingLater: 'До\u00A0{day} ничего нового не\u00A0стало известно.',
  PastDay_LaterSpan:
    'Посчитано всё, что стало известно с\u00A0этого дня по\u00A0{day}; меры\u00A0— из\u00A0открытых реестров.',
  PastDay_MoreNames: 'и\u00A0ещё {count, number}',
  PastDay_Ruler: 'День, который показан',
};
