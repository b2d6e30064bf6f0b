import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  RegionDepth_Census: '{year}年国勢調査',
  RegionDepth_Title: '{family}：{place}',
  RegionDepth_Families: '分野別の詳細',
  RegionDepth_Family_population: '人口',
  RegionDepth_Family_health: '健康',
  RegionDepth_Family_ecology: '環境',
  RegionDepth_Indicators: '指標',
  RegionDepth_None: 'この地域では、この分野の指標は公開されていません。',
  RegionDepth_Country: 'ロシア',
  RegionDepth_District: '管区',
  RegionDepth_Rank: '高い順に{of, number}地域中{rank, number}位',
  RegionDepth_InCountry: '全国は{value}',
  RegionDepth_Source: '{source}：{title}、{period}。',
  RegionDepth_Neighbours: '隣接地域との比較',
  RegionDepth_NeighboursSub: '境を接する地域（管区はその地域）、同じ期間。公表されない値はありません。',
  RegionDepth_Place: '地域',
};
