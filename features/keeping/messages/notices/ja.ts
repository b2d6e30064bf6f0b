import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  Notices_Digest: 'ダイジェストの設定',
  Notices_Failed: 'うまくいきませんでした。もう一度お試しください。',
  Notices_Hide: '非表示：{title}',
  Notices_HideAll: 'すべて非表示',
  Notices_Lead: '指標のしきい値の通過（期間ごとに1回）と、ご自身の支援策の経過をお知らせします。',
  Notices_None: '新しい通知はありません',
  Notices_Thresholds: 'しきい値を変更',
  Notices_Title: '通知',
};
