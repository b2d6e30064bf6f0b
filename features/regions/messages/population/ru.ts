/** Texts of the population tab. This file is the type: every other language has the same keys. */
export const messages = {
  RegionPopulation_Natural: 'Родившиеся и умершие',
  RegionPopulation_NaturalRun:
    '{course, select, gain {{years, plural, one {Прирост # год подряд} few {Прирост # года подряд} many {Прирост # лет подряд} other {Прирост # года подряд}}} loss {{years, plural, one {Убыль # год подряд} few {Убыль # года подряд} many {Убыль # лет подряд} other {Убыль # года подряд}}} gained {{before, plural, one {Прирост после # года убыли} few {Прирост после # лет убыли} many {Прирост после # лет убыли} other {Прирост после # года убыли}}} lost {{before, plural, one {Убыль после # года прироста} few {Убыль после # лет прироста} many {Убыль после # лет прироста} other {Убыль после # года прироста}}} other {Родилось столько же, сколько умерло}}',
  RegionPopulation_NaturalSub: 'Родившиеся и умершие за год. Заливка: разница, цвет большего.',
  RegionPopulation_NoBirths:
    'Рождения и смерти этого места по годам не опубликованы или неизвестны хотя бы для одного его субъекта.',
  RegionPopulation_Births: 'родились',
  RegionPopulation_Deaths: 'умерли',
  RegionPopulation_PeopleUnit: 'чел.',
  RegionPopulation_YearsUnit: 'лет',
  RegionPopulation_Pyramid: 'Население по полу и возрасту',
  RegionPopulation_WomenMore: 'С {age, plural, one {# года} other {# лет}} женщин больше в каждом возрасте',
  RegionPopulation_PyramidSub:
    '{kind, select, two {{year} год, пятилетние возраста. Пунктир: {before}.} other {{year} год, пятилетние возраста.}}',
  RegionPopulation_NoAges:
    'Население этого места по возрасту не опубликовано или неизвестно хотя бы для одного его субъекта.',
  RegionPopulation_Migration: 'Прирост за счёт приезда',
  RegionPopulation_MigrationMean:
    '{course, select, came {Приезд дал {people} в год} left {Отъезд забрал {people} в год} other {Приехало столько же, сколько уехало}}',
  RegionPopulation_MigrationSub:
    'Рост населения минус естественный прирост, в среднем за {from}–{to}. Прямого ряда миграции по регионам нет.',
  RegionPopulation_Joined: 'новые границы',
  RegionPopulation_NoMigration:
    'Рост за счёт приезда не вычислить: известно меньше пяти лет подряд с населением, рождениями и смертями.',
  RegionPopulation_Computed: 'Расчёт Сводки. {source}',
  RegionPopulation_Expectancy: 'Ожидаемая продолжительность жизни',
  RegionPopulation_ExpectancyNow: 'Женщинам {women} года, мужчинам {men}',
  RegionPopulation_ExpectancyOther:
    'По\u00A0другому источнику ({source}) у\u00A0обоих полов вместе {value} за {year} год.',
  RegionPopulation_ExpectancySub:
    'Ожидаемая продолжительность жизни, {year}: женщины {women}, мужчины {men} к прошлому году.',
  RegionPopulation_NoExpectancy:
    'Продолжительность жизни для этого места не опубликована; из субъектов округа она не складывается.',
  RegionPopulation_Women: 'женщины',
  RegionPopulation_Men: 'мужчины',
  RegionPopulation_Settlement: 'Доля городского населения',
  RegionPopulation_Density:
    'Всего {text} {count, plural, one {человек} few {человека} many {человек} other {человека}} на\u00A0км² в\u00A0{year} году.',
  RegionPopulation_NoDensity: 'Плотность неизвестна.',
  RegionPopulation_Urban: 'Горожан {share} в\u00A0{year} году',
  RegionPopulation_NoUrban: 'Доля горожан для этого места не опубликована.',
  RegionPopulation_ToYear: 'к {year} году',
  RegionPopulation_MeanYear: 'Население, в среднем за {year} год',
  RegionPopulation_NaturalChange: 'Естественный прирост',
  RegionPopulation_BornAndDied: 'родились {born}, умерли {died}',
  RegionPopulation_Children: 'Детей на женщину',
  RegionPopulation_ChildrenBy:
    'по\u00A0населению без пересчёта после переписи{isKnown, select, true {; по\u00A0Росстату, с\u00A0пересчётом: {official}} other {}}',
  RegionPopulation_Figures: 'Население в числах, {year} год',
  RegionPopulation_OlderShare: 'Доля жителей 65 лет и старше',
  RegionPopulation_OlderFormula: 'жители 65 лет и старше ÷ все жители × 100\u00A0%',
  RegionPopulation_VerdictNatural:
    'В {year} году родились <born>{bornText}</born> {bornValue, plural, one {человек} few {человека} many {человек} other {человека}}, {diedValue, plural, one {умер} other {умерли}} <died>{diedText}</died>: {course, select, gain {прирост <change>{changeText}</change>, {run, plural, =0 {первый год ряда} =1 {в отличие от прошлого года} one {# год подряд} few {# года подряд} many {# лет подряд} other {# года подряд}}} loss {убыль <change>{changeText}</change>, {run, plural, =0 {первый год ряда} =1 {в отличие от прошлого года} one {# год подряд} few {# года подряд} many {# лет подряд} other {# года подряд}}} other {столько же}}.',
  RegionPopulation_VerdictOlder: 'Старше 64 лет <older>{olderText}</older> жителей.',
  RegionPopulation_VerdictOlderThan:
    'Старше 64 лет <older>{olderText}</older> жителей, в {first} году было <before>{beforeText}</before>.',
  RegionPopulation_Projection: 'Прогноз населения',
  RegionPopulation_ProjectionTitle:
    'К {year} году {people}, если всё пойдёт как сейчас: в {base} было {before}',
  RegionPopulation_ProjectionSub:
    'Средний вариант: рождаемость, смертность и приезд продолжают свой ход. Пунктир: расчёт.',
  RegionPopulation_ProjectionSource: '{source}. Модель {model}, версия {version}; известно на {day}.',
  RegionPopulation_OpenModel: 'Открыть модель',
  RegionPopulation_NoProjection:
    'Для прогноза нужно шесть лет подряд с населением по полу и возрасту, для этого места их нет.',
  RegionPopulation_Questions: 'Вопросы страницы',
  RegionPopulation_Ask_howMany: 'Сколько нас',
  RegionPopulation_Ask_growth: 'Откуда рост и\u00A0убыль',
  RegionPopulation_Ask_ages: 'Какого мы возраста',
  RegionPopulation_Ask_ahead: 'Что дальше',
  RegionPopulation_Residents: 'Среднегодовое население',
  RegionPopulation_NoResidents:
    'Население этого места по\u00A0годам не\u00A0опубликовано или неизвестно хотя бы для одного его субъекта.',
  RegionPopulation_LikeCountry: 'как страна',
  RegionPopulation_LikeCountryNote:
    'Серая линия: то\u00A0же место, если\u00A0бы с\u00A0{first} года оно менялось, как страна в\u00A0неизменных границах. Шкала от\u00A0нуля.',
  RegionPopulation_HowMany:
    '{most, select, now {{people} в\u00A0{year}-м: больше людей здесь не\u00A0было ни\u00A0в\u00A0один год с\u00A0{first}.} other {Больше всего людей, {people}, было в\u00A0{year} году; {now} в\u00A0{last}-м.}} С\u00A0{first} по\u00A0{last} год {change}{country, select, same {, в\u00A0стране {countryChange}} later {; с\u00A0{since}-го {sinceChange}, в\u00A0стране {countryChange}} other {}}.',
  RegionPopulation_Beside: 'Рядом',
  RegionPopulation_BesideSub: 'Среднегодовое население, {year} год к\u00A0{from}-му. Соседи по\u00A0границе.',
  RegionPopulation_BesideChange: 'Изменение, %',
  RegionPopulation_BesideSource:
    '{source}. Россия: сумма регионов, известных в\u00A0оба года, то\u00A0есть в\u00A0одних границах.',
  RegionPopulation_NoBeside:
    'За\u00A0десять лет население этого места в\u00A0неизменных границах не\u00A0опубликовано.',
  RegionPopulation_MovedShort: 'приезд',
  RegionPopulation_Moved: 'Приезд минус отъезд',
  RegionPopulation_Growth:
    '{course, select, loss {За\u00A0{year} год умерло больше, чем родилось: {change}, {years, plural, one {# год подряд} few {# года подряд} many {# лет подряд} other {# года подряд}}.} gain {За\u00A0{year} год родилось больше, чем умерло: {change}, {years, plural, one {# год подряд} few {# года подряд} many {# лет подряд} other {# года подряд}}.} other {За\u00A0{year} год родилось столько\u00A0же, сколько умерло.}}',
  RegionPopulation_GrowthMoved:
    'Приезд минус отъезд: {people} в\u00A0год в\u00A0среднем за\u00A0{from}–{to}.',
  RegionPopulation_GrowthNote:
    'Человек в\u00A0год; приезд минус отъезд вычислен как рост населения без рождений и\u00A0смертей.',
  RegionPopulation_Ages:
    '{country, select, known {Старше 64 лет {old}, в\u00A0стране {oldThere}; детей младше 15 лет {young} против {youngThere}.} other {Старше 64 лет {old}, детей младше 15 лет {young}.}}',
  RegionPopulation_AgesWomen: 'После восьмидесяти на\u00A0мужчину {women} женщины.',
  RegionPopulation_AgesNote:
    'Доля всего населения, {year} год, пятилетние возраста, последний 85+. {country, select, known {Контур: Россия того\u00A0же года.} other {}}',
  RegionPopulation_NoChildren: 'Рождаемость по\u00A0возрасту матери для этого места не\u00A0опубликована.',
  RegionPopulation_ChildrenShort: 'детей',
  RegionPopulation_Replacement: 'простое замещение',
  RegionPopulation_ChildrenNow: 'Детей на\u00A0женщину {children}, для замены поколений нужно {needed}',
  RegionPopulation_ChildrenSub: 'По\u00A0возрастным коэффициентам, {year} год. Шкала от\u00A0нуля.',
  RegionPopulation_ChildrenOther:
    'Росстат за\u00A0{year} год даёт {children}: у\u00A0него другая численность женщин.',
  RegionPopulation_AheadAnswer:
    '{range, select, known {По\u00A0среднему варианту в\u00A0{year} году {people}, в\u00A0восьми прогонах из\u00A0десяти от\u00A0{low} до\u00A0{high} человек.} other {По\u00A0среднему варианту в\u00A0{year} году {people} человек.}}',
  RegionPopulation_Swings: 'Что сильнее всего меняет итог',
  RegionPopulation_SwingsSub: 'Население {year} года.',
  RegionPopulation_SwingIf: 'Если',
  RegionPopulation_Swing_medium: 'средний вариант',
  RegionPopulation_Swing_moreMigration: 'больше приезжих',
  RegionPopulation_Swing_noMigration: 'без переездов',
  RegionPopulation_Swing_moreBirths: 'больше рождений',
  RegionPopulation_Swing_fewerBirths: 'меньше рождений',
} as const;
