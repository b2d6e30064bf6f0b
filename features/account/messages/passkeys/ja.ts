import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  Account_Passkey_Title: 'パスキー',
  Account_Passkey_Note:
    'パスワードなしでログインできます。端末が顔、指紋、コードで本人を確認し、サイトには署名だけが届きます。偽のサイトでは使えません。',
  Account_Passkey_None: 'パスキーはまだありません。',
  Account_Passkey_NotOffered:
    'このサイトのアドレスではブラウザーがパスキーを作れません。httpsと、数字ではない名前が必要です。',
  Account_Passkey_Name: 'パスキーの名前',
  Account_Passkey_NameHint: '例：「仕事用ノートPC」',
  Account_Passkey_Add: 'パスキーを追加',
  Account_Passkey_Rename: '名前を変更',
  Account_Passkey_RenameOne: '名前を変更：{name}',
  Account_Passkey_Remove: '削除',
  Account_Passkey_RemoveOne: '削除：{name}',
  Account_Passkey_RemoveTitle: 'パスキー「{name}」を削除しますか？',
  Account_Passkey_RemoveNote:
    'このパスキーではログインできなくなります。端末からも削除するまで、端末には残ります。',
  Account_Passkey_RemoveAll: 'すべてのパスキーを削除',
  Account_Passkey_RemoveAllTitle: 'すべてのパスキーを削除しますか？',
  Account_Passkey_Review:
    'パスワードは変更されましたが、次のパスキーでは引き続きログインできます。見覚えのないものは削除してください。',
  Account_Passkey_Save: '保存',
  Account_Passkey_Cancel: 'キャンセル',
  Account_Passkey_Added: '{date}に追加',
  Account_Passkey_Used: '最後のログイン：{ago}',
  Account_Passkey_Unused: '未使用',
  Account_Passkey_Synced: 'クラウドに保存',
  Account_Passkey_Failed: '端末からパスキーを取得できませんでした。',
  Account_Passkey_Known: 'この端末にはこのアカウントのパスキーがすでにあります。',
};
