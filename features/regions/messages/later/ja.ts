import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  RegionLater_Title: 'その後どうなったか',
  RegionLater_Hide: '隠す',
  RegionLater_Lead: '{weeks, plural, other {#週間後}}（{range}）:',
  RegionLater_Measure: '{measure, select, deaths {週間死者数} other {週間感染者数}}',
  RegionLater_Then: '当時は{value}',
  RegionLater_Peak: 'その後の最多は{day}までの1週間の{value}',
  RegionLater_NoHigher: 'その後この週を上回った週はありません',
  RegionLater_Unknown: 'この週は公表されていない日があります',
  RegionLater_Early: 'この日から公表のそろった1週間がまだ過ぎていないため、比較できません。',
  RegionLater_Figures: '新しいデータ',
  RegionLater_ThenFigure: '当時知られていたのは{when}の{value}',
  RegionLater_NothingThen: '当時は知られていませんでした',
  RegionLater_Source: '{source}。同じ系列を{day}時点の内容で示しています。',
  RegionLater_Note: '表示した内容は再び隠せます。ページの結論や数値には反映されません。',
};
