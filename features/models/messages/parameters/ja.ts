import type { messages as ru } from './ru.ts';

/** Texts of the parameters and the changes of all models. */
export const messages: Record<keyof typeof ru, string> = {
  Scenario_Always: '期限なし',
  Scenario_ChangesLead:
    '保存した内容はモデルのバージョンを記憶し、そのバージョンで計算されます。バージョンの印（例：k1.0）があるアドレスは過去の結果を再計算し、より新しいバージョンのアドレスは閲覧のみで開きます。',
  Scenario_MarkKnown: '一般的知見',
  Scenario_MarkOperator: '利用者が入力',
  Scenario_MarkVerified: '出典で確認',
  Scenario_Note10: '最初の版：病院と集中治療を含む年齢構造SEIR、報告からのRのばらつき×1.5。',
  Scenario_Note11:
    'Rのばらつきにモデル自体の不確かさ（Rの15％）を加え、開始後Rは1へ戻ります（ln Rの0.8が残る）。これがないと帯が狭すぎました。',
  Scenario_Note12:
    '偶然を含まない線も、試算と同じく開始後にR＝1へ戻るようになった。以前は試算の中央より高く、試算が届くと跳んでいた。モデルの注意は文で示す。',
  Scenario_Note13:
    '報告の遅れを日ごとに分散させた。以前はどの症例もちょうど1週間後に報告され、対策の日に線が途切れていた。開始時の接種による保護はデータから取り、計算回数は利用者が選ぶ。',
  Scenario_ParameterBounds: '範囲',
  Scenario_ParameterMark: '裏付け',
  Scenario_ParameterName: 'パラメーター',
  Scenario_ParameterSource: '出典',
  Scenario_ParameterUnit: '単位',
  Scenario_ParameterValid: '有効期間',
  Scenario_ParameterValue: '値',
  Scenario_ParametersLead: 'モデルの前提のすべて。出典は発行元の言語で示します。',
  Scenario_ToSupply: '未入力',
};
