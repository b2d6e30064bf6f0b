import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  Models_Title: 'モデル',
  Models_Problem_Missing: '指定されていません。',
  Models_Problem_MissingRule:
    'この世帯には、こちらにない数値「{name}」が必要です。ご自分の値を入力してください。',
  Models_Problem_Number: '数値を入力してください。',
  Models_Problem_Bounds: '{min}〜{max} {unit}',
  Models_Problem_Count: '件数は{min}〜{max}。',
  Models_Problem_Order: '値の順序が正しくありません。',
  Models_Problem_Unknown: 'そのような値はありません。',
  Models_Problem_Inconsistent: '他の値と矛盾しています。',
  Models_Unit_Children: '人（女性1人あたり）',
  Models_Unit_PeopleYear: '人/年',
  Models_Unit_Years: '年',
  Models_Unit_Roubles: '₽／月',
  Models_Problem_One: 'paramsかpopulationのどちらか一つが必要です。',
  Models_SaveAs: '保存する名前',
  Models_Save: '保存',
  Models_Saved: '「{name}」を保存しました。',
  Models_NotSaved: '保存できませんでした。もう一度お試しください。',
  Models_SavedList: '保存済み',
  Models_SavedNone: 'この地域の保存はありません。1つのアカウントで{limit, number}件まで保存できます。',
  Models_Limit: '見えるのは本人だけです。共有はページのアドレスで。1つのアカウントで{limit, number}件まで。',
  Models_Open: '開く',
  Models_Copy: '「{name}」を複製',
  Models_CopyOf: '{name}のコピー',
  Models_Remove: '「{name}」を削除',
  Models_Removed: '「{name}」を削除しました。',
  Models_BringBack: '元に戻す',
  Models_More: 'さらに{count, number}件を表示',
  Models_Parameters: 'パラメーターと出典',
  Models_Changes: 'モデルの変更点',
  Models_OnlyVersion:
    '現在はこの版のみです。アドレス、ファイル、保存したモデルにはすべてこの版の番号が付き、この版で計算されます。',
  Models_OldVersion: 'モデルの版 {version} で計算（最新は {newest}）。',
  Models_Warnings: 'モデルからの注意',
  ModelWarning_epidemicBase:
    '開始年の{year}年は流行の年で、死亡数は{first}～{last}年の死亡率による数の{factor}倍でした。モデルはその死亡率から始め、{year}年の超過は一度だけ数えます。',
  ModelWarning_e0Gain:
    '{year}年までに{sex, select, male {男性} other {女性}}の平均寿命が年に{yearsPerYear}年伸びます。年0.5年を超える伸びが長く続いた例はありません。',
  ModelWarning_shockOutside:
    '{year}年は推計の期間（{from}～{to}年）の外にあり、その年の変動は数えていません。',
  ModelWarning_unmetOutmigration:
    '転出するはずの年齢の人が足りません。{persons}人は転出できず、計算に残っています。',
  ModelWarning_drawsLimited:
    '{of}回のうち{members}回で、出生率か平均寿命が限界に達しました。そこでは帯が本来より狭くなっています。',
  ModelWarning_generationMismatch:
    '感染から次の感染までモデルでは{generationDays}日、観測では{serialIntervalDays}日です。そのため増え方とRは報告と食い違います。',
  ModelWarning_hospitalDecline:
    '感染の減り方（1日{growthPerDay}）が病床の空く速さを上回るため、開始時の使用病床はより緩やかな減少で計算しています。',
  ModelWarning_hospitalMismatch: 'モデルの入院者は報告の{ratio}倍です。病床数は当てになりません。',
  ModelWarning_deathsMismatch:
    '{form, select, none {2週間の報告では死者{reported}人、モデルでは0人です。死者数は報告に合わせていません。} other {報告の死者はモデルの{ratio}倍で、補正は{used}倍までです。死者数は信頼できません。}}',
  ModelWarning_fatalLimited:
    '報告に合わせた結果、{groups}の年齢階級で致死の割合が100%に達しました。そこでは死者が少なめに出ます。',
  ModelWarning_severityLimited:
    '{of}回のうち{members}回で重症の割合が100%に達しました。病院の帯の上端は低めです。',
  ModelWarning_infectedLimited:
    '{of}回のうち{members}回で感染者が上限を超えたため減らしました。実際には想定より多く見つかっているようです。',
  ModelWarning_r0Limited: '{of}回のうち{members}回でRがモデルの上限に達しました。帯の上端は低めです。',
  ModelWarning_quintileMismatch:
    '住民の第{fifth}五分位の所得割合が公表値と{differencePoints}ポイント違います。ここでの所得曲線はおおよそです。',
};
