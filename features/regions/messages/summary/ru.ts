/** Texts of the sheet of all forecasts. This file is the type: every other language has the same keys. */
export const messages = {
  RegionSummary_Ahead: 'Через две недели, медиана',
  RegionSummary_Change: 'Изменение, %',
  RegionSummary_Course: 'Вывод',
  RegionSummary_District: 'Федеральный округ',
  RegionSummary_Fastest: 'Быстрее всех: {name}, <top>+{topText}</top>.',
  RegionSummary_Group_down: 'Лучше',
  RegionSummary_Group_flat: 'Без перемен',
  RegionSummary_Group_unclear: 'Неясно',
  RegionSummary_Group_unknown: 'Нет прогноза',
  RegionSummary_Group_up: 'Хуже',
  RegionSummary_High: '80\u00A0%, сверху',
  RegionSummary_Low: '80\u00A0%, снизу',
  RegionSummary_Measure: 'Что показать',
  RegionSummary_Now: 'Сейчас, на\u00A0100\u00A0тыс. за\u00A0неделю',
  RegionSummary_Order: 'Порядок',
  RegionSummary_OrderChange: 'рост',
  RegionSummary_OrderName: 'название',
  RegionSummary_OrderVerdict: 'вывод, затем рост',
  RegionSummary_Paper: 'Бумага',
  RegionSummary_Print: 'Печать, {paper}',
  RegionSummary_Release: 'Выпуск',
  RegionSummary_ReleaseNewest: 'последний, {day}',
  RegionSummary_Rule_down: '8 из\u00A010 исходов не\u00A0выше последней недели',
  RegionSummary_Rule_flat:
    'исходы по\u00A0обе стороны, медиана не\u00A0дальше 10\u00A0% от\u00A0последней недели, вверх или вниз',
  RegionSummary_Rule_unclear: 'исходы по\u00A0обе стороны, медиана дальше 10\u00A0%',
  RegionSummary_Rule_unknown: 'данных мало',
  RegionSummary_Rule_up: '8 из\u00A010 исходов выше последней недели',
  RegionSummary_Sheet: 'Лист прогнозов',
  RegionSummary_SheetSub:
    '{measure, select, deaths {Смертей} other {Случаев}} на\u00A0100\u00A0тысяч за\u00A0неделю: сейчас → через две недели. Линия: восемь недель, веер: четыре, 50 и\u00A080\u00A0%. Серая линия: Россия. Шкала одна, 0–{yMax}, веер выше обрезан.',
  RegionSummary_SheetTitle:
    'Прогноз на\u00A0{day}: хуже в\u00A0{up, plural, one {# регионе} other {# регионах}} из\u00A0{ranked, number}',
  RegionSummary_Source:
    '{source}, население Росстата. Модель {model}, выпуск {day}, без ручной правки. Серый веер: модель не\u00A0лучше «как на\u00A0прошлой неделе», показано это правило.',
  RegionSummary_Title: 'Сводный прогноз',
  RegionSummary_Up: 'Регионы, где станет хуже',
  RegionSummary_Verdict:
    'Через две недели хуже станет в\u00A0<up>{upText}</up> {upValue, plural, one {регионе} other {регионах}} из\u00A0{ranked, number}, в\u00A0{unclear, number} направление неясно, в\u00A0{flat, number} без перемен, лучше {down, plural, =0 {не\u00A0станет нигде} one {станет в\u00A0# регионе} other {станет в\u00A0# регионах}}.',
} as const;
