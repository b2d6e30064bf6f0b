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
};
