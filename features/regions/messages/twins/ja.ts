import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  RegionTwins_Area: '面積：地域便覧（Wikipedia、CC BY-SA）',
  RegionTwins_Compare: 'グラフで比較',
  RegionTwins_Far: '異なる点：{part}',
  RegionTwins_Few: '必要な数値がそろうのは{compared, plural, other {#地域}}だけで、比較できません。',
  RegionTwins_Here: 'この地域',
  RegionTwins_Lead: '近さ {nearness}／100',
  RegionTwins_Measure_density: '人口密度（人/km²）',
  RegionTwins_Measure_income: '所得（全国比、%）',
  RegionTwins_Measure_old: '65歳以上（%）',
  RegionTwins_Measure_section: '{name}（組織に占める%）',
  RegionTwins_Measure_urban: '都市人口（%）',
  RegionTwins_Measure_working: '15～64歳（%）',
  RegionTwins_Measure_young: '15歳未満（%）',
  RegionTwins_Method:
    '五つの要素の重みは同じです。各要素の差は{compared, plural, other {#地域}}の標準偏差で測り（密度は対数）、全体の差dは二乗平均の平方根です。近さ：100 ÷ (1 + d)。',
  RegionTwins_Missing: '比較できません。この日までに分からない数値：{parts}。',
  RegionTwins_Near: '似ている点：{part}',
  RegionTwins_Part_age: '年齢構成',
  RegionTwins_Part_density: '人口密度',
  RegionTwins_Part_income: '1人当たり所得',
  RegionTwins_Part_mix: '組織の業種（OKVED）',
  RegionTwins_Part_urban: '都市人口の割合',
  RegionTwins_Sub: '似ている点、異なる点、その後の経過',
  RegionTwins_SubjectsOnly:
    '似た地域は連邦構成主体についてのみ探せます。国と連邦管区は多くの主体の合計です。',
  RegionTwins_There: '相手',
  RegionTwins_Title: '似た地域',
  RegionTwins_Week: '1週間の人口10万人当たり感染者数',
  RegionTwins_WeekChange: '前週からの変化',
  RegionTwins_Year: '年',
};
