import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  PastDay_Bar: '過去の日',
  PastDay_Before: '前日',
  PastDay_After: '翌日',
  PastDay_Shown: '{day}を、当時知られていた内容で表示しています',
  PastDay_LaterHidden: '以後の情報は非表示です',
  PastDay_Reveal: 'その後を見る',
  PastDay_Hide: 'その後を隠す',
  PastDay_Share: '共有',
  PastDay_Copied: 'アドレスをコピーしました',
  PastDay_ToToday: '今日に戻る',
  PastDay_ToSample: 'サンプルの日に戻る',
  PastDay_Later:
    '{kind, select, figures {{count, plural, other {#指標の新しい値}}} revisions {{count, plural, other {改定値#件}}} measures {{count, plural, other {施策#件}}} other {{count, plural, other {ストーリー#件}}}}',
  PastDay_Names: '{kind, select, figures {新しい値} revisions {改定} measures {施策} other {ストーリー}}',
  PastDay_Event:
    '{side, select, before {前の出来事へ:} other {次の出来事へ:}}{day}、{kind, select, figures {「{name}」の公表} measure {施策「{name}」の開始} other {通知: {name}}}{more, plural, =0 {} other {ほか#件}}',
  PastDay_Dated: '{name}（{day}）',
  PastDay_NotKnown: '当時まだ知られていなかったもの: {list}。',
  PastDay_Uncounted: '新しい値と改定値はまだ集計されていません。',
  PastDay_NothingLater: '{day}までに新たに判明したことはありません。',
  PastDay_LaterSpan: 'この日より後、{day}までに判明したものを数えています。施策は公開登録簿のものです。',
  PastDay_MoreNames: 'ほか{count, number}件',
  PastDay_Ruler: '表示する日',
};
