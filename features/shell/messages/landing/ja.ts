import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  Landing_Title: '地域の朝を1ページに',
  Landing_Lead: 'Svodkaは今日のニュースと85地域の資料を結びます。何が起き、数字はどうで、次は何か。',
  Landing_Week: 'ロシアの1週間、{day}',
  Landing_Cases: 'COVID-19新規感染者',
  Landing_Deaths: '死者',
  Landing_Rising: '{rising, plural, other {{ranked}地域中、増加している地域}}',
  Landing_Source: '{source}、{day}までの120日。公式の死者数は過小です。',
  Landing_NoFigures: 'データを読み込み中です。数字は間もなく表示されます。',
  Landing_TryTitle: '{days, plural, other {#}}日間無料で試す',
  Landing_TryText: 'ワンタイムパスワードを送ります。カードは不要です。',
  Landing_Email: 'メールアドレス',
  Landing_Mailing: 'ニュースダイジェストを受け取る',
  Landing_Start: '始める',
  Landing_Done: 'ワンタイムパスワードを{email}に送りました。24時間有効です。試用は初回ログインで始まります。',
  Landing_Failed: '失敗しました: {reason}',
  Landing_News: '今日のニュースを読む',
  Landing_DoneTitle: 'メールをご確認ください',
  Landing_Again: 'もう一度送る',
  Landing_SentAgain: 'もう一度送りました。',
  Landing_Correct: 'アドレスを直す',
  Landing_OwnText: '{email}でログイン中です。カードは不要で、料金はかかりません。',
  Landing_Terms: '続けると<terms>利用規約</terms>に同意したことになります。',
  Landing_TrustTitle: '予測はどこまで信頼できるか',
  Landing_TrustSub:
    '{place}の過去{count, plural, other {#}}回の予測について、モデルと「先週と同じ」の規則が週あたり何人外れたかを示します。',
  Landing_TrustWeek: '{week}週先',
  Landing_TrustModel: 'モデル',
  Landing_TrustRule: '先週と同じ',
  Landing_TrustHeld:
    '80％の幅に入ったのは、1週先で{firstOf}週のうち{first}週、{lastWeek}週先で{lastOf}週のうち{last}週です。',
  Landing_TrustSpan: '発表日：{span}。',
  Landing_ReadTitle: '読んでいる媒体',
  Landing_ReadAll:
    '{days, plural, other {#}}日間で{outlets, plural, other {#}}媒体の見出し{headlines, plural, other {#}}件。本文は常に媒体側にあり、ここには見出しとリンクがあります。',
  Landing_ForecastTitle:
    '{days}の予測は新規感染者{median, number}人{course, select, more {、{percent}増} fewer {、{percent}減} other {}}',
  Landing_ForecastSub:
    '{place}、1日あたりの感染者。帯は50・80・95%{earlier, select, yes {、灰色の線は以前の予測} other {}}。',
  Landing_ForecastSource:
    '{source}、{day}まで。{backdated, select, true {予測は後日、その日のデータだけで作成。} other {予測は発表日に凍結。}}',
  Landing_AffairTitle: '何が起きたか',
  Landing_AffairSub:
    'その日の見出しは話題に、長く続く話題は一つの経緯にまとまります。この3か月で最も長いもの:',
  Landing_AffairAll: '{steps, number}段階、{outlets, number}媒体の見出し{headlines, number}件、{span}。',
  Landing_FiguresTitle: '数字はどうか',
  Landing_FiguresSub: 'どの数字にも明細があります。内訳、出典、判明した日がわかります。',
  Landing_InWeek: '（1週間）',
  Landing_FiguresSource: '{name}、日別感染者、{day}まで。{source}。',
  Landing_MeasuresTitle: '何が決まったか',
  Landing_MeasuresSub: '日ごとの施策: 何がいつから実施されていたか。',
  Landing_MeasureFrom: '{day}から',
  Landing_MeasuresAll:
    '{place}と全国、{day}: 実施中{inForce, number}件、うち最近の{shown, number}件。終了日は当時まだわかっていません。',
  Landing_WhatIfTitle: 'もしも',
  Landing_WhatIfSub: '出生、移動、年金年齢: スライダーを動かすと人口ピラミッドが変わります。',
  Landing_WhatIfSource: '{name}、Rosstat、{year}年、千人。',
  Landing_HearTitle: '朝に聞こえること',
  Landing_HearSub: '同じ文が、あなたの地域についてメールで届き、音声でも聞けます。',
  Landing_HearSource: '文はすべて規則から作られ、自由な文章はありません。数字を押すと明細が開きます。',
  Landing_Call: 'ご自分の地域で試してください。{days, number}日間は無料で、その後もニュースは読めます。',
  Landing_CallButton: 'フォームへ',
  Landing_Days:
    'このページの日付: ニュースは{news}まで、数字・予測・施策は{figures}まで。{later, select, true {それ以降はライセンスが必要です。} other {}}公式の死者数は実際より少なめです。',
  Landing_TrustNone:
    '{place}: {day}までのデータによる予測が最初のもので、対象の週はまだ終わっていません。報告が出しだい、誤差をここに示します。',
  Landing_Listen: '聞く',
  Landing_Pause: '一時停止',
};
