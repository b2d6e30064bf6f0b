import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  Ui_Receipt: 'Where {figure} comes from',
  Ui_ReceiptSum: 'Sum',
  Ui_ReceiptReceived: 'Received {moment}',
  Ui_ReceiptVersion: 'version {version}',
  Ui_ReceiptResult: 'Result',
  Ui_ReceiptFormula: 'How it is computed: {formula}',
  Ui_ReceiptNotReported: 'not published',
  Ui_ReceiptCall: 'API link',
  Ui_ReceiptCite: 'Copy citation',
  Ui_ReceiptCited: 'Citation copied',
  Ui_ReceiptCitation:
    '{name}, {period}: {figure}. {source}, “{title}”. Svodka, {address}, known since {day}.',
};
