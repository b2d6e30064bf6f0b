import type { letterTexts as ru } from './ru.ts';

export const letterTexts: Record<keyof typeof ru, string> = {
  Letter_OneTime_Subject: 'Svodka への初回ログイン',
  Letter_First_Intro:
    'Svodka へのご登録ありがとうございます。リンクを開いてパスワードを設定すると、そのままログインできます。リンクは一度だけ、{hours, plural, other {# 時間}}以内に有効です。',
  Letter_First_Link: 'パスワードを設定してログイン',
  Letter_OneTime_Intro: 'リンクが開かない場合は、次のワンタイムパスワードでログインしてください。',
  Letter_OneTime_Validity:
    '有効期間は {hours, plural, other {# 時間}}です。初回ログイン後に、ご自身のパスワードを設定していただきます。',
  Letter_OneTime_Link: 'ワンタイムパスワードでログイン',
  Letter_OneTime_Mailing:
    'このアドレスをニュースダイジェストの配信先に登録しました。最初の号は初回ログイン後に届きます。',
  Letter_Known_Subject: 'Svodka のアカウントはすでにあります',
  Letter_Known_Intro:
    'どなたか（おそらくご本人）が、このアドレスで再度登録しようとしました。このアドレスのアカウントはすでにあり、変更はありません。',
  Letter_Known_Link: 'ログインする',
  Letter_Known_Recovery: 'パスワードをお忘れの場合は再設定してください',
  Letter_Recovery_Subject: 'Svodka の新しいパスワード',
  Letter_Recovery_Intro:
    'リンクから新しいパスワードを設定してください。リンクは {hours, plural, other {# 時間}}以内に 1 回だけ使えます。',
  Letter_Recovery_Link: '新しいパスワードを設定する',
  Letter_Changed_Subject: 'Svodkaのパスワードが変更されました',
  Letter_Changed_Intro: 'Svodkaアカウントのパスワードが変更され、ほかの端末はログアウトされました。',
  Letter_Changed_NotYou: '心当たりがない場合は、すぐに新しいパスワードを設定し、ご連絡ください。',
  Letter_Changed_Link: '新しいパスワードを設定する',
  Letter_Bound_Subject: 'Svodkaへのログインはアカウントサービス経由になりました',
  Letter_Bound_Intro:
    'お使いのSvodkaアカウントが外部のアカウントサービスに結び付けられました。これまでのパスワード、パスキー、ログイン中の端末は使えなくなりました。',
  Letter_Bound_NotYou: '心当たりがない場合は、ご連絡ください。',
  Letter_Changed_Passkeys:
    '{count, plural, other {#件のパスキー}}で、引き続きパスワードなしにログインできます。見覚えのないものは削除してください。',
  Letter_Passkey_Subject: 'アカウントにパスキーが追加されました',
  Letter_Passkey_Intro: '「{name}」でパスワードなしにSvodkaアカウントへログインできるようになりました。',
  Letter_Passkey_NotYou: '心当たりがない場合は、設定で削除し、新しいパスワードを設定して、ご連絡ください。',
  Letter_Passkey_Link: '設定のパスキー',
  Letter_Key_Subject: 'プログラム用キーがアカウントに作成されました',
  Letter_Key_Intro:
    'キー「{name}」が、あなたの名義でSvodkaを読み取れるようになりました: {read}。キーそのものは一度だけ表示され、メールでは送られません。',
  Letter_Key_Term: '{days, plural, =0 {取り消すまで有効です。} other {#日間有効です。}}',
  Letter_Key_NotYou:
    '心当たりがない場合は、設定でキーを取り消し、新しいパスワードを設定して、私たちにお知らせください。',
  Letter_Key_Link: '設定のキー',
  Letter_Key_public: '一般公開の内容',
  Letter_Key_licensed: 'ライセンスで閲覧できる内容',
  Letter_Key_own: 'ご自身の内容',
  Letter_Unknown_Subject: 'このアドレスのアカウントはありません',
  Letter_Unknown_Intro:
    'どなたか（おそらくご本人）が、このアドレスで Svodka のパスワード再設定を依頼しましたが、該当するアカウントはありません。',
  Letter_Unknown_Link: '新規登録する',
  Letter_Confirm_Subject: 'Svodka ダイジェストの購読確認',
  Letter_Confirm_Intro:
    'このアドレスがニュースダイジェストの購読用に入力されました。ご本人の場合は購読を確認してください。',
  Letter_Confirm_Link: '購読を確認する',
  Letter_Unsubscribe: '配信を停止する',
  Letter_Ignore: 'お心当たりがない場合は、このメールを破棄してください。',
  Letter_OneTime_Trial:
    '初回ログインで{days, plural, other {#}}日間の試用が始まります。全地域の資料と地図が開きます。',
};
