import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  News_AwayTitle: '別のサイトへ移動します',
  News_AwayText: 'Svodkaのサイトではありません。表示内容や収集するデータは所有者が決めています。',
  News_AwayGo: '{host} へ移動',
  News_AwayStay: 'Svodkaにとどまる',
  News_AwayUnsafe: 'このリンクは安全でないため開けません。開けるのは http と https のアドレスだけです。',
  News_AwayNone: '移動先のアドレスが指定されていません。',
  News_AwayUnsafeTitle: '移動できません',
  News_ServiceSub: 'Svodka自身のお知らせ',
  News_ServiceTitle: 'サービスのお知らせ',
  News_ServiceMore: 'ほかのお知らせ',
  News_ServiceAll: 'お知らせ一覧',
  News_ServiceEmpty: 'お知らせはまだありません。',
};
