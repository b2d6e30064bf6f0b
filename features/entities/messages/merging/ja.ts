import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  Merging_Title: '同一の対象',
  Merging_Dossier: 'ドシエへ',
  Merging_Conflict:
    '決めている間に別の編集者がこの項目を変更しました。何も書き込まれていません。現在の内容を確認してください。',
  Merging_Reload: '現在の内容を表示',
  Merging_Failed: 'うまくいきませんでした。もう一度お試しください。',
  Merging_Done: '保存しました。',
  Merging_Form: '同一のもの',
  Merging_FormNote:
    '選んだものの名前・番号・情報・見出しは「{name}」のものとして数えられます。何も消えず、元に戻せます。',
  Merging_NoNamesakes: '同名のものはありません。別の名前か番号で探してください。',
  Merging_Namesakes: '同名のもの',
  Merging_Found: '見つかったもの',
  Merging_Reason: '同一である理由',
  Merging_Merge: '統合する',
  Merging_Look: '名前か番号',
  Merging_Find: '探す',
  Merging_History: '統合の履歴',
  Merging_HistoryNone: 'まだありません。',
  Merging_ByProduct: '登録簿の読み込み時',
  Merging_Listed: '二つの一覧に別名で載った同じ企業。',
  Merging_Undo: '分離する',
  Merging_Undone: '{day}に分離',
};
