import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  RegionSummary_Ahead: '2週間後（中央値）',
  RegionSummary_Change: '変化（%）',
  RegionSummary_Course: '結論',
  RegionSummary_Fastest: '最も速いのは{name}、<top>+{topText}</top>。',
  RegionSummary_Group_down: '改善',
  RegionSummary_Group_flat: '変化なし',
  RegionSummary_Group_unclear: '不明',
  RegionSummary_Group_unknown: '予測なし',
  RegionSummary_Group_up: '悪化',
  RegionSummary_High: '80%上端',
  RegionSummary_Low: '80%下端',
  RegionSummary_Measure: '表示する項目',
  RegionSummary_Now: '現在（10万人当たり週間）',
  RegionSummary_Order: '並べ方',
  RegionSummary_OrderChange: '伸び',
  RegionSummary_OrderName: '名称',
  RegionSummary_OrderVerdict: '結論、次に伸び',
  RegionSummary_Paper: '用紙',
  RegionSummary_Print: '印刷 {paper}',
  RegionSummary_Rule_down: '10通り中8通りが直近の週以下',
  RegionSummary_Rule_flat: '中央値の変化は10%以内',
  RegionSummary_Rule_unclear: '結果は両側に分かれる',
  RegionSummary_Rule_unknown: 'データ不足',
  RegionSummary_Rule_up: '10通り中8通りが直近の週を上回る',
  RegionSummary_Sheet: '予測シート',
  RegionSummary_SheetSub:
    '人口10万人当たり週間{measure, select, deaths {死亡} other {感染}}：現在→2週間後。線：8週、扇：4週、50・80%。灰色の線：ロシア。共通目盛0–{yMax}、超える扇は切り詰め。',
  RegionSummary_SheetTitle: '{day}の予測：{ranked, number}地域中{up, plural, other {#地域}}で悪化',
  RegionSummary_Source:
    '{source}、人口はロススタット。モデル{model}、{day}発表、手修正なし。灰色の扇：モデルが「先週と同じ」を上回らず、その規則を表示。',
  RegionSummary_Title: '予測の一覧',
  RegionSummary_Up: '悪化する地域',
  RegionSummary_Verdict:
    '2週間後、{ranked, number}地域のうち<up>{upText}</up>{upValue, plural, other {地域}}で悪化し、{unclear, number}地域は方向が不明、{flat, number}地域は変化なし、{down, plural, =0 {改善する地域はありません} other {#地域で改善します}}。',
};
