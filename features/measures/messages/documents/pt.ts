import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  MeasureDocuments_Title: 'Documentos',
  MeasureDocuments_Hint: 'PDF, DOCX, XLSX, ODT, ODS e imagens até 20 MB. O tipo é verificado pelo conteúdo.',
  MeasureDocuments_Add: 'Ficheiro',
  MeasureDocuments_Remove: 'retirar',
  MeasureDocuments_Cancel: 'cancelar',
  MeasureDocuments_Canceled: 'Operação cancelada pelo usuário.',
  MeasureDocuments_Dismiss: 'ocultar',
  MeasureDocuments_Show: 'ver',
  MeasureDocuments_Hide: 'recolher',
  MeasureDocuments_Sent: '{sent} de {all}',
  MeasureDocuments_Size_kb: '{amount}\u00A0kB',
  MeasureDocuments_Size_mb: '{amount}\u00A0MB',
  MeasureDocuments_TooLarge: 'Mais de 20 MB: não é aceite.',
  MeasureDocuments_WrongType: 'O conteúdo não é o que o nome diz, ou esse tipo não é aceite.',
  MeasureDocuments_Archive: 'O ficheiro descompacta-se demasiado: não é aceite.',
  MeasureDocuments_Similar: 'Semelhantes já publicadas',
  MeasureDocuments_NoneSimilar: 'Nenhuma medida publicada se lhe assemelha.',
  MeasureDocuments_SimilarRule:
    'Semelhança por palavras do título, tipo ou temas, setores e primeiro dia; a partir de 45 %.',
};
