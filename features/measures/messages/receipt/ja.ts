import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  MeasureReceipt_Title_promise: '約束：{median}（{low}～{high}）',
  MeasureReceipt_Title_inside: '約束の範囲内：{gap}（約束は{low}～{high}）',
  MeasureReceipt_Title_stronger: '約束より大きい：{gap}（約束は{low}～{high}）',
  MeasureReceipt_Title_weaker: '約束より小さい：{gap}（約束は{low}～{high}）',
  MeasureReceipt_Title_none: '約束なし',
  MeasureReceipt_Sub:
    '{place}、{span}。初日からの累計感染者数が、対策なしの場合と比べて何％少ないか（多いか）。帯はモデル試行の10分の9。',
  MeasureReceipt_SubCame: 'もう一本の線は、似た地域との差。',
  MeasureReceipt_Promised: '約束',
  MeasureReceipt_Came: '結果',
  MeasureReceipt_Indicator: '開始以降の感染者数（対策なしとの比較）',
  MeasureReceipt_Source: 'シナリオモデル、データは{day}時点',
  MeasureReceipt_Card: '対策のレシート',
  MeasureReceipt_Frozen: '{day}に固定',
  MeasureReceipt_Row_contacts: '接触の削減（仮定）',
  MeasureReceipt_Row_median: '約束、中央値',
  MeasureReceipt_Row_band: '約束、試行の90％',
  MeasureReceipt_Row_people: '件数では',
  MeasureReceipt_Row_gap: '結果（似た地域との差）',
  MeasureReceipt_Row_before: '実施前28日間の感染者',
  MeasureReceipt_Row_after: '約束期間の感染者',
  MeasureReceipt_Row_twins: '比較対象',
  MeasureReceipt_Row_model: 'モデル',
  MeasureReceipt_Row_inputs: '入力のフィンガープリント',
  MeasureReceipt_Model: 'シナリオ {version}、{members}回試行、シード{seed}',
  MeasureReceipt_Immutable: '約束は変更できません。対策の新版には新しい約束が付きます。',
  MeasureReceipt_Range: '{low}～{high}',
  MeasureReceipt_Waiting: '結果は、{day}までの報告が公表された後に分かります。',
  MeasureReceipt_NoTwins: 'この場所には似た地域がなく、結果を比較できません。',
  MeasureReceipt_CannotProve:
    'この比較が証明しないこと：似た地域との差は、ここで経過が違ったことを示すだけで、理由は示しません。他の対策、ワクチン、流行の波の早い遅い、報告の完全さも、この対策と同じように差に含まれます。',
  MeasureReceipt_Scatter_in:
    '似た地域どうしの差も{low}～{high}あり、この対策がなくてもこの程度の差は生じます。',
  MeasureReceipt_Scatter_out: '似た地域どうしの差は{low}～{high}で、ここの差はそのばらつきより大きい。',
  MeasureReceipt_Outcome_no_reports: '比較できません：約束の期間の報告が公表されていません。',
  MeasureReceipt_Outcome_few_cases: '比較できません：実施前28日間の感染者が50人未満です。',
  MeasureReceipt_Outcome_few_twins: '比較できません：報告のある似た地域が3つ未満です。',
  MeasureReceipt_WhyNone: '審査担当は計算なしで承認しました：{reason}',
  MeasureReceipt_Expected: '見込まれる効果',
  MeasureReceipt_Measured: 'この種類の対策について測定された範囲：41か国、第1波、変異株とワクチン以前。',
  MeasureReceipt_Assumed: '接触が何％減るかはあなたの仮定です。この種類では測定されていません。',
  MeasureReceipt_Field_place: '場所',
  MeasureReceipt_Field_low: '接触の削減：下限、％',
  MeasureReceipt_Field_high: '上限、％',
  MeasureReceipt_Field_weeks: '週数',
  MeasureReceipt_Compute: '計算する',
  MeasureReceipt_Choice: '固定するもの',
  MeasureReceipt_Choice_epidemic: 'この約束（承認後は変更できません）',
  MeasureReceipt_Choice_none: '効果は計算できない',
  MeasureReceipt_Reason: '計算できない理由',
  MeasureReceipt_ReasonHint: '理由は読者に表示されます。',
  MeasureReceipt_Need: '承認するには、約束を固定するか、ない理由を書いてください。',
  MeasureReceipt_Changed: '計算後にデータか本文が変わりました。計算し直してください。',
  MeasureReceipt_Accept: '承認して約束を固定',
  MeasureReceipt_Lack_no_start: '開始日がないため、計算を始める日がありません。',
  MeasureReceipt_Lack_no_place: '対策に場所がありません。',
  MeasureReceipt_Lack_no_kind:
    'この種類が接触に与える効果は測定されていません。何％から何％か、仮定を入力してください。',
  MeasureReceipt_Lack_no_data: 'この場所には感染者の系列または年齢別人口がありません。',
  MeasureReceipt_Lack_in_force:
    '対策は最新の報告以前に始まり、効果は測定済みの増加に含まれています。対策なしの経過はモデルには分かりません。',
  MeasureReceipt_Lack_too_far: '期間が最新の報告から1年以上先のため、モデルでは計算できません。',
  MeasureReceipt_Lack_too_few_reports: 'モデルを調整するには報告が少なすぎます。',
  MeasureReceipt_Title_worth:
    '約束：{low}～{high}人が貧困を脱し、月に{cost}かかります',
  MeasureReceipt_WorthSub:
    '{place}、{day}から。家族モデルの実行の9割：誰と暮らすか、所得、申請する割合を毎回引き直します。',
  MeasureReceipt_WorthCannotKnow:
    '計算に含まれないこと：所得別の各100分の1で家族の構成は同じとみなしますが、実際は子どものいる家族に貧困が多くあります。金額は規則の年の価格です。仕事も家族も変わらないとみなします。結果は照合しません。地域の貧困率は年1回、年末から10か月後に公表され、一つの対策だけを映すものではないためです。',
  MeasureReceipt_Instrument_benefit:
    '給付',
  MeasureReceipt_Instrument_deduction:
    '子どもについての所得控除',
  MeasureReceipt_Per_child:
    '子ども1人につき月{amount}',
  MeasureReceipt_Per_person:
    '1人につき月{amount}',
  MeasureReceipt_Per_household:
    '1家族につき月{amount}',
  MeasureReceipt_For_child:
    '子ども1人',
  MeasureReceipt_For_person:
    '1人',
  MeasureReceipt_For_household:
    '1家族',
  MeasureReceipt_Row_whom:
    '対象',
  MeasureReceipt_Whom:
    '{children, plural, =0 {すべての家族} other {子どもが#人以上の家族}}{limit, plural, =0 {} other {、1人あたり所得が最低生活費の{limit, number}倍以下}}',
  MeasureReceipt_Row_claimed:
    '資格のある人のうち申請する割合（仮定）',
  MeasureReceipt_Row_lifted:
    '貧困を脱する人数（実行の90%）',
  MeasureReceipt_Row_cost:
    '月の費用',
  MeasureReceipt_Row_costPerLifted:
    '1人あたりの月の費用',
  MeasureReceipt_NobodyLifted:
    '脱する人はいません',
  MeasureReceipt_Row_poor:
    '最低生活費未満',
  MeasureReceipt_Poor:
    '公表値{before}、対策ありで{low}～{high}',
  MeasureReceipt_FamilyModel:
    '家族 {version}、{members}回、シード{seed}',
  MeasureReceipt_Row_rules:
    '規則とデータ',
  MeasureReceipt_Rules:
    '{year}年の規則と価格、{day}時点のデータ',
  MeasureReceipt_InstrumentHint:
    '家族に何を与えるかは本文の欄にありません。ここで入力してください。',
  MeasureReceipt_Field_kind:
    '与えるもの',
  MeasureReceipt_Field_amount:
    '月額（ルーブル）',
  MeasureReceipt_Field_per:
    '単位',
  MeasureReceipt_Field_incomeLimit:
    '所得の上限（最低生活費の倍数）',
  MeasureReceipt_Field_minChildren:
    '子どもの最少人数',
  MeasureReceipt_Field_claimedLow:
    '申請する割合（%）から',
  MeasureReceipt_Lack_no_instrument:
    '家族モデルは給付と控除を計算します。何を誰に与えるかを入力してください。融資、補助金、発注は計算しません。',
  MeasureReceipt_Lack_no_incomes:
    'この場所では、年齢別人口、所得、その分布、貧困率がそろって公表されていません。',
};
