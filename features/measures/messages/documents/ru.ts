/** Texts of the measures room: documents. This file is the type: every other language has the same keys. */
export const messages = {
  MeasureDocuments_Title: 'Документы',
  MeasureDocuments_Hint:
    'PDF, DOCX, XLSX, ODT, ODS и\u00A0картинки до\u00A020\u00A0МБ. Тип проверяется по\u00A0содержимому.',
  MeasureDocuments_Add: 'Файл',
  MeasureDocuments_Remove: 'убрать',
  MeasureDocuments_Cancel: 'отменить',
  MeasureDocuments_Canceled: 'Операция отменена пользователем.',
  MeasureDocuments_Dismiss: 'скрыть',
  MeasureDocuments_Show: 'посмотреть',
  MeasureDocuments_Hide: 'свернуть',
  MeasureDocuments_Sent: '{sent} из\u00A0{all}',
  MeasureDocuments_Size_kb: '{amount}\u00A0кБ',
  MeasureDocuments_Size_mb: '{amount}\u00A0МБ',
  MeasureDocuments_TooLarge: 'Больше 20\u00A0МБ: такой файл не\u00A0принимается.',
  MeasureDocuments_WrongType: 'Содержимое не\u00A0то, что обещает имя, или такой тип не\u00A0принимается.',
  MeasureDocuments_Archive: 'Файл распаковывается слишком сильно: такой не\u00A0принимается.',
  MeasureDocuments_Similar: 'Похожее уже публиковали',
  MeasureDocuments_NoneSimilar: 'Среди опубликованных мер похожих нет.',
  MeasureDocuments_SimilarRule:
    'Сходство по\u00A0словам названия, виду или вопросам, ОКВЭД и\u00A0началу срока; показаны меры от\u00A045\u00A0%.',
};
