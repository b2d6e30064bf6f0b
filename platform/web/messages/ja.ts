import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  App_ShortName: 'Svodka',
  Error_FormIncorrect: 'フォームの入力に誤りがあります。',
  Error_TooManyTags: 'タグ数の上限に達しました',
  Error_EmailNotVerified:
    'アカウントサービスでメールアドレスが確認されていません。確認を済ませてから、もう一度ログインしてください。',
  Error_LoginFailed: 'ログインできませんでした。',
  Error_NoLicence: 'この区分はライセンスで利用できます。',
  Error_AccountBlocked: 'アカウントは凍結されています。',
  Error_AccountLimited: 'このアカウントへのアクセスは制限されています。',
  Error_Unavailable: 'サービスは一時的に利用できません。1分後にやり直してください。',
  Again_Title: 'ログアウトされています。',
  Again_Text:
    '入力した内容は残っています。{email}のパスワードを入力すると、この画面からそのまま送信されます。',
  Again_Password: 'パスワード',
  Again_Submit: 'ログインして送信',
  Again_Later: 'あとで',
  Again_Other: '別の方法でログイン（新しいタブ）',
  Again_Replace:
    'このパスワードは一回限りです。新しいタブで新しいパスワードを設定してから、この画面に戻ってください。',
};
