import type { messages as russian } from './ru.ts';

export const messages: Record<keyof typeof russian, string> = {
  BoardDelivery_Title: 'メールと通知',
  BoardDelivery_Letter: 'ボードのメール',
  BoardDelivery_Often: '頻度',
  BoardDelivery_Often_never: '送らない',
  BoardDelivery_Often_daily: '毎日',
  BoardDelivery_Often_weekly: '毎週',
  BoardDelivery_Weekday: '曜日',
  BoardDelivery_Hour: '時刻',
  BoardDelivery_Zone: 'タイムゾーン',
  BoardDelivery_Save: '保存',
  BoardDelivery_Saved: '保存しました。メールは{email}に届きます。',
  BoardDelivery_Ended: 'このボードのメールを停止しました。',
  BoardDelivery_LetterNote:
    '{email}に、ビューの見出し、地域の数値、文章、リンクをお送りします。ライセンスがない場合は30日前の時点で判明していた数値です。',
  BoardDelivery_LastSent: '前回の送信：{moment}。',
  BoardDelivery_Undelivered: '3通続けて{email}に届かなかったため、送信を停止しました。保存すると再開します。',
  BoardDelivery_Watch: '新しい数値を通知する',
  BoardDelivery_WatchNote: 'ビューに新しい数値が出たとき、または最新の数値が改定されたときにお知らせします。',
  BoardDelivery_WatchNone: 'このボードにはデータ探索のビューがありません。',
  BoardDelivery_EndTitle: 'ボードのメール',
  BoardDelivery_EndLead: 'このリンクで1つのボードのメールを停止します。ボード自体は残ります。',
  BoardDelivery_End: '送信を停止する',
  BoardDelivery_EndDone: 'このボードのメールを停止しました',
  BoardDelivery_EndNoToken: 'メール内のリンクからこのページを開いてください。',
  BoardDelivery_ToBoards: 'ボード一覧へ',
};
