import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  RegionForecast_Ahead: '{day}の予測',
  RegionForecast_Band: '{percent}%',
  RegionForecast_Baseline: '「先週と同じ」',
  RegionForecast_Came: '実績',
  RegionForecast_Cases: '感染',
  RegionForecast_ChangeName: '直近の報告週との比較',
  RegionForecast_ChartCases: '1日の感染：28日先まで',
  RegionForecast_ChartDeaths: '1日の死亡：28日先まで',
  RegionForecast_ChartBeside:
    '{measure, select, deaths {死亡} other {感染}}は{course, select, above {過去の予測{count, plural, other {#}}件をすべて上回る} below {過去の予測{count, plural, other {#}}件をすべて下回る} other {過去の予測{count, plural, other {#}}件中{above, number}件を上回る}}',
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
  RegionForecast_ErrorLess: 'より正確',
  RegionForecast_ErrorSame: '先週と同じ',
  RegionForecast_ErrorSub: '相対WIS。ゼロより左では単純な規則よりモデルが正確です。点：{place}、輪：85地域。',
  RegionForecast_ErrorTitle: '「先週と同じ」に対する誤差',
  RegionForecast_ErrorZone: '{from}から{to}までの公表。灰色の帯：改善が5%未満。',
  RegionForecast_Fact: '実績',
  RegionForecast_Finding: '結論',
  RegionForecast_FindingGood: '明らかに良い',
  RegionForecast_FindingNone: 'ほぼ変わらない',
  RegionForecast_FindingSome: 'やや良い',
  RegionForecast_FindingWorse: '良くない',
  RegionForecast_Held: '過去の95%区間{count, plural, other {#個}}のうち{held, number}個が実績を含みました。',
  RegionForecast_HighEnd: '80%区間の上端',
  RegionForecast_Horizon: '期間',
  RegionForecast_HorizonWeeks: '{weeks, plural, other {#週}}',
  RegionForecast_Horizons: 'すべての期間',
  RegionForecast_HorizonsSub: '1年間の凍結済み予測の誤差と「先週と同じ」（1.00）の比較。',
  RegionForecast_HubFile: '予測のCSV',
  RegionForecast_Issued: '発表',
  RegionForecast_IssuedBackdated: '{day}（{origin}時点のデータ）',
  RegionForecast_IssuedLater: '後日（{origin}時点のデータのみ）',
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
  RegionForecast_WeekMissed:
    '{days}の週の実績は<came>{cameText}</came>人。1週間前の予測は<expected>{expectedText}</expected>人で、外れました。',
  RegionForecast_MethodLeads:
    '入院数、入院患者数、検査数、ワクチン接種は使いません。検証用に取り分けた週では、それらを加えても予測は正確になりませんでした。',
  RegionForecast_MethodText:
    '日別値の対数に減衰トレンド付きホルト法を適用し、曜日を補正。トレンドの3分の2は全国共通。帯は当地域と類似地域の過去の誤差から。各発表は保存され変更されず、採点は保存済みのものだけで行います。',
  RegionForecast_Missed: '80%区間の外',
  RegionForecast_Model: 'モデル',
  RegionForecast_NextIssue: '次回',
  RegionForecast_NoScores: 'これらの予測の週はまだ一つも終わっていません。',
  RegionForecast_Past: '過去の予測',
  RegionForecast_PerDay: '1日',
  RegionForecast_RangeHigh: '80%の上限',
  RegionForecast_RangeLow: '80%の下限',
  RegionForecast_RecentSub: '柱：予測（50%と80%）、線：中央値。点：実績、×：区間の外。',
  RegionForecast_RecentTitle:
    '{weeks, plural, other {#週間}}先：{count, number}回中{held, number}回が80%区間内',
  RegionForecast_Regions: '85地域',
  RegionForecast_Relative: '規則に対するWIS',
  RegionForecast_RelativeAll: '85地域',
  RegionForecast_Reported: '{days}（実績）',
  RegionForecast_Shown: 'グラフの内容',
  RegionForecast_Team: 'チーム',
  RegionForecast_Teams: '他チームのモデル（同じ規則）',
  RegionForecast_TeaserLink: '予測とその誤差',
  RegionForecast_TeaserTitle: '{days}の週は約{median}',
  RegionForecast_Trust: 'どこまで信頼できるか',
  RegionForecast_Unit: '人／日',
  RegionForecast_Weak: '「先週と同じ」と変わらない',
  RegionForecast_WeakNote:
    '{count, plural, other {#週が灰色}}：「先週と同じ」に対して{weeks}。5%未満は改善と数えません。',
  RegionForecast_WeakWeek:
    '{week, number}週目は{course, select, better {{percent}正確} worse {{percent}劣る} other {差がない}}',
  RegionForecast_Week:
    '{days}の1週間の感染は約<week>{weekText}</week>{weekValue, plural, other {件}}と見込まれ、{course, select, more {{last}より<change>{changeText}</change>多くなります} fewer {{last}より<change>{changeText}</change>少なくなります} other {{last}とほぼ同じです（差は<change>{changeText}</change>）}}{begun, plural, =0 {} other {（この週は#日間ですでに{counted}）}}。',
  RegionForecast_WeekDeaths:
    '{days}の1週間の死亡は約<week>{weekText}</week>{weekValue, plural, other {人}}と見込まれ、{course, select, more {{last}より<change>{changeText}</change>多くなります} fewer {{last}より<change>{changeText}</change>少なくなります} other {{last}とほぼ同じです（差は<change>{changeText}</change>）}}{begun, plural, =0 {} other {（この週は#日間ですでに{counted}）}}。',
  RegionForecast_WeekFigure: '予測の中央値',
  RegionForecast_WeekHead: '週',
  RegionForecast_Weeks: '週ごと',
  RegionForecast_Who: '作成',
  RegionForecast_WhoOwn: 'Svodkaの計算、手修正なし',
  RegionForecast_WisNote:
    'WIS：加重区間スコア、小さいほど正確。{from}から{to}までの発表を凍結済みの数値で採点。',
  RegionForecast_Worst: '比で最大の外れ：{day}に{median}と予測、実績は{observed}。',
  RegionForecast_UnitWeek: '人／週',
  RegionForecast_Alarm:
    '現在、予測は当たっていません。先週80%の帯に収まった地域は{of, number}のうち{held, number}でした',
  RegionForecast_AlarmBands: '帯は薄く描き、確率は示しません。',
  RegionForecast_AlarmDotsNote: '80%の帯に収まった地域の数、週ごと。線：60%。',
  RegionForecast_AlarmDots:
    '80%の帯に収まった地域の週ごとの数：直近は{of, number}のうち{held, number}、線は60%',
  RegionForecast_AlarmFirst: 'このような週は過去になく、今後の推移を示す例がありません。',
  RegionForecast_AlarmNext: '過去の同様の警報{count, plural, other {#回}}の翌週に収まった地域の数：{list}。',
  RegionForecast_AlarmRow: '{weeks, plural, other {60%未満が#週続いています。}}',
  RegionForecast_AlarmUsual: '通常は{usual, number}地域が収まります。',
  RegionForecast_Bias: '偏り',
  RegionForecast_BiasNote:
    '偏りは−1（すべて結果より下）から1（すべて上）。対数のWISは大小の地域を同じ重みで数えます。',
  RegionForecast_GeometricAll: '幾何平均、85地域',
  RegionForecast_HeldHere: 'ここでの実績',
  RegionForecast_HeldNote: '帯の横は、過去1年にここで同じ帯に収まった回数です。約束は80%です。',
  RegionForecast_HeldOf: '{count, number}回中{held, number}回',
  RegionForecast_HubAlarm: 'ファイル名の「alarm」は、この発表の帯が現在当たっていないという印です。',
  RegionForecast_MethodDeaths:
    '週ごとの数の3つの推定（先週、2週の平均、減衰トレンドのホルト平滑化）を混ぜ、1週前と2週前のこの地域と全国の感染者の動きを週6%まで加えます。帯は地域自身と似た地域の過去の誤差から作ります。発表は保存後に変更せず、評価は保存したものだけで行います。',
  RegionForecast_PhaseCount: '週数',
  RegionForecast_PhaseHead: '局面',
  RegionForecast_PhaseNow: '現在',
  RegionForecast_PhaseOne: '1週先',
  RegionForecast_PhaseSub:
    '全85地域。局面は発表日に分かっています：前の週より20%超多い、20%超少ない、その間。',
  RegionForecast_PhaseTitle:
    '{phase, select, rising {増加の週} falling {減少の週} other {横ばいの週}}に80%の帯に収まったのは{percent}',
  RegionForecast_PhaseTwo: '2週先',
  RegionForecast_Phase_falling: '減少',
  RegionForecast_Phase_rising: '増加',
  RegionForecast_Phase_stable: '横ばい',
  RegionForecast_RelativeLog: 'WIS（対数）',
  RegionForecast_ReliabilityCount: 'この地域の発表{count, plural, other {#回}}、各23の境界。',
  RegionForecast_ReliabilityDot: '{level}、{weeks, plural, other {#週先}}',
  RegionForecast_ReliabilitySub:
    '約束した境界以下に収まった結果の割合。点線上なら正直です。点：1週先、輪：2週先。',
  RegionForecast_ReliabilityTitle: '境界は正直か',
  RegionForecast_ReliabilityX: '約束、%',
  RegionForecast_ReliabilityY: '実現、%',
  RegionForecast_Spread:
    '{trust, select, sure {80%の確率で、{days}の週は<low>{lowText}</low>～<high>{highText}</high>になります} record {{days}の週の帯は<low>{lowText}</low>～<high>{highText}</high>で、こうした帯はここで{count, number}回中{held, number}回当たりました} other {{days}の週の帯は<low>{lowText}</low>～<high>{highText}</high>で、こうした帯はここではまだ検証できていません}}。{course, select, up {帯全体が{last}の週を上回ります} down {帯全体が{last}の週を下回ります} other {減少も増加もあり得ます}}。',
  RegionForecast_TeaserSub:
    '{trust, select, sure {80%の確率で{low}～{high}} record {帯は{low}～{high}（ここで{count, number}回中{held, number}回的中）} other {帯は{low}～{high}（ここでは未検証）}}{begun, plural, =0 {} other {（この週は#日間ですでに{counted}）}}。',
  RegionForecast_Todo: 'どうすればよいか',
  RegionForecast_TodoHigh: '中央ではなく95%の上限で計画してください。',
  RegionForecast_TodoLifts: '帯に収まる地域が{least, number}以上に戻れば、警報は自動で消えます。',
  RegionForecast_TodoMisses:
    '増加の週の外れ{missed, plural, other {#回}}のうち{above, number}回は上に外れました。',
  RegionForecast_TodoNoticesLink: '知らせを受け取るには',
  RegionForecast_TodoScenarios: 'シナリオをご覧ください。先週の延長ではありません。',
  RegionForecast_TodoScenariosLink: 'シナリオ',
  RegionForecast_Warning_clamped:
    '予測が上限に達しました：週に4倍まで、4週で住民の30%まで、1週で住民数まで。',
  RegionForecast_Warning_correction: '直近3日の報告で累計が下方修正されました。予測の初めは信頼できません。',
  RegionForecast_Warning_weekday:
    '報告が曜日によって大きく偏っています。曜日の補正に上限があるため、日より週の合計をご覧ください。',
  RegionForecast_WeakNow: '帯は現在当たっていません',
  RegionForecast_Young:
    '{weeks, plural, other {今のところ#週分だけ発表しています}}。残りの週は、それ以前の2回の発表の結果がまだ分かりません。',
};
