/** Texts of the search by picture. This file is the type: every other language has the same keys. */
export const messages = {
  News_ImageTitle: 'Поиск по\u00A0картинке',
  News_ImageSub:
    'Где уже выходила эта картинка. Сравнивается с\u00A0{count, plural, one {# картинкой} few {# картинками} many {# картинками} other {# картинки}} новостей.',
  News_ImageNone: 'К\u00A0этому дню картинок нет: у\u00A0этих новостей известны только заголовки.',
  News_ImageChoose: 'Выбрать картинку, перетащить её сюда или вставить из\u00A0буфера',
  News_ImageAnother: 'Выбрать другую картинку',
  News_ImageLimits: 'JPEG, PNG, WebP или GIF до\u00A05\u00A0МБ. Картинка никуда не\u00A0сохраняется.',
  News_ImageYours: 'Ваша картинка',
  News_ImageNothing: 'Ничего не\u00A0нашлось',
  News_ImageNothingText:
    'Картинка сравнивалась с\u00A0{count, plural, one {# известной} few {# известными} many {# известными} other {# известной}} к\u00A0этому дню. Обрезанные и\u00A0отражённые копии так не\u00A0находятся.',
  News_ImageTooEven: 'Картинка почти одного цвета: отличить её от\u00A0других нельзя.',
  News_ImageTooLarge: 'Картинка больше 5\u00A0МБ или в\u00A0ней слишком много точек.',
  News_ImageWrongType: 'Это не\u00A0картинка JPEG, PNG, WebP или GIF.',
  News_ImageFailed: 'Поиск не\u00A0удался. Повторите через минуту.',
  News_ImageNoScript: 'Для поиска по\u00A0картинке в\u00A0браузере нужен JavaScript.',
  News_ImageFound:
    '{count, plural, one {Найдена # новость} few {Найдено # новости} many {Найдено # новостей} other {Найдено # новости}}',
  News_ImageLikeness: 'Сходство {share}',
} as const;
