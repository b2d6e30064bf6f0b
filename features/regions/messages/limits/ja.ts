import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  RegionLimits_After: '情報源の記録は{day}までです。その後の制限は分かりません。',
  RegionLimits_Country: '国内',
  RegionLimits_Empty: '{day}に実施中の制限は情報源にありません。',
  RegionLimits_Level: 'レベル{level, number}／{highest, number}',
  RegionLimits_Link: '{site}, {day}',
  RegionLimits_NoneOwn: 'この日の独自の制限に関する公開記録はありません。',
  RegionLimits_Reported: '{day}に報告、終了の報告なし',
  RegionLimits_Scope_general: '全国',
  RegionLimits_Scope_targeted: '一部地域',
  RegionLimits_Since: '{day}から',
  RegionLimits_Strictest: '国内のどこかで実施中の最も厳しい措置です。個々の地域については何も示しません。',
  RegionLimits_Sub: '{day}に実施中',
  RegionLimits_Title: '制限措置',
};
