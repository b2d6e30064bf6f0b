/** Texts of a number's receipt. This file is the type: every other language has the same keys. */
export const messages = {
  Ui_Receipt: 'Откуда {figure}',
  Ui_ReceiptSum: 'Сумма',
  Ui_ReceiptReceived: 'Получено {moment}',
  Ui_ReceiptVersion: 'версия {version}',
  Ui_ReceiptResult: 'Итог',
  Ui_ReceiptFormula: 'Как посчитано: {formula}',
  Ui_ReceiptNotReported: 'не опубликовано',
  Ui_ReceiptCall: 'Запрос к\u00A0API',
  Ui_ReceiptCite: 'Скопировать цитату',
  Ui_ReceiptCited: 'Цитата скопирована',
  Ui_ReceiptCitation:
    '{name}, {period}: {figure}. {source}, «{title}». Сводка, {address}, известно с\u00A0{day}.',
} as const;
