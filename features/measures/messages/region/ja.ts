import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  MeasuresRegion_From: '{day}から',
  MeasuresRegion_Title: '実施中の施策',
  MeasuresRegion_Finding:
    '{own, plural, =0 {独自の施策はありません} other {独自の施策#件が実施中}}{national, plural, =0 {} other {、全国共通#件}}',
  MeasuresRegion_Sub: '{day}。終了：{over, number}、審査中：{waiting, number}。',
  MeasuresRegion_Source:
    'ここで公開された施策と、OxCGRT（CC BY 4.0）・ACAPS・CoronaNet・ロストフ州対策本部の公開台帳。他地域の公開台帳はなく、終了日の報告はまれです。',
  MeasuresRegion_Own: '地域',
  MeasuresRegion_National: '全国',
  MeasuresRegion_All: '地域のすべての施策',
  MeasuresRegion_Empty: '{day}時点で実施中の施策はありません。',
  MeasuresRegion_ListTitle: '各地域の施策',
  MeasuresRegion_ListSub:
    '{day}。全国共通で実施中：{national, number}件。記録のある地域は{known, plural, other {#}}：他は公開台帳がなく、施策がなかったという意味ではありません。',
  MeasuresRegion_Region: '地域',
  MeasuresRegion_InForce: '実施中',
  MeasuresRegion_Over: '終了',
  MeasuresRegion_Health: '保健',
  MeasuresRegion_Economy: '経済',
  MeasuresRegion_Latest: '最新の開始',
  MeasuresRegion_Waiting: '決定待ち',
  MeasuresRegion_WaitingNone: 'あなたが見られる範囲で、この地域の決定待ちの施策はありません。',
  MeasuresRegion_Queue: 'すべての待ち行列',
  MeasuresRegion_Mine: '自分の施策',
  MeasuresRegion_WaitsFor: '{hours}時間待ち',
  MeasuresRegion_MapTitle: '施策の印',
  MeasuresRegion_MapSub:
    '{day}。ひし形は、独自の施策が実施中の場所です（{places, number}か所）。全国共通：{national, number}件。',
  MeasuresRegion_MapNone: 'ここでは、実施中の独自の施策は記録されていません。',
  MeasuresRegion_MapFailed: '施策を読み込めませんでした。',
};
