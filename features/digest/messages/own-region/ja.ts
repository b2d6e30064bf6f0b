import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  OwnRegion_Own: 'あなたの地域',
  OwnRegion_Which: 'お住まいの地域は？お尋ねするのは一度だけです',
  OwnRegion_Name: '地域または都市',
  OwnRegion_Short: '2文字以上入力してください。',
  OwnRegion_Week: '1週間の症例：{count}',
  OwnRegion_Before: '前週比',
  OwnRegion_Day: '{day}時点のデータ',
  OwnRegion_News: '地域のニュース',
  OwnRegion_Dossier: '資料',
};
