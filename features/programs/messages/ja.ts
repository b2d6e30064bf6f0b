import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  Programs_NoData: 'データなし：この日、この範囲では何もわかっていません。',
  Programs_Cut:
    '一覧「{list}」は短縮されています（{total, number} 件中 {shown, number} 件）。条件を絞るか、次のページを取得してください。',
  Programs_TooLong: '応答が長すぎます。日付や地域を絞るか、1ページの件数を減らしてください。',
  Programs_UnknownName: 'このツールが知らない項目です：{names}',
};
