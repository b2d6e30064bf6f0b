import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  Account_Key_Note:
    'キーを持つプログラムは、あなたの権限とライセンスの範囲で、あなたに代わって閲覧します。変更や公開はできません。',
  Account_Key_None: 'キーはまだありません。',
  Account_Key_Count: '有効なキー {count, number} / {most, number}',
  Account_Key_Name: 'キーの用途',
  Account_Key_NameHint: '例：「部署のレポート」',
  Account_Key_Scopes: '閲覧できる範囲',
  Account_Key_Scope_public: '誰にでも公開されているもの',
  Account_Key_Scope_licensed: 'ライセンスで見られるもの',
  Account_Key_Scope_own: '自分のもの（購読、マーク、メッセージ）',
  Account_Key_Limit: '上限',
  Account_Key_PerHour: '1時間あたり {count, number} 回',
  Account_Key_Term: '有効期間',
  Account_Key_Days: '{days, plural, =0 {無期限} other {# 日間}}',
  Account_Key_Make: '新しいキー',
  Account_Key_Made: '今すぐキーをコピーしてください。全体が表示されるのは一度だけです。',
  Account_Key_Copy: 'コピー',
  Account_Key_Copied: 'コピーしました',
  Account_Key_Revoke: '取り消す',
  Account_Key_RevokeOne: '取り消す：{name}',
  Account_Key_RevokeTitle: 'キー「{name}」を取り消しますか？',
  Account_Key_RevokeNote:
    'このキーを使うプログラムは直ちに応答を得られなくなります。元に戻すことはできません。',
  Account_Key_Unused: '呼び出しはまだありません',
  Account_Key_Used: '最後の呼び出し：{ago}',
  Account_Key_Until: '{date}まで',
  Account_Key_Revoked: '{date}に取り消し',
  Account_Key_Expired: '{date}に期限切れ',
  Account_Key_Use:
    '30日間の{calls, plural, =0 {呼び出しなし} other {呼び出し # 回}}、{refused, plural, =0 {拒否なし} other {拒否 # 回}}',
  Account_Key_ByDay: '日ごとの呼び出し',
  Account_Key_Day: '日',
  Account_Key_Calls: '呼び出し',
  Account_Key_Refused: '拒否',
  Account_Key_Failed: 'うまくいきませんでした。もう一度お試しください。',
};
