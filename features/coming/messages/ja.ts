import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  Coming_Categories: 'ここに自分のカテゴリーの編集画面を置きます。フィードを作る言葉、対象、媒体。',
};
