import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  Offline_Title: 'オフラインです',
  Offline_Text: 'このページはこのブラウザーでまだ開かれていないため、接続なしでは表示できません。',
  Offline_Kept: '以前に読んだページ（オフラインで開けます）',
  Offline_None: 'このブラウザーには保存されたページがまだありません。',
  Offline_Again: 'もう一度試す',
};
