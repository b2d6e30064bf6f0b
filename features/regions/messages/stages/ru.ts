/** Texts of the stages. This file is the type: every other language has the same keys. */
export const messages = {
  RegionStages_AtLeast: 'от\u00A0{value}',
  RegionStages_AtMost: 'не\u00A0больше {value}',
  RegionStages_Changes:
    'С\u00A0начала правила этап менялся {count, plural, one {# раз} few {# раза} many {# раз} other {# раза}}.',
  RegionStages_Decided: 'Объявлен этап {stage, number} снятия ограничений',
  RegionStages_DecidedNone: 'Снятие ограничений не\u00A0объявлено',
  RegionStages_DecidedSince:
    'С\u00A0недели, начавшейся {from}{known, select, yes {, раньше {before, plural, =0 {ограничения не\u00A0снимали} other {был этап #}}} other {}}. Последняя известная неделя: {week}.',
  RegionStages_NoDecided:
    'Для этого места на\u00A0этот день объявленного этапа нет. Такие объявления собраны не\u00A0по\u00A0всем регионам и\u00A0не\u00A0за\u00A0все месяцы.',
  RegionStages_RuleNone: 'По\u00A0нашему расчёту условия первого этапа не\u00A0выполнены.',
  RegionStages_RuleStage: 'По\u00A0нашему расчёту выполнены условия этапа {stage, number}.',
  RegionStages_RuleUnknown: 'По\u00A0правилу этап не\u00A0вычислить.',
  RegionStages_Country: 'Россия',
  RegionStages_For: 'Для этапа {stage, number}',
  RegionStages_Indicator: 'Показатель',
  RegionStages_LevelName:
    '{level, select, low {низкий} moderate {умеренный} high {высокий} other {очень высокий}} уровень',
  RegionStages_LevelScale: '{place}: случаев на\u00A0100\u00A0тысяч за\u00A0неделю и\u00A0границы уровней',
  RegionStages_LevelSub:
    '{rate} случая на\u00A0100\u00A0тысяч за\u00A0неделю. {level, select, low {Умеренный уровень начинается с\u00A0{bound}} other {Граница уровня {bound}}}, шкала Сводки.',
  RegionStages_LevelTitle:
    'Уровень: {level, select, low {низкий} moderate {умеренный} high {высокий} other {очень высокий}}',
  RegionStages_Missing:
    'Нет данных: {names}. {count, plural, one {Пропуск} other {Пропуски}} не\u00A0{count, plural, one {считается выполненным условием} other {считаются выполненными условиями}}.',
  RegionStages_NoRule: 'К\u00A0этому дню правила этапов ещё не\u00A0было.',
  RegionStages_None: 'Условия первого этапа не\u00A0выполнены',
  RegionStages_Now: 'Сейчас',
  RegionStages_Rt:
    'Rt по\u00A0оценке {mean}, с\u00A0вероятностью 95\u00A0% от\u00A0{low} до\u00A0{high}; описывает заражения 5–10\u00A0дней назад.',
  RegionStages_Run: 'этап {stage, number}',
  RegionStages_RunUnknown: 'этап не определён',
  RegionStages_Since: 'Этап {stage, number} держится с\u00A0{day}.',
  RegionStages_Source:
    '{source}. Правило: МР 3.1.0178-20, действует с\u00A0{day}. Свободные койки считаем от\u00A0развёрнутых: норматив не\u00A0публикуется.',
  RegionStages_Stage: 'Этап {stage, number} снятия ограничений',
  RegionStages_Strip: 'строгость мер в стране, 0–100',
  RegionStages_StripShort: 'строгость мер, 0–100',
  RegionStages_StripSource:
    'Полоса: {source}, самые строгие меры где-либо в стране; о самом месте не говорит.',
  RegionStages_Title: 'Этап снятия ограничений',
  RegionStages_Unknown: 'Этап не\u00A0определён',
  RegionStages_freeBedsShare: 'Свободные койки',
  RegionStages_officialRt: 'Rt официальный',
  RegionStages_testsPer100k: 'Тесты в\u00A0день на\u00A0100\u00A0тысяч',
} as const;
