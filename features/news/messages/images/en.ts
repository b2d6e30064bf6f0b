import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  News_ImageTitle: 'Search by picture',
  News_ImageSub:
    'Where this picture has been published. It is compared with {count, plural, one {# picture} other {# pictures}} of the news.',
  News_ImageNone: 'There are no pictures by this day: of these news only the headlines are known.',
  News_ImageChoose: 'Choose a picture, drop it here or paste it',
  News_ImageAnother: 'Choose another picture',
  News_ImageLimits: 'JPEG, PNG, WebP or GIF up to 5 MB. The picture is not kept anywhere.',
  News_ImageYours: 'Your picture',
  News_ImageNothing: 'Nothing found',
  News_ImageNothingText:
    'It was compared with {count, plural, one {# picture} other {# pictures}} known by this day. Cropped and mirrored copies are not found this way.',
  News_ImageTooEven: 'The picture is of next to one colour: it can’t be told from others.',
  News_ImageTooLarge: 'The picture is over 5 MB or has too many pixels.',
  News_ImageWrongType: 'This is no JPEG, PNG, WebP or GIF picture.',
  News_ImageFailed: 'The search failed. Try again in a minute.',
  News_ImageNoScript: 'Search by picture needs JavaScript in the browser.',
  News_ImageFound: '{count, plural, one {# news item} other {# news items}} found',
  News_ImageLikeness: 'Likeness {share}',
};
