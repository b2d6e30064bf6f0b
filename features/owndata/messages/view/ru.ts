/** Texts of own series beside a view of the explorer. This file is the type: every other language has the same keys. */
export const messages = {
  OwnData_OwnSource: 'Свои данные: {source}',
  OwnData_OwnName: '{name} (свой)',
  OwnData_AddToView: 'Добавить свой ряд',
  OwnData_Apart: 'Единица, период или вид другие: ряд нарисован отдельно.',
  OwnData_Together: 'Ряд нарисован вместе с публичными, он подписан словом «свой».',
  OwnData_NotHere: 'Для этих мест в ряду нет значений.',
  OwnData_Alone: 'Другие этот ряд не видят: по ссылке и на другом сайте график стоит без него.',
  OwnData_NoneSuch: 'Такого ряда у вас нет.',
  OwnData_Bring: 'Загрузить свой файл',
};
