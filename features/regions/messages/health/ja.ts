import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  RegionHealth_Beside: '全国と比べた病気',
  RegionHealth_FarTitle:
    '最も差が大きいのは{name}、全国より{percent}{course, select, more {多い} other {少ない}}',
  RegionHealth_FarSub:
    '{year}年、住民あたりの新規診断：全国より何パーセント多いか少ないか。差の大きい五つを色で示します。',
  RegionHealth_FarNote:
    '多いことが常に悪いとは限りません。よく調べる所では診断も増えます。出典に誤りのある行は図にありません。',
  RegionHealth_Rarer: '全国より少ない',
  RegionHealth_Oftener: '多い',
  RegionHealth_CountryShort: 'ロシア',
  RegionHealth_Remark: '備考',
  RegionHealth_Doubt_repeatsPart: '出典の誤植：全年齢に一つの年齢層の値。表示しません。',
  RegionHealth_Doubt_outsideParts: '出典の誤り：全年齢が年齢層の範囲外。表示しません。',
  RegionHealth_Doubt_differsFromTwin: '出典の誤り：別の公式統計表と一致しません。表示しません。',
  RegionHealth_Doubt_besideTwin: '出典の誤り：行が別の統計表と一致しません。表示しません。',
  RegionHealth_Supply: '病床・医師・看護職',
  RegionHealth_NoSupply: 'この地域の病床と医師は公表されていません。',
  RegionHealth_SourceYear: '{source}、{year}年',
  RegionHealth_Morbidity: '新規診断された疾患',
  RegionHealth_NoMorbidity:
    'この場所の年齢別罹患率は公表されていません。公開系列は全地域・全年を含みません。',
  RegionHealth_Commonest: '最多は{name}、初回診断の{share}',
  RegionHealth_MorbiditySub: 'その年齢10万人当たりの初回診断、{year}年。',
  RegionHealth_MorbidityEnds: 'これより新しい公開データはありません。',
  RegionHealth_Class: '疾患の分類',
  RegionHealth_Age_children: '0〜14歳',
  RegionHealth_Age_teenagers: '15〜17歳',
  RegionHealth_Age_adults: '18歳以上',
  RegionHealth_Age_all: '全年齢',
  RegionHealth_SinceFirst: '{year}年比',
  RegionHealth_Country: 'ロシア・全年齢',
  RegionHealth_Epidemic_beds: '2020年のCOVID-19病床',
  RegionHealth_Epidemic_hospitals: 'COVID-19の5病院の患者数',
  RegionHealth_Epidemic_mobility: '2019年比の移動量',
  RegionHealth_Epidemic_tests: '1日のCOVID-19検査数',
  RegionHealth_Bed_covid_beds: '合計',
  RegionHealth_Bed_covid_beds_occupied: '使用中',
};
