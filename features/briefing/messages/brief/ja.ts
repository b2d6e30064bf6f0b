import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  Events_Head:
    '{direction, select, down {感染者数は{count}週連続で減少} up {感染者数は{count}週連続で増加} other {感染者数は前週と同じ}}',
  Events_HeadOf: '{name}：{head}',
  Events_HeadAhead: '{head}、{week}は約{median}人の見込み',
  Events_Head_Unknown: '{name}：朝の要約',
  Events_Where_in: '{name}では、',
  Events_Where_vo: '{name}では、',
  Events_Where_bare: '{name}では、',
  Events_Brief_CasesUnknown: '{place}この日までのCOVID-19感染者の報告がありません。',
  Events_Brief_Cases:
    '{place}{week}の1週間に{count, plural, other {{cases}人}}のCOVID-19感染が確認されました{direction, select, less {（前週より{change}減）} more {（前週より{change}増）} same {（前週と同じ）} few {（前週は{before}人）} other {（前週とは比較できません）}}。',
  Events_Brief_Streak:
    '{direction, select, down {減少} other {増加}}は{count, plural, other {{weeks}週}}連続です。',
  Events_Brief_Rate: '人口10万人あたり{rate}人です。',
  Events_Brief_RateRank:
    '人口10万人あたり{rate}人で、{ranked}地域中{rank}です{tied, plural, =0 {} other {（ほか#地域と同順位）}}。',
  Events_Brief_Place: '{place}位',
  Events_Brief_Deaths:
    '死者は{count, plural, other {{deaths}人}}でした{direction, select, less {（{change}減）} more {（{change}増）} same {（前週と同じ）} few {（前週は{before}人）} other {}}。',
  Events_Brief_Country:
    '全国では{count, plural, other {{cases}人}}{direction, select, less {（{change}減）} more {（{change}増）} same {（前週と同じ）} few {（前週は{before}人）} other {}}で、当地域の割合は{share}です。',
  Events_Brief_Why:
    '{course, select, up {{began, plural, =0 {増加の原因はデータからは分かりません。今週始まった施策はありません。} other {増加の原因はデータからは分かりません。施策は増えましたが、感染者は減っていません。}}} other {{began, plural, =0 {減少の原因はデータからは分かりません。今週始まった施策はありません。} other {感染者は減り、同じ週に新たな施策が始まりました。時期の一致は原因を意味しません。}}}}',
  Events_Brief_VolumeAlone:
    '7日間に当地域に関する見出しは{count, plural, other {{headlines}本}}でした。通常の本数はまだ分かりません。',
  Events_Brief_VolumeRare:
    '7日間に当地域に関する見出しは{count, plural, other {{headlines}本}}でした。当地域についての記事はもともと多くありません。',
  Events_Brief_Volume:
    '7日間に当地域に関する見出しは{count, plural, other {{headlines}本}}で、{direction, select, more {通常より多め} less {通常より少なめ} other {通常どおり}}です（通常{usual}本）。',
  Events_Brief_NoStory: 'この1週間、2媒体以上が報じた当地域の話題はありません。',
  Events_Brief_TopStory:
    '{span, select, week {この1週間} other {この日}}に最も多く報じられた話題は「{story}」で、見出し{count, plural, other {{headlines}本}}、{outlets, plural, other {{sources}媒体}}です。',
  Events_Brief_Neighbour:
    '{among, select, country {全地域} district {管区内} other {隣接地域}}で{direction, select, up {最も増加が速い} other {最も減少が遅い}}のは{name}（{change}）です{told, select, no {} other {{count, plural, =0 {。当サイトの{outlets, number}媒体に、この1週間の見出しはありません（{headlines}）} other {。1週間の見出しは{headlines}本です}}}}。',
  Events_Brief_NoNewData: 'この7日間に新しい指標の公表はありません。',
  Events_Brief_NewData:
    'この7日間に「{first}」など{count, plural, other {{indicators}件}}の指標が公表されました。',
  Events_Brief_NoForecast: 'この日、この場所の予測はありません。',
  Events_Brief_Forecast:
    '{week}の予測は{count, plural, other {{median}人}}、{trust, select, sure {80%の確率で{low}から{high}人です} record {帯は{low}から{high}人で、こうした帯はここで{tried}回中{held}回当たりました} other {帯は{low}から{high}人で、ここではまだ検証できていません}}{begun, plural, =0 {} other {（この週は#日間ですでに{counted}）}}。{alarm, select, yes {現在、予測は当たっていません。先週帯に収まった地域は{of}のうち{regions}でした。} other {}}',
  Events_Brief_NoMeasures: 'この日、ここで実施中の施策は台帳にありません。',
  Events_Brief_Measures:
    'ここで実施中の施策は{count, plural, other {{measures}件}}{began, plural, =0 {で、今週始まったものはありません} other {で、今週{fresh}件が始まりました}}。',
  Events_Receipt_Unknown: '未公表',
  Events_Receipt_WeeksInARow: '連続週数',
  Events_Receipt_Cases: '1週間の感染者',
  Events_Receipt_Residents: '人口',
  Events_Receipt_Per100k: '10万人あたり',
  Events_Receipt_Higher: 'より高い地域',
  Events_Receipt_Ranked: 'データのある地域',
  Events_Receipt_Place: '順位',
  Events_Receipt_Here: '当地域',
  Events_Receipt_Country: '全国',
  Events_Receipt_Share: '割合',
  Events_Receipt_Change: '変化',
  Events_Receipt_Headlines: '見出し',
  Events_Receipt_Outlets: '媒体',
  Events_Receipt_Median: '中央値',
  Events_Receipt_Low: '80%、下限',
  Events_Receipt_Middle: '予測の中央値',
  Events_Receipt_High: '80%、上限',
  Events_Receipt_MoreMeasures: 'その他の施策',
  Events_Source_Forecast: 'Svodkaの予測、発表時のまま。',
  Events_Source_Headlines: 'Svodkaが読む媒体の見出し。',
  Events_Source_Indicators: '指標の公表日。',
  Events_Source_Measures: '公開された施策と公開台帳。',
};
