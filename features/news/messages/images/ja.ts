import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  News_ImageTitle: '画像で探す',
  News_ImageSub:
    'この画像がどこで使われたかを調べます。ニュースの画像 {count, plural, other {# 枚}}と比べます。',
  News_ImageNone: 'この日までの画像はありません。これらのニュースは見出しだけが分かっています。',
  News_ImageChoose: '画像を選ぶ、ここにドロップする、または貼り付ける',
  News_ImageAnother: '別の画像を選ぶ',
  News_ImageLimits: 'JPEG、PNG、WebP、GIF、5 MB まで。画像は保存されません。',
  News_ImageYours: '選んだ画像',
  News_ImageNothing: '見つかりませんでした',
  News_ImageNothingText:
    'この日までに分かっている {count, plural, other {# 枚}}と比べました。切り抜きや左右反転した画像は見つかりません。',
  News_ImageTooEven: 'ほぼ一色の画像のため、ほかと区別できません。',
  News_ImageTooLarge: '画像が 5 MB を超えているか、画素数が多すぎます。',
  News_ImageWrongType: 'JPEG、PNG、WebP、GIF の画像ではありません。',
  News_ImageFailed: '検索できませんでした。しばらくしてもう一度お試しください。',
  News_ImageNoScript: '画像で探すには、ブラウザの JavaScript が必要です。',
  News_ImageFound: '{count, plural, other {# 件}}見つかりました',
  News_ImageLikeness: '類似度 {share}',
};
