import type { EngineItem } from '../item.ts';

/** Genres of the specification. */
const genres = { message: 1, article: 2, photo: 3, video: 4 } as const;

const videoAddress = /\/(?:video|videos|videonews|watch|vídeos?)(?:\/|$)|[?&]v=|\/\/(?:www\.)?youtu/i;
const photoAddress =
  /\/(?:photo|photos|photoreport|foto|fotos|fotoreportazh|gallery|galleries|galeria)(?:\/|$)/i;
const articleAddress =
  /\/(?:article|articles|opinion|opinions|columns?|comment|commentisfree|longreads?|stati|analytics|analysis|interview|features?)(?:\/|$)/i;
const videoTitle = /(?:^|[\s([«|])(?:видео|video|vídeo|動画)(?:$|[\s:)\]».|])/iu;
const photoTitle = /(?:^|[\s([«|])(?:фото|фотогалерея|photos?|fotos?|写真)(?:$|[\s:)\]».|])/iu;
/** Letters of a text that is more than a message. */
const longText = 3500;

/** Genre of an item: told by its files, its headline's mark, its address or its length. */
export function tellGenre({ title, url, text, enclosureTypes }: EngineItem): number {
  if (enclosureTypes.some((type) => type.startsWith('video/')) || videoTitle.test(title)) return genres.video;
  if (videoAddress.test(url)) return genres.video;
  if (photoTitle.test(title) || photoAddress.test(url)) return genres.photo;
  return text.length > longText || articleAddress.test(url) ? genres.article : genres.message;
}
