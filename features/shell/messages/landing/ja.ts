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
  Landing_Inside: 'できること',
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
};
