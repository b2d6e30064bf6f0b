import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  RegionHealth_Remark: '備考',
  RegionHealth_Doubt_repeatsPart: '出典の誤植：全年齢に一つの年齢層の値。表示しません。',
  RegionHealth_Doubt_outsideParts: '出典の誤り：全年齢が年齢層の範囲外。表示しません。',
  RegionHealth_Supply: '病床・医師・看護職',
  RegionHealth_NoSupply: 'この地域の病床と医師は公表されていません。',
  RegionHealth_SourceYear: '{source}、{year}年',
  RegionHealth_Morbidity: '新規診断された疾患',
  RegionHealth_NoMorbidity:
    'この地域の年齢別罹患率は公表されていません（系列は2016年までで、全地域にはありません）。',
  RegionHealth_Commonest: '最多は{name}、初回診断の{share}',
  RegionHealth_MorbiditySub: 'その年齢10万人当たりの初回診断、{year}年。',
  RegionHealth_MorbidityEnds: '公開系列は2016年までです。',
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
