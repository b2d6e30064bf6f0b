/** Texts of the programs room. This file is the type: every other language has the same keys. */
export const messages = {
  Programs_NoData: 'Нет данных: на\u00A0этот день и\u00A0в\u00A0этих границах ничего не\u00A0известно.',
  Programs_Cut:
    'Список «{list}» сокращён: {shown, number} из\u00A0{total, number}. Сузьте вопрос или возьмите следующую страницу.',
  Programs_TooLong: 'Ответ слишком длинный: сузьте дни или места либо возьмите страницы меньше.',
  Programs_UnknownName: 'Инструмент не\u00A0знает: {names}.',
} as const;
