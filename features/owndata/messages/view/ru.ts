/** Texts of own series beside a view of the explorer. This file is the type: every other language has the same keys. */
export const messages = {
  OwnData_OwnSource: 'Свои данные: {source}',
  OwnData_OwnName: '{name} (свой)',
  OwnData_AddToView: 'Добавить свой ряд',
  OwnData_Apart: 'Единица, период или вид другие: ряд нарисован отдельно.',
  OwnData_Together: 'Ряд нарисован вместе с публичными, он подписан словом «свой».',
  OwnData_NotHere: 'Для этих мест в ряду нет значений.',
  OwnData_NoneSuch: 'Ряда из ссылки у вас нет: такой ряд видит только его владелец.',
  OwnData_Bring: 'Загрузить свой файл',
  OwnData_NotShared: 'Ряд видите только вы: по ссылке и на доске его нет.',
  OwnData_NoneShort: 'нет такого ряда',
};
