import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  MeasureAround_Title: '同じ頃の出来事',
  MeasureAround_Sub: '{place}、{span}。時期が重なっただけで、原因とは限りません。',
  MeasureAround_Stories: '三紙以上が報じた話題は{count}件。特に目立つものを示します。',
  MeasureAround_None: 'この期間、この地域のニュース、転換、ほかの施策は見つかりませんでした。',
  MeasureAround_This: 'この施策',
  MeasureAround_Cases: '1日の症例',
  MeasureAround_Mean: '7日平均',
  MeasureAround_Day: '日',
  MeasureAround_TwinsTitle: '約束の期間、類似地域の推移に対して{gap}',
  MeasureAround_TwinsSub:
    '{place}、週ごとの症例。灰色の線は類似地域の中央と同じ伸びだった場合の数。施策の開始は{day}。',
  MeasureAround_Alike: '類似地域並み',
  MeasureAround_Week: '週の症例',
  MeasureAround_Source: '{day}時点の公表報告',
  MeasureAround_Chance: '偶然ではないか',
  MeasureAround_ChanceSub:
    'ほかの{count}地域について、それぞれの類似地域と同じ計算。塗りつぶした点は{place}。',
  MeasureAround_Often:
    '{count}地域中{asFar}地域は、同様の施策なしで同じ向きに同等以上の差。通常のばらつきであり、施策によるとは書けません。',
  MeasureAround_Rarely:
    '{asFar, plural, =0 {{count}地域中、同様の施策なしで同じ向きに同等以上の差があった地域はありません。} other {{count}地域中{asFar}地域だけが、同様の施策なしで同じ向きに同等以上の差。}}ここまで離れるのはまれですが、理由までは分かりません。',
  MeasureAround_WithSuch: '同種の施策があった地域は除外: {count}。',
  MeasureAround_NoOthers: '同じように計算できる地域がほかにありません。',
};
