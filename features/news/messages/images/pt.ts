import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  News_ImageTitle: 'Busca por imagem',
  News_ImageSub:
    'Onde esta imagem já saiu. É comparada com {count, plural, one {# imagem} other {# imagens}} das notícias.',
  News_ImageNone: 'Até este dia não há imagens: dessas notícias só se conhecem as manchetes.',
  News_ImageChoose: 'Escolha uma imagem, arraste-a para cá ou cole',
  News_ImageAnother: 'Escolher outra imagem',
  News_ImageLimits: 'JPEG, PNG, WebP ou GIF de até 5 MB. A imagem não fica guardada.',
  News_ImageYours: 'Sua imagem',
  News_ImageNothing: 'Nada encontrado',
  News_ImageNothingText:
    'Foi comparada com {count, plural, one {# imagem conhecida} other {# imagens conhecidas}} até este dia. Cópias cortadas ou espelhadas não são encontradas.',
  News_ImageTooEven: 'A imagem é quase de uma cor só: não dá para distingui-la de outras.',
  News_ImageTooLarge: 'A imagem passa de 5 MB ou tem pixels demais.',
  News_ImageWrongType: 'Isto não é uma imagem JPEG, PNG, WebP ou GIF.',
  News_ImageFailed: 'A busca falhou. Tente de novo em um minuto.',
  News_ImageNoScript: 'A busca por imagem precisa de JavaScript no navegador.',
  News_ImageFound: '{count, plural, one {# notícia encontrada} other {# notícias encontradas}}',
  News_ImageLikeness: 'Semelhança {share}',
};
