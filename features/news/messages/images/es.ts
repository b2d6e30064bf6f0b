import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  News_ImageTitle: 'Búsqueda por imagen',
  News_ImageSub:
    'Dónde ha salido ya esta imagen. Se compara con {count, plural, one {# imagen} other {# imágenes}} de las noticias.',
  News_ImageNone: 'Hasta este día no hay imágenes: de estas noticias solo se conocen los titulares.',
  News_ImageChoose: 'Elija una imagen, arrástrela aquí o péguela',
  News_ImageAnother: 'Elegir otra imagen',
  News_ImageLimits: 'JPEG, PNG, WebP o GIF de hasta 5 MB. La imagen no se guarda.',
  News_ImageYours: 'Su imagen',
  News_ImageNothing: 'No se encontró nada',
  News_ImageNothingText:
    'Se comparó con {count, plural, one {# imagen conocida} other {# imágenes conocidas}} hasta este día. Las copias recortadas o reflejadas no se encuentran así.',
  News_ImageTooEven: 'La imagen es casi de un solo color: no se puede distinguir de otras.',
  News_ImageTooLarge: 'La imagen supera los 5 MB o tiene demasiados píxeles.',
  News_ImageWrongType: 'No es una imagen JPEG, PNG, WebP o GIF.',
  News_ImageFailed: 'La búsqueda ha fallado. Inténtelo de nuevo en un minuto.',
  News_ImageNoScript: 'La búsqueda por imagen necesita JavaScript en el navegador.',
  News_ImageFound: '{count, plural, one {# noticia encontrada} other {# noticias encontradas}}',
  News_ImageLikeness: 'Semejanza {share}',
};
