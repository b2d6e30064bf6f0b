/** Texts of one's own region on home. This file is the type: every other language has the same keys. */
export const messages = {
  OwnRegion_Own: 'Ваш регион',
  OwnRegion_Which: 'Какой регион ваш? Спросим один раз',
  OwnRegion_Name: 'Край, область, город',
  OwnRegion_Short: 'Введите хотя бы две буквы.',
  OwnRegion_Week: 'случаев за\u00A0неделю: {count}',
  OwnRegion_Before: 'к\u00A0прошлой неделе',
  OwnRegion_Day: 'Данные на\u00A0{day}',
  OwnRegion_News: 'Новости региона',
  OwnRegion_Dossier: 'Досье',
} as const;
