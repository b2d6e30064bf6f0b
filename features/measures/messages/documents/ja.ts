import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  MeasureDocuments_Title: '文書',
  MeasureDocuments_Hint: 'PDF、DOCX、XLSX、ODT、ODS、画像。20MBまで。種類は中身で確かめます。',
  MeasureDocuments_Add: 'ファイル',
  MeasureDocuments_Remove: '外す',
  MeasureDocuments_Cancel: '中止',
  MeasureDocuments_Canceled: '操作は利用者によって取り消されました。',
  MeasureDocuments_Dismiss: '隠す',
  MeasureDocuments_Show: '見る',
  MeasureDocuments_Hide: '閉じる',
  MeasureDocuments_Sent: '{all}のうち{sent}',
  MeasureDocuments_Size_kb: '{amount}kB',
  MeasureDocuments_Size_mb: '{amount}MB',
  MeasureDocuments_TooLarge: '20MBを超えるファイルは受け付けません。',
  MeasureDocuments_WrongType: '中身が名前と違うか、受け付けない種類です。',
  MeasureDocuments_Archive: '展開すると大きすぎるため受け付けません。',
  MeasureDocuments_Similar: '公開済みの似た施策',
  MeasureDocuments_NoneSimilar: '似た公開済みの施策はありません。',
  MeasureDocuments_SimilarRule: '題名の語、種別または課題、産業、開始日による類似度。45％以上を表示。',
};
