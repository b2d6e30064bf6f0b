import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  Ui_Receipt: 'De onde vem {figure}',
  Ui_ReceiptSum: 'Soma',
  Ui_ReceiptReceived: 'Recebido em {moment}',
  Ui_ReceiptVersion: 'versão {version}',
  Ui_ReceiptResult: 'Resultado',
  Ui_ReceiptFormula: 'Como se calcula: {formula}',
  Ui_ReceiptNotReported: 'não publicado',
  Ui_ReceiptCall: 'Link da API',
  Ui_ReceiptCite: 'Copiar citação',
  Ui_ReceiptCited: 'Citação copiada',
  Ui_ReceiptCitation:
    '{name}, {period}: {figure}. {source}, “{title}”. Svodka, {address}, conhecido desde {day}.',
};
