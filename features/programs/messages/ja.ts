import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  Programs_NoData: 'データなし：この日、この範囲では何もわかっていません。',
  Programs_Cut:
    '一覧「{list}」は短縮されています（{total, number} 件中 {shown, number} 件）。条件を絞るか、次のページを取得してください。',
  Programs_TooLong: '応答が長すぎます。日付や地域を絞るか、1ページの件数を減らしてください。',
  Programs_UnknownName: 'このツールが知らない項目です：{names}',
  Programs_Title: '画面と同じ数値を、同じ出典つきで',
  Programs_Lead:
    'プログラムやアシスタントが尋ねると、Svodkaは数値と出典、それが判明した日を答えます。わからないことは「わからない」と伝え、似た数値で代用することはありません。',
  Programs_Keys: 'キー',
  Programs_KeysNote:
    'キーはあなたの代理として働き、ライセンスの範囲を超えるものは開きません。全体が表示されるのは一度だけです。',
  Programs_ToKeys: '自分のキー',
  Programs_Example: '質問と出典つきの回答',
  Programs_Question: '2018年のタタールスタンの失業率は？',
  Programs_Dialect: '記述言語',
  Programs_ExampleNote:
    'キーは変数 SVODKA_KEY から読み込みます。拒否の場合はステータスと title 欄の文で理由を返し、呼び出しの上限は RateLimit ヘッダーに示します。',
  Programs_Address: 'アシスタント用アドレス（MCP）',
  Programs_AddressNote: '閲覧専用です。アシスタントは書き込み、投票、公開ができません。',
  Programs_Tools: 'できること：{count, number}',
  Programs_Notices: '新着の通知',
  Programs_NoticesNote:
    'フォロー中の内容に動きがあると、Svodkaが指定のアドレスへ送信します。通知には署名（HMAC）が付き、受け取られなければ15時間以内に5回まで再送します。配信履歴と再送も同じ画面にあります。',
  Programs_ToNotices: 'アドレスを設定',
  Programs_Clients: '仕様とクライアント',
  Programs_ClientsNote:
    'すべての呼び出しの入力と応答の型を一つの文書に記述しています。どの言語のクライアントもそこから作れます。',
  Programs_Calls: 'すべての呼び出し',
  Programs_Catalogue: 'データカタログ',
  Programs_Copy: 'コピー',
  Programs_Copied: 'コピーしました',
  Programs_Tool_ask: '言葉での質問に、出典つきで回答',
  Programs_Tool_find_places: '名称から地域を探す',
  Programs_Tool_find_indicators: '言葉から指標を探す',
  Programs_Tool_get_series: '任意の日に判明していた地域の系列',
  Programs_Tool_compare_places: '地域を並べて順位つきで比較',
  Programs_Tool_get_forecast: '幅と過去の誤差を添えた予測',
  Programs_Tool_get_dossier: '地域のプロフィール',
  Programs_Tool_find_news: '見出し、媒体、日付、リンク',
  Programs_Tool_get_story: '見出しでたどるストーリー',
  Programs_Tool_find_entities: '人物、企業などを探す',
  Programs_Tool_get_entity: '人物や企業などのプロフィール',
  Programs_Tool_list_measures: '支援策の一覧',
  Programs_Tool_get_measure: '支援策の全文',
  Programs_Tool_get_receipt: '一つの数値の出典',
};
