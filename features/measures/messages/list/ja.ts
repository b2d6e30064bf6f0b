import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  MeasuresList_Checked:
    '検証済みの約束：{count, number}件（範囲内{inside, number}、予想以上{stronger, number}、予想以下{weaker, number}）。',
  MeasuresList_ColKept: '約束と結果',
  MeasuresList_Promised: '約束は{low}～{high}',
  MeasuresList_NoPromise: '約束なし',
  MeasuresList_Check: '検証日 {day}',
  MeasuresList_Lack: '比較できません',
  MeasuresList_Came_inside: '{gap}、範囲内',
  MeasuresList_Came_stronger: '{gap}、予想以上',
  MeasuresList_Came_weaker: '{gap}、予想以下',
  MeasuresList_Points: '{points}ポイント',
  MeasuresList_KeptLegend:
    '帯：採択前の約束（10回中9回の試算）。点：類似地域と比べた結果、帯の外は白抜き。保健は感染者数、経済は貧困率。',
  MeasuresList_Rows: '{total, number}行中{shown, number}行',
  MeasuresList_Sort: '並び順',
  MeasuresList_Sort_start: '開始日の新しい順',
  MeasuresList_Sort_place: '地域・開始日順',
  MeasuresList_Sort_updated: '最終更新順',
  MeasuresList_View: '表示',
  MeasuresList_Whole: '全件',
  MeasuresList_OtherView: '現在の条件',
  MeasuresList_Save: '表示を保存',
  MeasuresList_Name: '表示の名前',
  MeasuresList_Keep: '保存',
  MeasuresList_Saved: '表示「{name}」を保存しました。',
  MeasuresList_Delete: '表示「{name}」を削除',
  MeasuresList_TooMany: '保存できる表示は{most}件までです。1件削除してください。',
  MeasuresList_Address: '表示のリンク',
  MeasuresList_Copied: 'コピーしました',
};
