import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  Events_Why: 'なぜ動いたか',
  Events_WhyNone: 'この系列に転換点は見つかりません。期間が短いか、変化が通常の範囲です。',
  Events_WhyChoice: '表示する転換点',
  Events_Turn_peak: '{day}に増加が止まった',
  Events_Turn_trough: '{day}に減少が止まった',
  Events_Turn_up: '{day}に急増',
  Events_Turn_down: '{day}に急減',
  Events_WhySub:
    '棒は公表日ごとの感染者、線は7日平均。転換点の前後は1日{count, plural, other {{level}人}}。転換点は規則で検出しました。',
  Events_WhyMethod:
    '転換点：両側で週合計が{change}以上異なること。週を入れ替えた系列では{runs, plural, other {#}}回中{found}回で誤検出しました。',
  Events_WhyWritten: 'その頃の報道',
  Events_WhyMeasures: 'この時期にこの地域で始まった施策',
  Events_WhyNational: 'この時期の全国の動き',
  Events_WhyLevel:
    '{course, select, stricter {強化} milder {緩和} other {厳しさは同じ}}：レベル{level, number}',
  Events_WhyNationalNote: 'OxCGRTのレベルは国内で最も厳しい場所のもので、この地域とは限りません。',
  Events_WhyCaveat: '時期が重なっただけで、原因ではありません。',
  Events_WhyUnknown: 'この期間の見出しがないため、報道については分かりません。',
  Events_WhyUsual:
    '見出しは{headlines}本で通常の範囲です。前後{windows, plural, other {#}}週のうち{asMany}週が同数以上でした。そのため話題は挙げません。',
  Events_WhyShare:
    '話題は時期と場所で選びました。7日間の見出しは{headlines}本で、前後{windows, plural, other {#}}週のうち{asMany}週が同数以上でした。',
  Events_Mean7: '7日平均',
  Events_Review: '専門家の所見',
  Events_StoryCounts: '{source}。見出し{items}本、{sources}媒体',
  Events_Covid_Day: '日',
  Events_Covid_Cases: '感染者',
};
