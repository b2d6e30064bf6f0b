import { buildTranslate } from '#platform/server/texts.ts';
import { locales, type Locale } from '#platform/shared/locales.ts';

const ru = {
  message: '{name}: новое сообщение',
  asked: '{name} хочет дружить',
  accepted: '{name}: теперь вы друзья',
  answer: '{name}: ответ на ваш комментарий',
  shown: 'Ваш комментарий показан',
  removed: 'Ваш комментарий снят',
  nobody: 'Без имени',
};

type Texts = Record<keyof typeof ru, string>;

const en: Texts = {
  message: '{name}: a new message',
  asked: '{name} wants to be friends',
  accepted: '{name}: you are friends now',
  answer: '{name} answered your comment',
  shown: 'Your comment is shown',
  removed: 'Your comment was removed',
  nobody: 'No name',
};
const ja: Texts = {
  message: '{name}さんから新しいメッセージ',
  asked: '{name}さんから友達申請',
  accepted: '{name}さんと友達になりました',
  answer: '{name}さんがコメントに返信しました',
  shown: 'コメントが表示されました',
  removed: 'コメントが削除されました',
  nobody: '名前なし',
};
const pt: Texts = {
  message: '{name}: nova mensagem',
  asked: '{name} quer ser seu amigo',
  accepted: '{name}: agora são amigos',
  answer: '{name} respondeu ao seu comentário',
  shown: 'O seu comentário está visível',
  removed: 'O seu comentário foi retirado',
  nobody: 'Sem nome',
};
const es: Texts = {
  message: '{name}: nuevo mensaje',
  asked: '{name} quiere ser su amigo',
  accepted: '{name}: ahora son amigos',
  answer: '{name} respondió a su comentario',
  shown: 'Su comentario ya se muestra',
  removed: 'Su comentario fue retirado',
  nobody: 'Sin nombre',
};

const translate = buildTranslate({ ru, en, ja, pt, es });

/** What people are told, in every language; `text` is somebody's own words and is the same in all. */
export function toldWords(
  key: Exclude<keyof typeof ru, 'nobody'>,
  name: string,
  text = '',
): Record<Locale, { title: string; text: string }> {
  const words = (locale: Locale) => ({
    title: translate(locale, key, { name: name || translate(locale, 'nobody') }),
    text,
  });
  return Object.fromEntries(locales.map((locale) => [locale, words(locale)])) as ReturnType<typeof toldWords>;
}
