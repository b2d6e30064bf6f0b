import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  RegionPopulation_Natural: '出生と死亡',
  RegionPopulation_NaturalRun:
    '{course, select, gain {{years, plural, other {自然増が#年続く}}} loss {{years, plural, other {自然減が#年続く}}} gained {{before, plural, other {#年の自然減のあと増加に転じる}}} lost {{before, plural, other {#年の自然増のあと減少に転じる}}} other {出生と死亡が同数}}',
  RegionPopulation_NaturalSub: '年間の出生と死亡。塗りは差で、多い方の色です。',
  RegionPopulation_NoBirths: 'この地域の年別の出生・死亡は公表されていないか、構成地域の一部で不明です。',
  RegionPopulation_Births: '出生',
  RegionPopulation_Deaths: '死亡',
  RegionPopulation_PeopleUnit: '人',
  RegionPopulation_YearsUnit: '年',
  RegionPopulation_Pyramid: '性別・年齢別人口',
  RegionPopulation_WomenMore: '{age, number}歳以上はどの年齢でも女性が多い',
  RegionPopulation_PyramidSub:
    '{kind, select, two {{year}年、5歳階級。破線は{before}年。} other {{year}年、5歳階級。}}',
  RegionPopulation_NoAges: 'この地域の年齢別人口は公表されていないか、構成地域の一部で不明です。',
  RegionPopulation_Migration: '転入による増加',
  RegionPopulation_MigrationMean:
    '{course, select, came {転入で年{people}増加} left {転出で年{people}減少} other {転入と転出が同数}}',
  RegionPopulation_MigrationSub:
    '人口増加から自然増を引いた値、{from}〜{to}年の平均。地域別の移動の公開データはありません。',
  RegionPopulation_Joined: '境界変更',
  RegionPopulation_NoMigration: '転入による増加は計算できません。人口・出生・死亡がそろう年が5年未満です。',
  RegionPopulation_Computed: 'Svodkaによる計算。{source}',
  RegionPopulation_Expectancy: '平均寿命',
  RegionPopulation_ExpectancyNow: '女性{women}年、男性{men}年',
  RegionPopulation_ExpectancyOther: '別の出典（{source}）による男女計：{year}年は{value}年。',
  RegionPopulation_ExpectancySub: '平均寿命、{year}年。前年比：女性{women}、男性{men}。',
  RegionPopulation_NoExpectancy:
    'この地域の平均寿命は公表されていません。管区の値は構成地域から合成できません。',
  RegionPopulation_Women: '女性',
  RegionPopulation_Men: '男性',
  RegionPopulation_Settlement: '都市人口割合',
  RegionPopulation_Density: '全体では{year}年に1km²あたり{text}{count, plural, other {人}}。',
  RegionPopulation_NoDensity: '人口密度は不明。',
  RegionPopulation_Urban: '都市人口は{share}（{year}年）',
  RegionPopulation_NoUrban: 'この地域の都市人口割合は公表されていません。',
  RegionPopulation_ToYear: '{year}年比',
  RegionPopulation_MeanYear: '人口、{year}年平均',
  RegionPopulation_NaturalChange: '自然増減',
  RegionPopulation_BornAndDied: '出生{born}、死亡{died}',
  RegionPopulation_Children: '女性1人当たりの子ども',
  RegionPopulation_ChildrenBy:
    '国勢調査による改定前の人口による{isKnown, select, true {。ロシア統計局の改定後：{official}} other {}}',
  RegionPopulation_Figures: '人口の数字、{year}年',
  RegionPopulation_OlderShare: '65歳以上の割合',
  RegionPopulation_OlderFormula: '65歳以上の人口 ÷ 全人口 × 100%',
  RegionPopulation_VerdictNatural:
    '{year}年は出生<born>{bornText}</born>{bornValue, plural, other {人}}、死亡<died>{diedText}</died>{diedValue, plural, other {人}}で、{course, select, gain {<change>{changeText}</change>人の自然増（{run, plural, =0 {系列の最初の年} =1 {1年目} other {#年連続}}）} loss {<change>{changeText}</change>人の自然減（{run, plural, =0 {系列の最初の年} =1 {1年目} other {#年連続}}）} other {同数}}です。',
  RegionPopulation_VerdictOlder: '64歳を超える住民は<older>{olderText}</older>です。',
  RegionPopulation_VerdictOlderThan:
    '64歳を超える住民は<older>{olderText}</older>で、{first}年は<before>{beforeText}</before>でした。',
  RegionPopulation_Projection: '人口の将来推計',
  RegionPopulation_ProjectionTitle: 'このまま推移すると{year}年に{people}（{base}年は{before}）',
  RegionPopulation_ProjectionSub: '中位推計：出生・死亡・移動が現在の傾向のまま続く場合。破線は計算値。',
  RegionPopulation_ProjectionSource: '{source}。モデル{model}、バージョン{version}。{day}時点の情報。',
  RegionPopulation_OpenModel: 'モデルを開く',
  RegionPopulation_NoProjection: '推計には男女別・年齢別人口が6年連続で必要ですが、この地域にはありません。',
};
