import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  Ui_Receipt: '{figure}の内訳',
  Ui_ReceiptSum: '合計',
  Ui_ReceiptReceived: '取得：{moment}',
  Ui_ReceiptVersion: '第{version}版',
  Ui_ReceiptResult: '結果',
  Ui_ReceiptFormula: '計算方法：{formula}',
  Ui_ReceiptNotReported: '未公表',
  Ui_ReceiptCall: 'APIのリンク',
  Ui_ReceiptCite: '引用をコピー',
  Ui_ReceiptCited: '引用をコピーしました',
  Ui_ReceiptCitation: '{name}、{period}：{figure}。{source}「{title}」。Svodka、{address}、{day}時点で公表。',
};
