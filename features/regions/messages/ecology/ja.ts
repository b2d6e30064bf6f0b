import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  RegionEcology_Co2: 'CO₂排出量',
  RegionEcology_Co2Sub: '燃料別とセメント由来のCO₂、年・百万トン。',
  RegionEcology_NoCo2:
    'この地域だけのCO₂の系列はありません。出典はアルハンゲリスク州とチュメニ州を自治管区と合わせて数え、管区の値は全構成地域がそろうときだけ合計します。',
  RegionEcology_NoNorm: '地域のCO₂排出基準はないため、基準線は描きません。',
  RegionEcology_MillionTonnes: '百万トン',
  RegionEcology_Tonnes: 'トン',
  RegionEcology_TonnesCo2: 'トン',
  RegionEcology_Group_solid: '石炭など固形燃料',
  RegionEcology_Group_gas: 'ガス',
  RegionEcology_Group_motor: '自動車・船舶燃料',
  RegionEcology_Group_oil: '重油など石油製品',
  RegionEcology_Group_cement: 'セメント',
  RegionEcology_Short_solid: '石炭',
  RegionEcology_Short_gas: 'ガス',
  RegionEcology_Short_motor: '自動車',
  RegionEcology_Short_oil: '重油',
  RegionEcology_Short_cement: 'セメント',
  RegionEcology_Largest: '{group}：{year}年の排出の{share}',
  RegionEcology_Leap:
    '{year}年は{value}で、「{group}」のために前後の年の4倍を超えます。出典の誤記とみられます。',
  RegionEcology_LeapLabel: '{group}：急増',
  RegionEcology_LostLabel: '{fuel}：データなし',
  RegionEcology_PerResident: '1人当たりCO₂',
  RegionEcology_PerResidentTimes:
    '{course, select, more {1人当たりで全国の{times}倍} other {1人当たりで全国の{less}分の1}}',
  RegionEcology_PerResidentSub:
    '1人当たりCO₂トン、{year}年：{of, number}地域中{rank, number}位（1位が最大）。',
  RegionEcology_PerResidentSource: '{source}（セメント含む）、人口はロシア統計局・{day}。',
  RegionEcology_NoPerResident: '排出量と人口の両方がある地域だけ計算します。',
  RegionEcology_Russia: 'ロシア',
  RegionEcology_Landfills: '不法投棄場',
  RegionEcology_LandfillsOwn: '{count, plural, other {年末の不法投棄場は#か所}}',
  RegionEcology_LandfillsSub: '中央管区の不法投棄場、{year}年：{of, number}地域中{shown, number}、多い順。',
  RegionEcology_NoLandfills: '投棄場の公開統計は中央連邦管区だけです。',
  RegionEcology_Missing: '存在しない4つの系列',
  RegionEcology_MissingNext:
    '該当する系列をお持ちの場合は管理者にお渡しください。40以上の地域で値があれば全国地図に現れます。',
  RegionEcology_Air: '都市の大気',
  RegionEcology_AirWhy: '観測局の公開系列がなく、測定なしに基準値は描きません。',
  RegionEcology_Water: '水域への排出',
  RegionEcology_WaterWhy: '地域別は会報のみで、機械可読な系列は見つかりませんでした。',
  RegionEcology_Waste: '廃棄物',
  RegionEcology_WasteWhy: '廃棄物の発生・処理は地域別に公開されていません。',
  RegionEcology_Forest: '森林と火災',
  RegionEcology_ForestWhy: '公開データに地域別の系列は見つかりませんでした。',
  RegionEcology_ChangeFormula: '最後 ÷ 最初 − 1（％）',
  RegionEcology_VerdictCo2:
    '{year}年の排出は<emitted>{emittedText}</emitted>で、{course, select, more {{first}年より<change>{changeText}</change>多い} fewer {{first}年より<change>{changeText}</change>少ない} other {{first}年とほぼ同じ（差<change>{changeText}</change>）}}です。',
  RegionEcology_VerdictLost:
    '以後の年は比較できません。{year}年に「{fuel}」が出典から消え、前年は<before>{beforeText}</before>でした。',
  RegionEcology_VerdictMissing: '大気・水・廃棄物は地域別の公開系列がありません。',
};
