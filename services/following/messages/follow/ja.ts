import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  Follow_Again: '元に戻す',
  Follow_Done: '購読しました：{name}',
  Follow_Ended: '購読をやめました：{name}',
  Follow_List: '購読一覧',
  Follow_Off: '購読中',
  Follow_On: '購読する',
};
