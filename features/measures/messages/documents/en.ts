import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  MeasureDocuments_Title: 'Documents',
  MeasureDocuments_Hint:
    'PDF, DOCX, XLSX, ODT, ODS and pictures up to 20 MB. The type is told from the content.',
  MeasureDocuments_Add: 'File',
  MeasureDocuments_Remove: 'remove',
  MeasureDocuments_Cancel: 'cancel',
  MeasureDocuments_Canceled: 'Operation canceled by the user.',
  MeasureDocuments_Dismiss: 'hide',
  MeasureDocuments_Show: 'look at it',
  MeasureDocuments_Hide: 'fold',
  MeasureDocuments_Sent: '{sent} of {all}',
  MeasureDocuments_Size_kb: '{amount}\u00A0kB',
  MeasureDocuments_Size_mb: '{amount}\u00A0MB',
  MeasureDocuments_TooLarge: 'Over 20 MB: such a file is not taken.',
  MeasureDocuments_WrongType: 'The content is not what the name says, or such a type is not taken.',
  MeasureDocuments_Archive: 'The file unpacks to too much: it is not taken.',
  MeasureDocuments_Similar: 'Much alike and published already',
  MeasureDocuments_NoneSimilar: 'No published measure is much like it.',
  MeasureDocuments_SimilarRule:
    'Likeness by words of the title, kind or issues, industries and first day; shown from 45% on.',
};
