import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  Events_Calendar: '地域のできごと',
  Events_CalendarVerdict:
    '{name}、{month}：3媒体以上が報じた話題は{stories, plural, =0 {なし} other {#件}}{small, plural, =0 {} other {、1～2媒体が#件}}{exclusive, plural, =0 {} other {、独占記事#件}}{turns, plural, =0 {} other {、感染者の転換点#件}}{limits, plural, =0 {} other {、制限#件}}{measures, plural, =0 {} other {、その他の施策#件}}{listings, plural, =0 {} other {、上場関連#件}}。',
  Events_Months: '別の月',
  Events_Kinds: '表示するできごと',
  Events_Kind_exclusive: '独占',
  Events_Kind_story: '3媒体以上',
  Events_Kind_single: '1〜2媒体',
  Events_Kind_turn: '感染者の転換点',
  Events_Kind_limit: '制限',
  Events_Kind_measure: '施策',
  Events_Kind_listing: '取引所への上場',
  Events_CalendarSub: '日の棒：できごとの数。最多の日が全幅です。',
  Events_DayCount: '{day}：{count, plural, other {#}}件',
  Events_CalendarList: '日別',
  Events_CalendarEmpty: '今月は該当するできごとがありません。別の月か別の種類を選んでください。',
};
