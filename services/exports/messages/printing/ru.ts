/** Texts of the PDF button. This file is the type: every other language has the same keys. */
export const messages = {
  Printing_Again: 'Ещё раз',
  Printing_Browser: 'Печать из браузера',
  Printing_Busy: 'Готовится PDF',
  Printing_Cancel: 'Отменить',
  Printing_Cancelled: 'Печать отменена.',
  Printing_Failed_broken: 'Не удалось сделать PDF.',
  Printing_Failed_lost: 'Работа над PDF прервалась.',
  Printing_Failed_refused: 'Эта страница вам недоступна.',
  Printing_Failed_too_slow: 'PDF не успел за 20\u00A0секунд.',
  Printing_Pdf: 'PDF',
  Printing_Ready: 'PDF готов',
  Printing_Save: 'Сохранить ещё раз',
  Printing_TooMany: 'У вас уже готовятся три PDF: дождитесь одного из них.',
  Printing_Unavailable: 'На этом сервере нет браузера, который печатает: сохраните PDF из окна печати.',
};
