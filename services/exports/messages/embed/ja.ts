import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  Embed_Census: '{year}年国勢調査',
  Embed_Full: 'Svodkaで詳しく見る',
  Embed_Known: '{day}時点',
  Embed_Nothing: 'この期間のデータはありません。',
};
