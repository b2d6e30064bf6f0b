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
} as const;
