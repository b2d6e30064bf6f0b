import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  Ui_Receipt: 'De dónde sale {figure}',
  Ui_ReceiptSum: 'Suma',
  Ui_ReceiptReceived: 'Recibido el {moment}',
  Ui_ReceiptVersion: 'versión {version}',
  Ui_ReceiptResult: 'Resultado',
  Ui_ReceiptFormula: 'Cómo se calcula: {formula}',
  Ui_ReceiptNotReported: 'no publicado',
  Ui_ReceiptCall: 'Enlace de la API',
  Ui_ReceiptCite: 'Copiar la cita',
  Ui_ReceiptCited: 'Cita copiada',
  Ui_ReceiptCitation:
    '{name}, {period}: {figure}. {source}, «{title}». Svodka, {address}, conocido desde el {day}.',
};
