import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  Balance_Title: '{place}、二つの収支',
  Balance_Mine: '自分の地域',
  Balance_Tabs: '収支',
  Balance_Tab_both: '両方',
  Balance_Tab_1: '保健',
  Balance_Tab_3: '経済',
  Balance_Name_incidence: 'COVID-19新規感染者数（週、人口10万人当たり）',
  Balance_Name_rt: '公式Rt',
  Balance_Name_free_beds: '感染症用の空き病床',
  Balance_Verdict_1:
    '{worse, plural, =0 {保健：基準のある指標はすべて基準を満たしています。} other {保健は{normed}件中{worse}件が基準より悪く、最も離れているのは「{name}」で{gap}です。}}{unknown, plural, =0 {} other {データなし：{unknown}件。}}',
  Balance_Verdict_3:
    '{worse, plural, =0 {経済：全国より悪い指標はありません。} other {経済は{compared}件中{worse}件が全国より悪く、最も離れているのは「{name}」で{gap}です。}}{unknown, plural, =0 {} other {データなし：{unknown}件。}}',
  Balance_Measures:
    '実施中の施策：{inForce}件、審査中：{waiting}件{ending, plural, =0 {} other {、30日以内に終了：{ending}件}}。',
  Balance_Counts: '基準より悪い {worse}/{normed}、基準なし {unnormed}、データなし {unknown}',
  Balance_Col_figure: '指標',
  Balance_Col_now: '現在',
  Balance_Col_gap: '悪い ← 基準 → 良い',
  Balance_Col_norm: '基準または全国との比較',
  Balance_Col_trend: '推移',
  Balance_Col_near: '悪い ← 近隣と全国 → 良い',
  Balance_Col_measures: '施策',
  Balance_Norm_worse: '基準より{gap}悪い',
  Balance_Norm_near: '基準並み',
  Balance_Norm_better: '基準より{gap}良い',
  Balance_Country_worse: '全国より{gap}悪い',
  Balance_Country_near: '全国並み',
  Balance_Country_better: '全国より{gap}良い',
  Balance_Points: '{points}ポイント',
  Balance_Basis_mr0178: 'MR 3.1.0178-20 第1段階：{value}',
  Balance_Basis_country: '基準なし、ロシア：{value}',
  Balance_NoReference: '比較対象なし',
  Balance_NoTrend: '系列なし',
  Balance_NearWords:
    '{place}：{value}。{rank, plural, =0 {} other {{ranked}地域中{rank}位。}}近隣：{others}。',
  Balance_Count: '{count}件',
  Balance_NoMeasures: '施策なし',
  Balance_Waiting: '準備中 {count}',
  Balance_Legend:
    '塗りつぶした点：この地域、白抜き：境を接する地域、ひし形：ロシア、縦線：基準または目標。左ほど悪く右ほど良い。入らない名前はツールチップに表示。施策は目標に挙げた指標に、なければ種別（OxCGRT）で結び付けます。出典：{sources}。',
  Balance_Next: '次にすること',
  Balance_Next_unknown: '調べる：{name}',
  Balance_Next_unknownWhy:
    'この地域について公表している機関がありません。数値がなければ、制限の段階も施策の効果も確かめられません。',
  Balance_Next_ending: '延長・差し替え・終了を決める：「{title}」',
  Balance_Next_endingWhy: '期限：{day}。',
  Balance_Next_uncovered: '施策を始める：{name}',
  Balance_Next_uncoveredWhy:
    '{rank, plural, =0 {} other {{ranked}地域中{rank}位。}}基準（なければ全国）より悪く、実施中も審査中も施策がありません。',
  Balance_Next_none: 'すべて分かっており、終わる施策も、施策のない指標もありません。',
  Balance_Next_order:
    '順序：分からないもの、30日以内に終わるもの、悪くて施策のないもの。助言はモデルではなく規則によるものです。',
  Balance_ToScenario: '地域のシナリオ',
  Balance_ToMeasure: '施策を開く',
  Balance_ToAll: '地域の全施策',
  Balance_ToPropose: '施策を提案する',
  Balance_ToTwins: '似た地域がしたこと',
  Balance_NotYours:
    'これは別の地域のダッシュボードです。ご覧になれるのはアカウントに結び付いた地域のものです。',
  Balance_ToMine: '自分のダッシュボード',
  Balance_ToRegions: '地域一覧',
  Balance_Country: 'ロシア',
};
