/** Texts of the measures room: region. This file is the type: every other language has the same keys. */
export const messages = {
  MeasuresRegion_From: 'с\u00A0{day}',
  MeasuresRegion_Title: 'Меры в\u00A0силе',
  MeasuresRegion_Finding:
    '{own, plural, =0 {Своих мер в\u00A0силе нет} one {В силе # своя мера} few {В силе # свои меры} other {В силе # своих мер}}{national, plural, =0 {} one {, # общая для страны} few {, # общие для страны} other {, # общих для страны}}',
  MeasuresRegion_Sub: '{day}. Закончились: {over, number}; на\u00A0модерации: {waiting, number}.',
  MeasuresRegion_Source:
    'Опубликованные здесь меры и\u00A0открытые реестры OxCGRT (CC BY 4.0), ACAPS, CoronaNet, оперштаб Ростовской области. Реестров других регионов в\u00A0открытом доступе нет; конец меры сообщают редко.',
  MeasuresRegion_Own: 'Региона',
  MeasuresRegion_National: 'Страны',
  MeasuresRegion_All: 'Все меры региона',
  MeasuresRegion_Empty:
    '{day} ни\u00A0одна мера не\u00A0в\u00A0силе: ни\u00A0своя, ни\u00A0общая для страны.',
  MeasuresRegion_ListTitle: 'Меры регионов',
  MeasuresRegion_ListSub:
    '{day}. Общих для страны мер в\u00A0силе: {national, number}. Записи есть у\u00A0{known, plural, one {# региона} other {# регионов}}: у\u00A0остальных открытого реестра нет, это не\u00A0значит, что мер не\u00A0было.',
  MeasuresRegion_Region: 'Регион',
  MeasuresRegion_InForce: 'В\u00A0силе',
  MeasuresRegion_Over: 'Закончились',
  MeasuresRegion_Health: 'Здоровье',
  MeasuresRegion_Economy: 'Экономика',
  MeasuresRegion_Latest: 'Последняя началась',
  MeasuresRegion_Waiting: 'Ждут решения',
  MeasuresRegion_WaitingNone: 'Мер, которые ждут решения и\u00A0видны вам, здесь нет.',
  MeasuresRegion_Queue: 'Вся очередь',
  MeasuresRegion_Mine: 'Мои меры',
  MeasuresRegion_WaitsFor: 'ждёт {hours} ч',
  MeasuresRegion_MapTitle: 'Точки мер',
  MeasuresRegion_MapSub:
    '{day}. Ромбом {places, plural, =0 {отмечены места со\u00A0своими мерами в\u00A0силе: таких нет} one {отмечено # место со\u00A0своими мерами в\u00A0силе} few {отмечены # места со\u00A0своими мерами в\u00A0силе} other {отмечено # мест со\u00A0своими мерами в\u00A0силе}}. Общих для страны: {national, number}.',
  MeasuresRegion_MapNone: 'Своих мер в\u00A0силе здесь не\u00A0записано.',
  MeasuresRegion_MapFailed: 'Меры не\u00A0загрузились.',
};
