/** Katakana words that name nobody. */
const plainWords = new Set(
  'コロナ ワクチン ニュース サービス スマホ シリーズ シーズン ドラマ アニメ ゲーム テレビ インターネット ネット サイト データ システム バス トラック タクシー ホテル スーパー コンビニ レストラン メダル ゴール リーグ チーム ファン スタート オープン イベント ライブ アルバム コンサート デモ スト ミサイル ロケット ドローン ヘリ クラスター マスク リコール センター ビル マンション アパート プラン セール トップ ランキング メーカー ユーザー アプリ カメラ モデル デザイン タイプ ポイント キャンペーン コメント インタビュー'.split(
    ' ',
  ),
);
const named =
  /(?<foreign>[\u30a0-\u30ffー・]{3,40}|[A-Za-zＡ-Ｚａ-ｚ]{2,40})|(?<marked>[\u3400-\u9fff々]{1,8})(?=さん|氏|ちゃん|くん)|(?<ended>[\u3400-\u9fff々]{2,8}?(?:県|市|町|村|区|都|府|州|川|島|駅|選手|監督|首相|大統領|容疑者|被告|知事))/gu;

/** Where a Japanese text has names: foreign words, what a title of respect follows, what ends as a place or an office. */
export function findJapaneseNames(text: string): (readonly [from: number, to: number])[] {
  return [...text.matchAll(named)]
    .filter(([word]) => !plainWords.has(word))
    .map(({ 0: word, index }) => [index, index + word.length] as const);
}
