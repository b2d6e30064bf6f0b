import type { messages as ru } from './ru.ts';

/** Sentences of the models' warnings. */
export const messages: Record<keyof typeof ru, string> = {
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
