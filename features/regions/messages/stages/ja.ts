import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  RegionStages_AtLeast: '{value}以上',
  RegionStages_AtMost: '{value}以下',
  RegionStages_Changes: '規則の開始以来、段階は{count, plural, other {#回}}変わりました。',
  RegionStages_Decided: '制限緩和の第{stage, number}段階が発表済み',
  RegionStages_DecidedNone: '制限緩和は発表されていない',
  RegionStages_DecidedSince:
    '{from}からの週以降{known, select, yes {（それ以前は{before, plural, =0 {緩和なし} other {第#段階}}）} other {}}。確認できる最後の週：{week}。',
  RegionStages_NoDecided:
    'この場所のこの日には、発表された段階がありません。発表の記録は全地域・全期間を網羅していません。',
  RegionStages_RuleNone: '当サイトの計算では第1段階の条件を満たしていません。',
  RegionStages_RuleStage: '当サイトの計算では第{stage, number}段階の条件を満たしています。',
  RegionStages_RuleUnknown: '規則による段階は計算できません。',
  RegionStages_Country: 'ロシア',
  RegionStages_For: '第{stage, number}段階の条件',
  RegionStages_Indicator: '指標',
  RegionStages_LevelName: '{level, select, low {低い} moderate {中程度} high {高い} other {非常に高い}}水準',
  RegionStages_LevelScale: '{place}：週に人口10万人当たりの件数と水準の境界',
  RegionStages_LevelSub:
    '週に人口10万人当たり{rate}件。{level, select, low {中程度は{bound}から} other {この水準は{bound}から}}（Svodkaの尺度）。',
  RegionStages_LevelTitle:
    '水準：{level, select, low {低い} moderate {中程度} high {高い} other {非常に高い}}',
  RegionStages_Missing: 'データなし：{names}。欠けた指標は{count, plural, other {達成とは見なしません}}。',
  RegionStages_NoRule: 'この日にはまだ段階の規則がありませんでした。',
  RegionStages_None: '第1段階の条件を満たしていない',
  RegionStages_Now: '現在',
  RegionStages_Rt: '推定Rtは{mean}（95%の確率で{low}～{high}）。5～10日前の感染を表します。',
  RegionStages_Run: '第{stage, number}段階',
  RegionStages_RunUnknown: '段階は不明',
  RegionStages_Since: '第{stage, number}段階は{day}から続いています。',
  RegionStages_Source:
    '{source}。規則：MR 3.1.0178-20（{day}から有効）。空床は配備済み病床に対する割合（基準数は非公表）。',
  RegionStages_Stage: '制限緩和の第{stage, number}段階',
  RegionStages_Strip: '国の措置の厳しさ（0～100）',
  RegionStages_StripShort: '措置の厳しさ（0～100）',
  RegionStages_StripSource:
    '帯：{source}。国内のどこかで最も厳しい措置であり、この地域自体については何も示しません。',
  RegionStages_Title: '制限緩和の段階',
  RegionStages_Unknown: '段階は不明',
  RegionStages_freeBedsShare: '空床',
  RegionStages_officialRt: '公式Rt',
  RegionStages_testsPer100k: '人口10万人当たり1日検査数',
};
