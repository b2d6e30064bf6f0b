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
  Landing_Done: 'ワンタイムパスワードを{email}に送りました。24時間有効です。',
  Landing_Failed: '失敗しました: {reason}',
  Landing_News: '今日のニュースを読む',
};
