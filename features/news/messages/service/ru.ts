/** Texts of the product's own announcements and of the way out. This file is the type: every other language has the same keys. */
export const messages = {
  News_AwayTitle: 'Вы уходите на другой сайт',
  News_AwayText:
    'Он не принадлежит «Сводке»: что там показано и какие данные он собирает, решает его владелец.',
  News_AwayGo: 'Перейти на {host}',
  News_AwayStay: 'Остаться в «Сводке»',
  News_AwayUnsafe: 'Эта ссылка небезопасна, и переход по ней закрыт: открываются только адреса http и https.',
  News_AwayNone: 'В\u00A0адресе не\u00A0указано, куда перейти.',
  News_AwayUnsafeTitle: 'Переход закрыт',
  News_ServiceSub: 'Что нового в самой «Сводке»',
  News_ServiceTitle: 'Новости сервиса',
  News_ServiceMore: 'Ещё новости сервиса',
  News_ServiceAll: 'Все новости сервиса',
  News_ServiceEmpty: 'Новостей сервиса пока нет.',
} as const;
