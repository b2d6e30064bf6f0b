/** Texts of the parameters and the changes of all models. This file is the type: every other language has the same keys. */
export const messages = {
  Scenario_Always: 'без срока',
  Scenario_ChangesLead:
    'Сохранённое помнит версию своей модели и\u00A0считается ею. Адрес с\u00A0пометкой версии (например, k1.0) считает старый результат заново; адрес более новой версии открывается только для чтения.',
  Scenario_MarkKnown: 'общее знание',
  Scenario_MarkOperator: 'задаёт пользователь',
  Scenario_MarkVerified: 'найдено в\u00A0источнике',
  Scenario_Note10:
    'Первая версия: возрастная SEIR с\u00A0больницей и\u00A0реанимацией, разброс R по\u00A0отчётам, умноженный на\u00A01,5.',
  Scenario_Note11:
    'К\u00A0разбросу R добавлено сомнение в\u00A0самой модели (15\u00A0% от\u00A0R), и\u00A0после начала R со\u00A0временем возвращается к\u00A0единице (остаётся 0,8 от\u00A0ln R): без этого полосы были слишком узкими.',
  Scenario_Note12:
    'Линия без случайности после начала возвращается к R\u00A0=\u00A01 так же, как прогоны: раньше она стояла выше их середины и прыгала, когда они приходили. Предупреждения модели стали предложениями.',
  Scenario_Note13:
    'Задержка отчёта распределена по\u00A0дням: раньше все случаи ждали ровно неделю, и\u00A0в\u00A0день меры линия обрывалась. Защита прививкой к\u00A0началу берётся из\u00A0данных, число прогонов выбирает пользователь.',
  Scenario_ParameterBounds: 'Границы',
  Scenario_ParameterMark: 'Подтверждение',
  Scenario_ParameterName: 'Параметр',
  Scenario_ParameterSource: 'Источник',
  Scenario_ParameterUnit: 'Единица',
  Scenario_ParameterValid: 'Действует',
  Scenario_ParameterValue: 'Значение',
  Scenario_ParametersLead: 'Всё, на\u00A0чём стоят модели: источники названы на\u00A0языке публикации.',
  Scenario_ToSupply: 'не\u00A0задано',
};
