import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  Printing_All: 'すべてのタブ',
  Printing_AsOf: '{day}時点のデータ。',
  Printing_Bound:
    '{count, plural, =0 {タブを1つ以上選んでください。} =1 {画面どおりの1タブです。} other {1つのファイルに、目次、タブ、出典一覧をまとめます。}}',
  Printing_Contents: '目次',
  Printing_Paper: '印刷・PDF',
  Printing_Sources: '出典',
  Printing_Title: '印刷・PDF',
  Printing_Which: 'どのタブを入れるか選んでください。',
  Printing_Again: '再試行',
  Printing_Browser: 'ブラウザーで印刷',
  Printing_Busy: 'PDFを作成中',
  Printing_Cancel: '中止',
  Printing_Cancelled: 'PDFの作成を中止しました。',
  Printing_Failed_broken: 'PDFを作成できませんでした。',
  Printing_Failed_lost: 'PDFの作成が中断されました。',
  Printing_Failed_refused: 'このページは利用できません。',
  Printing_Failed_too_slow: 'PDFの作成に時間がかかりすぎました。',
  Printing_Pdf: 'PDF',
  Printing_Ready: 'PDFができました',
  Printing_Save: 'もう一度保存',
  Printing_TooMany: 'すでに3件のPDFを作成中です。完了をお待ちください。',
  Printing_Unavailable:
    'このサーバーには印刷用ブラウザーがありません。印刷画面からPDFとして保存してください。',
};
