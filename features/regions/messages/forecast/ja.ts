import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  RegionForecast_Ahead: '{day}の予測',
  RegionForecast_Band: '{percent}%',
  RegionForecast_Baseline: '「先週と同じ」',
  RegionForecast_Came: '実績',
  RegionForecast_Cases: '感染',
  RegionForecast_ChangeName: '今週との比較',
  RegionForecast_ChartCases: '1日の感染：28日先まで',
  RegionForecast_ChartDeaths: '1日の死亡：28日先まで',
  RegionForecast_ChartSource:
    '{source}、{day}まで。モデル{model}、バージョン{version}。{backdated, select, true {その日に分かっていたデータだけで後から発表。} other {発表日に凍結。}}帯はモデルの過去の誤差から。',
  RegionForecast_ChartSub:
    '棒：公表日別、線：7日平均、破線：中央値、帯：50・80・95%。細線：1・2・4週間前の予測。',
  RegionForecast_Count: '発表数',
  RegionForecast_Coverage50: '50%内',
  RegionForecast_Coverage80: '80%内',
  RegionForecast_Coverage95: '95%内',
  RegionForecast_Day: '日',
  RegionForecast_Deaths: '死亡',
  RegionForecast_Fact: '実績',
  RegionForecast_Finding: '結論',
  RegionForecast_FindingGood: '明らかに良い',
  RegionForecast_FindingNone: 'ほぼ変わらない',
  RegionForecast_FindingSome: 'やや良い',
  RegionForecast_FindingWorse: '良くない',
  RegionForecast_Foreseen: '予測',
  RegionForecast_Held: '過去の95%区間{count, plural, other {#個}}のうち{held, number}個が実績を含みました。',
  RegionForecast_HighEnd: '80%区間の上端',
  RegionForecast_Horizon: '期間',
  RegionForecast_HorizonWeeks: '{weeks, plural, other {#週}}',
  RegionForecast_Horizons: 'すべての期間',
  RegionForecast_HorizonsSub: '1年間の凍結済み予測の誤差と「先週と同じ」（1.00）の比較。',
  RegionForecast_HubFile: 'hubverse用CSV',
  RegionForecast_IsBaseline:
    'ここでは半年間、モデルが「先週と同じ」を上回らなかったため、その規則で発表しました。',
  RegionForecast_Issued: '発表',
  RegionForecast_IssuedBackdated: '{day}（{origin}時点のデータ）',
  RegionForecast_LackDays:
    'データ不足：{needed, plural, other {#日}}分の報告が必要ですが、{got, number}日分です。',
  RegionForecast_LackDistrict:
    '連邦管区の予測は発表されません。地域の区間は足し合わせられないためです。管区内の地域を開いてください。',
  RegionForecast_LackNone: 'この地域の予測はありません。',
  RegionForecast_LackPending:
    '予測を発表中です：{needed, number}件中{got, number}件完了。1分後に再読み込みしてください。',
  RegionForecast_LackSilent:
    '{got, plural, other {#日間}}報告がありません。{needed, plural, other {#日}}より古い予測は表示しません。',
  RegionForecast_LastWeek: '直近の1週間',
  RegionForecast_LowEnd: '80%区間の下端',
  RegionForecast_Mae: 'MAE',
  RegionForecast_Mean: '7日平均',
  RegionForecast_Measure: '表示する項目',
  RegionForecast_Median: '中央値',
  RegionForecast_MedianHead: '中央値',
  RegionForecast_Method: '計算方法',
  RegionForecast_MethodText:
    '日別値の対数に減衰トレンド付きホルト法を適用し、曜日を補正。トレンドの3分の2は全国共通。帯は当地域と類似地域の過去の誤差から。各発表は保存され変更されず、採点は保存済みのものだけで行います。',
  RegionForecast_Model: 'モデル',
  RegionForecast_NextIssue: '次回',
  RegionForecast_NoScores: 'これらの予測の週はまだ一つも終わっていません。',
  RegionForecast_Past: '過去の予測',
  RegionForecast_PerDay: '1日',
  RegionForecast_Range: '80%',
  RegionForecast_RecentSub: '帯：予測80%。線：中央値と実績。',
  RegionForecast_RecentTitle:
    '{weeks, plural, other {#週間}}先：{count, number}回中{held, number}回が80%区間内',
  RegionForecast_Relative: '規則に対するWIS',
  RegionForecast_RelativeAll: '85地域',
  RegionForecast_Reported: '{days}（実績）',
  RegionForecast_Shown: 'グラフの内容',
  RegionForecast_Spread:
    '{days}の週には80%の確率で<low>{lowText}</low>から<high>{highText}</high>になります。{both, select, true {減少も増加もありえます} other {方向は一つです}}。',
  RegionForecast_Team: 'チーム',
  RegionForecast_Teams: '他チームのモデル（同じ規則）',
  RegionForecast_Trust: 'どこまで信頼できるか',
  RegionForecast_Unit: '人／日',
  RegionForecast_Weak: '「先週と同じ」と変わらない',
  RegionForecast_WeakNote:
    '{count, plural, other {#週が灰色}}：そこでは「先週と同じ」に対する改善が5%以下でした。5%未満は改善と数えません。',
  RegionForecast_Week:
    '{days}の1週間の感染は約<week>{weekText}</week>{weekValue, plural, other {件}}と見込まれ、{course, select, more {今週より<change>{changeText}</change>多くなります} fewer {今週より<change>{changeText}</change>少なくなります} other {今週とほぼ同じです（差は<change>{changeText}</change>）}}。',
  RegionForecast_WeekDeaths:
    '{days}の1週間の死亡は約<week>{weekText}</week>{weekValue, plural, other {人}}と見込まれ、{course, select, more {今週より<change>{changeText}</change>多くなります} fewer {今週より<change>{changeText}</change>少なくなります} other {今週とほぼ同じです（差は<change>{changeText}</change>）}}。',
  RegionForecast_WeekFigure: '予測の中央値',
  RegionForecast_WeekHead: '週',
  RegionForecast_Weeks: '週ごと',
  RegionForecast_Who: '作成',
  RegionForecast_WhoOwn: 'スヴォトカの計算、手修正なし',
  RegionForecast_WisNote:
    'WIS：加重区間スコア、小さいほど正確。{from}から{to}までの発表を凍結済みの数値で採点。',
  RegionForecast_Worst: '最大の外れ：{day}に{median}と予測、実績は{observed}。',
};
