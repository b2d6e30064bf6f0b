/** Texts of the programs room. This file is the type: every other language has the same keys. */
export const messages = {
  Programs_NoData: 'Нет данных: на\u00A0этот день и\u00A0в\u00A0этих границах ничего не\u00A0известно.',
  Programs_Cut:
    'Список «{list}» сокращён: {shown, number} из\u00A0{total, number}. Сузьте вопрос или возьмите следующую страницу.',
  Programs_TooLong: 'Ответ слишком длинный: сузьте дни или места либо возьмите страницы меньше.',
  Programs_UnknownName: 'Инструмент не\u00A0знает: {names}.',
  Programs_Title: 'Те же числа, что на экране, с тем же чеком',
  Programs_Lead:
    'Программа или ассистент спрашивает, Сводка отвечает числом, источником и днём, когда оно стало известно. Чего нет, того нет: ответ скажет об этом, а не подберёт похожее.',
  Programs_Keys: 'Ключи',
  Programs_KeysNote:
    'Ключ действует от вашего имени и не открывает больше вашей лицензии. Целиком показываем его один раз.',
  Programs_ToKeys: 'Мои ключи',
  Programs_Example: 'Вопрос и ответ с чеком',
  Programs_Question: 'Какой была безработица в Татарстане в 2018 году?',
  Programs_Dialect: 'На чём написать',
  Programs_ExampleNote:
    'Ключ берётся из переменной SVODKA_KEY. Отказ приходит со статусом и предложением в поле title; предел вызовов стоит в заголовках RateLimit.',
  Programs_Address: 'Адрес для ассистентов (MCP)',
  Programs_AddressNote: 'Только чтение: писать, голосовать и публиковать ассистент не может.',
  Programs_Tools: 'Что он умеет: {count, number}',
  Programs_Notices: 'Сообщения о новом',
  Programs_NoticesNote:
    'Адрес, которому Сводка сама пишет о том, за чем вы следите. Каждое сообщение подписано (HMAC), непринятое отправляем ещё пять раз за пятнадцать часов; журнал доставки и повтор стоят там же.',
  Programs_ToNotices: 'Задать адрес',
  Programs_Clients: 'Описание и клиенты',
  Programs_ClientsNote:
    'Все вызовы с типами входа и ответа описаны в одном документе: по нему делается клиент на любом языке.',
  Programs_Calls: 'Все вызовы',
  Programs_Catalogue: 'Каталог данных',
  Programs_Copy: 'Скопировать',
  Programs_Copied: 'Скопировано',
  Programs_Tool_ask: 'вопрос словами, ответ с чеком',
  Programs_Tool_find_places: 'места по названию',
  Programs_Tool_find_indicators: 'показатели по словам',
  Programs_Tool_get_series: 'ряд места на любой день знания',
  Programs_Tool_compare_places: 'места рядом, с рангами',
  Programs_Tool_get_forecast: 'прогноз с полосами и прошлыми ошибками',
  Programs_Tool_get_dossier: 'досье региона',
  Programs_Tool_find_news: 'заголовок, издание, дата, ссылка',
  Programs_Tool_get_story: 'сюжет по заголовкам',
  Programs_Tool_find_entities: 'люди, компании и другие объекты',
  Programs_Tool_get_entity: 'досье объекта',
  Programs_Tool_list_measures: 'меры поддержки списком',
  Programs_Tool_get_measure: 'мера целиком',
  Programs_Tool_get_receipt: 'откуда одно число',
} as const;
