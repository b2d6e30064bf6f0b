/** Texts of the models room. This file is the type: every other language has the same keys. */
export const messages = {
  Models_Title: 'Модели',
  Models_Problem_Missing: 'Не задано.',
  Models_Problem_MissingRule: 'Этой семье нужно число, которого у нас нет: «{name}». Введите своё.',
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
  Models_Problem_One: 'Нужно одно из двух: params или population.',
  Models_SaveAs: 'Сохранить под именем',
  Models_Save: 'Сохранить',
  Models_Saved: 'Сохранено: «{name}».',
  Models_NotSaved: 'Не сохранено, попробуйте ещё раз.',
  Models_SavedList: 'Сохранённое',
  Models_SavedNone: 'Для этого места ничего не сохранено. Учётная запись хранит до {limit, number}.',
  Models_Limit:
    'Видите только вы; поделиться можно адресом страницы. Учётная запись хранит до {limit, number}.',
  Models_Open: 'Открыть',
  Models_Copy: 'Копировать «{name}»',
  Models_CopyOf: '{name}, копия',
  Models_Remove: 'Удалить «{name}»',
  Models_Removed: 'Удалено: «{name}».',
  Models_BringBack: 'Вернуть',
  Models_More: 'Показать ещё {count, number}',
  Models_Parameters: 'Параметры и\u00A0источники',
  Models_Changes: 'Что изменилось в\u00A0модели',
  Models_OnlyVersion:
    'Пока это единственная версия: её номер стоит в каждом адресе, файле и сохранённой модели, и ею они считаются.',
  Models_OldVersion: 'Считает версия модели {version}, новейшая {newest}.',
  Models_Warnings: 'Модель предупреждает',
  ModelWarning_epidemicBase:
    'Начальный год {year} пришёлся на эпидемию: смертей в {factor} раза больше, чем по уровням {first}–{last} годов. Модель начинает с этих уровней, а превышение {year} года учитывает один раз.',
  ModelWarning_e0Gain:
    'К {year} году жизнь {sex, select, male {мужчин} other {женщин}} удлиняется на {yearsPerYear} года за год. Быстрее чем на полгода в год так долго не бывало.',
  ModelWarning_shockOutside:
    'Год {year} не попадает в прогноз ({from}–{to}), и заданное для него потрясение не учтено.',
  ModelWarning_unmetOutmigration:
    'Уехать должно больше людей нужного возраста, чем есть: {persons} человек уехать не смогли и остались в расчёте.',
  ModelWarning_drawsLimited:
    'В {members} прогонах из {of} разброс упёрся в границы рождаемости или продолжительности жизни: полоса в этом месте уже, чем должна быть.',
  ModelWarning_generationMismatch:
    'От заражения до заражения в модели проходит {generationDays} дня, а у больных наблюдали {serialIntervalDays}. Рост и число R от этого расходятся с отчётами.',
  ModelWarning_hospitalDecline:
    'Заражений становится меньше быстрее, чем успевают пустеть больницы ({growthPerDay} в день): занятые койки в начале посчитаны по более медленному спаду.',
  ModelWarning_hospitalMismatch:
    'Больных в стационарах в модели в {ratio} раза больше, чем в отчётах: на число коек опираться нельзя.',
  ModelWarning_deathsMismatch:
    '{form, select, none {В отчётах за две недели {reported} умерших, в модели ни одного: смертность не подогнана к отчётам.} other {Умерших в отчётах в {ratio} раза больше, чем в модели, а поправка ограничена {used} раза: число умерших ненадёжно.}}',
  ModelWarning_fatalLimited:
    'Поправка по отчётам довела долю умирающих до 100\u00A0% в {groups} возрастных группах: умерших там посчитано меньше, чем следует.',
  ModelWarning_severityLimited:
    'В {members} прогонах из {of} доля тяжёлых упёрлась в 100\u00A0%: верх полосы по больницам занижен.',
  ModelWarning_infectedLimited:
    'В {members} прогонах из {of} заражённых вышло больше, чем можно заразить, и их число урезано: выявляют, вероятно, больше, чем указано.',
  ModelWarning_r0Limited:
    'В {members} прогонах из {of} число R упёрлось в границу модели: верх полосы занижен.',
  ModelWarning_quintileMismatch:
    'Доля {fifth}-й пятой части жителей в доходах отличается от опубликованной на {differencePoints} процентного пункта: кривая доходов здесь приблизительна.',
} as const;
