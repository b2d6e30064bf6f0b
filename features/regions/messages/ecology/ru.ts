/** Texts of the ecology tab. This file is the type: every other language has the same keys. */
export const messages = {
  RegionEcology_Co2: 'Выбросы CO₂',
  RegionEcology_Co2Sub: 'Выбросы CO₂ по видам топлива и от цемента, млн тонн в год.',
  RegionEcology_NoCo2:
    'Ряда выбросов CO₂ для этого места отдельно нет: источник считает Архангельскую и Тюменскую области вместе с автономными округами, а округ складывается только из всех своих субъектов.',
  RegionEcology_NoNorm: 'Норматива выбросов CO₂ для региона нет, черту не рисуем.',
  RegionEcology_MillionTonnes: 'млн т',
  RegionEcology_Tonnes: 'т',
  RegionEcology_TonnesCo2: 'т CO₂',
  RegionEcology_Group_solid: 'Уголь и другое твёрдое топливо',
  RegionEcology_Group_gas: 'Газ',
  RegionEcology_Group_motor: 'Моторное топливо',
  RegionEcology_Group_oil: 'Мазут и прочие нефтепродукты',
  RegionEcology_Group_cement: 'Цемент',
  RegionEcology_Short_solid: 'Уголь',
  RegionEcology_Short_gas: 'Газ',
  RegionEcology_Short_motor: 'Моторное',
  RegionEcology_Short_oil: 'Мазут',
  RegionEcology_Short_cement: 'Цемент',
  RegionEcology_Largest: '{group}: {share} выбросов {year} года',
  RegionEcology_Leap:
    '{year} год не показателен: {value}, больше чем вчетверо против соседних лет, из-за группы «{group}». Вероятно, опечатка в источнике.',
  RegionEcology_LeapLabel: '{group}: скачок',
  RegionEcology_LostLabel: '{fuel}: нет данных',
  RegionEcology_PerResident: 'CO₂ на жителя',
  RegionEcology_PerResidentTimes:
    '{course, select, more {На жителя в {times} раза больше, чем по стране} other {На жителя в {less} раза меньше, чем по стране}}',
  RegionEcology_PerResidentSub:
    'Тонн CO₂ на жителя, {year} год: {rank, number}-е по\u00A0величине из\u00A0{of, number}.',
  RegionEcology_PerResidentSource: '{source}, с цементом; население Росстата на {day}.',
  RegionEcology_NoPerResident:
    'На жителя считаем только для субъектов, у которых есть и выбросы, и население.',
  RegionEcology_Russia: 'Россия',
  RegionEcology_Landfills: 'Несанкционированные свалки',
  RegionEcology_LandfillsOwn:
    '{count, plural, one {# свалка} few {# свалки} many {# свалок} other {# свалки}} на конец года',
  RegionEcology_LandfillsSub:
    'Несанкционированные свалки в\u00A0Центральном округе, {year} год: {shown, plural, one {# регион} few {# региона} many {# регионов} other {# региона}} из\u00A0{of, number}, по\u00A0убыванию.',
  RegionEcology_NoLandfills: 'Свалки открыто считают только в Центральном федеральном округе.',
  RegionEcology_Missing: 'Четыре ряда, которых нет',
  RegionEcology_MissingNext:
    'Есть такой ряд? Передайте его администратору: на\u00A0карте страны он появится, если известен хотя бы для сорока регионов.',
  RegionEcology_Air: 'Воздух в городах',
  RegionEcology_AirWhy:
    'Открытого ряда замеров по станциям нет; предельную концентрацию без замера не рисуем.',
  RegionEcology_Water: 'Сбросы в воду',
  RegionEcology_WaterWhy: 'По регионам Росстат даёт только бюллетень; машиночитаемого ряда не нашли.',
  RegionEcology_Waste: 'Отходы',
  RegionEcology_WasteWhy: 'Образование и переработка отходов по регионам открыто не публикуются.',
  RegionEcology_Forest: 'Леса и пожары',
  RegionEcology_ForestWhy: 'Ряда по регионам среди открытых данных не нашли.',
  RegionEcology_ChangeFormula: 'последний ÷ первый − 1, в процентах',
  RegionEcology_VerdictCo2:
    'В {year} году выброшено <emitted>{emittedText}</emitted>, {course, select, more {на <change>{changeText}</change> больше, чем в {first}-м} fewer {на <change>{changeText}</change> меньше, чем в {first}-м} other {почти столько же, сколько в {first}-м: разница <change>{changeText}</change>}}.',
  RegionEcology_VerdictLost:
    'Дальше сравнивать нельзя: в {year} году из источника пропало «{fuel}», годом раньше <before>{beforeText}</before>.',
  RegionEcology_VerdictMissing: 'Воздух, воду и отходы по регионам открытыми рядами не публикуют.',
} as const;
