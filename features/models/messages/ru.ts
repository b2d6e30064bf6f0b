/** Texts of the models room. This file is the type: every other language has the same keys. */
export const messages = {
  Models_Title: 'Модели',
  Models_Problem_Missing: 'Не задано.',
  Models_Problem_Number: 'Здесь должно стоять целое или обычное число.',
  Models_Problem_Bounds: 'От {min} до {max} {unit}',
  Models_Problem_Count: 'Число записей от {min} до {max}.',
  Models_Problem_Order: 'Значения идут не по порядку.',
  Models_Problem_Unknown: 'Такого значения нет.',
  Models_Problem_Inconsistent: 'Значение не согласуется с остальными.',
  Models_Unit_Children: 'детей на женщину',
  Models_Unit_PeopleYear: 'человек в год',
  Models_Unit_Years: 'лет',
  Models_Unit_Roubles: '₽ в месяц',
} as const;
