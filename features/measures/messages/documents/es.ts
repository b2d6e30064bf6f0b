import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  MeasureDocuments_Title: 'Documentos',
  MeasureDocuments_Hint:
    'PDF, DOCX, XLSX, ODT, ODS e imágenes de hasta 20 MB. El tipo se comprueba por el contenido.',
  MeasureDocuments_Add: 'Archivo',
  MeasureDocuments_Remove: 'quitar',
  MeasureDocuments_Cancel: 'cancelar',
  MeasureDocuments_Canceled: 'Operación cancelada por el usuario.',
  MeasureDocuments_Dismiss: 'ocultar',
  MeasureDocuments_Show: 'ver',
  MeasureDocuments_Hide: 'plegar',
  MeasureDocuments_Sent: '{sent} de {all}',
  MeasureDocuments_Size_kb: '{amount}\u00A0kB',
  MeasureDocuments_Size_mb: '{amount}\u00A0MB',
  MeasureDocuments_TooLarge: 'Más de 20 MB: no se acepta.',
  MeasureDocuments_WrongType: 'El contenido no es lo que dice el nombre, o ese tipo no se acepta.',
  MeasureDocuments_Archive: 'El archivo se descomprime demasiado: no se acepta.',
  MeasureDocuments_Similar: 'Parecidas ya publicadas',
  MeasureDocuments_NoneSimilar: 'Ninguna medida publicada se le parece.',
  MeasureDocuments_SimilarRule:
    'Semejanza por palabras del título, tipo o temas, sectores y primer día; desde el 45 %.',
};
