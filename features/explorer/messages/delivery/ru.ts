/** Texts of boards that leave the product. This file is the type: every other language has the same keys. */
export const messages = {
  BoardDelivery_Title: 'Письмо и оповещения',
  BoardDelivery_Letter: 'Письмо с\u00A0доской',
  BoardDelivery_Often: 'Как часто',
  BoardDelivery_Often_never: 'не присылать',
  BoardDelivery_Often_daily: 'каждый день',
  BoardDelivery_Often_weekly: 'раз в\u00A0неделю',
  BoardDelivery_Weekday: 'День недели',
  BoardDelivery_Hour: 'Час',
  BoardDelivery_Zone: 'Часовой пояс',
  BoardDelivery_Save: 'Сохранить',
  BoardDelivery_Saved: 'Сохранено. Письмо придёт на {email}.',
  BoardDelivery_Ended: 'Писем с\u00A0этой доской больше не будет.',
  BoardDelivery_LetterNote:
    'Приходит на {email}: заголовки видов, числа мест, тексты и ссылки. Без лицензии в\u00A0нём числа, известные тридцать дней назад.',
  BoardDelivery_LastSent: 'Последнее письмо: {moment}.',
  BoardDelivery_Undelivered:
    'Три письма подряд не дошли до {email}, рассылка остановлена. Сохраните, чтобы начать заново.',
  BoardDelivery_Watch: 'Оповещать о\u00A0новых числах',
  BoardDelivery_WatchNote:
    'Уведомление придёт, когда у\u00A0вида появится более новое число или последнее пересмотрят.',
  BoardDelivery_WatchNone: 'На доске нет видов обозревателя.',
  BoardDelivery_EndTitle: 'Письма с\u00A0доской',
  BoardDelivery_EndLead: 'По этой ссылке заканчиваются письма с\u00A0одной доской. Сама доска остаётся.',
  BoardDelivery_End: 'Больше не присылать',
  BoardDelivery_EndDone: 'Писем с\u00A0этой доской больше не будет',
  BoardDelivery_EndNoToken: 'Откройте эту страницу ссылкой из письма.',
  BoardDelivery_ToBoards: 'К\u00A0доскам',
};
