import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  RegionGeo_All: '全{count, number}市',
  RegionGeo_BeyondCircle: '北極圏内',
  RegionGeo_Capital: '地域の中心都市',
  RegionGeo_Census: '{day}国勢調査の住民数。',
  RegionGeo_CensusMore: '{day}国勢調査の住民数。推計の総人口を上回っています（国勢調査で{more}人多く判明）。',
  RegionGeo_Cities: '市',
  RegionGeo_City: '市',
  RegionGeo_Figures: '市の数字',
  RegionGeo_Founded: '創設',
  RegionGeo_MapLabel: '市：{name}',
  RegionGeo_MapSub: '円の面積：住民数。クリックでカードを表示。',
  RegionGeo_MapAlone: '{name}と近隣',
  RegionGeo_MapTitle: '地図上の{count, number}市',
  RegionGeo_NoCities: '台帳にこの地域の市はありません。',
  RegionGeo_NoPeople: 'この日の時点では、各都市の人口はまだ知られていませんでした。',
  RegionGeo_OtherCities: 'その他の市',
  RegionGeo_People: '住民',
  RegionGeo_PeopleUnit: '人',
  RegionGeo_PeopleInCities: '市の住民',
  RegionGeo_Rank: '都市の中の順位',
  RegionGeo_RankByPeople: '人口順位',
  RegionGeo_RankNote: '{of, number}地域中：{day}時点で{people}人',
  RegionGeo_RankOf: '{of, number}中{rank, number}位',
  RegionGeo_ShareFormula: '市÷全市',
  RegionGeo_ShareOfCities: '市住民に占める割合',
  RegionGeo_Source:
    '{source}、2021年10月1日国勢調査。境界：©\u00A0OpenStreetMap contributors, ODbL。郡は公開境界がないため非表示。',
  RegionGeo_VerdictCities:
    '{count, number}の市に<people>{peopleText}</people>{peopleValue, plural, other {人}}が住み、その<share>{shareText}</share>が最大の市{name}にいます。',
  RegionGeo_VerdictOne:
    '市は{name}だけで、住民は<people>{peopleText}</people>{peopleValue, plural, other {人}}です。',
  RegionGeo_VerdictPolar:
    '北極圏内には{count, number}の市、<polar>{polarText}</polar>{polarValue, plural, other {人}}の住民。',
};
