/** Sentences of the models' warnings. This file is the type: every other language has the same keys. */
export const messages = {
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
