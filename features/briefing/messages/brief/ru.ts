/** Texts of the morning brief; the server makes its sentences of them. This file is the type: every other language has the same keys. */
export const messages = {
  Events_Head:
    '{direction, select, down {{count, plural, =1 {случаев меньше, чем неделей раньше} one {случаев меньше # неделю подряд} few {случаев меньше # недели подряд} many {случаев меньше # недель подряд} other {случаев меньше # недели подряд}}} up {{count, plural, =1 {случаев больше, чем неделей раньше} one {случаев больше # неделю подряд} few {случаев больше # недели подряд} many {случаев больше # недель подряд} other {случаев больше # недели подряд}}} other {случаев столько же, сколько неделей раньше}}',
  Events_HeadOf: '{name}: {head}',
  Events_HeadAhead: '{head}; на\u00A0неделе {week} ждём около {median}',
  Events_Head_Unknown: '{name}: утренний бриф',
  Events_Where_in: 'В {name}',
  Events_Where_vo: 'Во {name}',
  Events_Where_bare: '{name}:',
  Events_Brief_CasesUnknown: '{place} отчётов о случаях COVID-19 к этому дню нет.',
  Events_Brief_Cases:
    '{place} за неделю {week} подтвердили {count, plural, one {{cases} случай} few {{cases} случая} many {{cases} случаев} other {{cases} случая}} COVID-19{direction, select, less {, на {change} меньше, чем неделей раньше} more {, на {change} больше, чем неделей раньше} same {, столько же, сколько неделей раньше} few {, неделей раньше {before}} other {; с неделей раньше сравнить нельзя}}.',
  Events_Brief_Streak:
    '{direction, select, down {Снижение} other {Рост}} идёт {count, plural, one {{weeks} неделю} few {{weeks} недели} many {{weeks} недель} other {{weeks} недели}} подряд.',
  Events_Brief_Rate: 'На 100 тысяч жителей это {rate}.',
  Events_Brief_RateRank:
    'На 100 тысяч жителей это {rate}: {rank} среди {ranked, plural, one {# региона} few {# регионов} many {# регионов} other {# региона}}{tied, plural, =0 {} one {, то же место ещё у # региона} few {, то же место ещё у # регионов} many {, то же место ещё у # регионов} other {, то же место ещё у # региона}}.',
  Events_Brief_Place: '{place}-е место',
  Events_Brief_Deaths:
    '{count, plural, one {Умер {deaths} человек} few {Умерли {deaths} человека} many {Умерли {deaths} человек} other {Умерли {deaths} человека}}{direction, select, less {, на {change} меньше} more {, на {change} больше} same {, столько же} few {, неделей раньше {before}} other {}}.',
  Events_Brief_Country:
    'По стране {count, plural, one {{cases} случай} few {{cases} случая} many {{cases} случаев} other {{cases} случая}}{direction, select, less {, на {change} меньше} more {, на {change} больше} same {, столько же} few {, неделей раньше {before}} other {}}; доля региона {share}.',
  Events_Brief_Why:
    '{course, select, up {{began, plural, =0 {Причины роста в\u00A0данных не\u00A0видно: новых мер за\u00A0неделю не\u00A0было.} other {Причины роста в\u00A0данных не\u00A0видно: мер стало больше, а\u00A0случаев меньше не\u00A0стало.}}} other {{began, plural, =0 {Причины снижения в\u00A0данных не\u00A0видно: новых мер за\u00A0неделю не\u00A0было.} other {Случаев стало меньше, и\u00A0на той\u00A0же неделе начались новые меры: совпадение во\u00A0времени ещё не\u00A0причина.}}}}',
  Events_Brief_VolumeAlone:
    'За семь дней о регионе {count, plural, one {вышел {headlines} заголовок} few {вышло {headlines} заголовка} many {вышло {headlines} заголовков} other {вышло {headlines} заголовка}}; сколько бывает обычно, пока не известно.',
  Events_Brief_VolumeRare:
    'За семь дней о регионе {count, plural, one {вышел {headlines} заголовок} few {вышло {headlines} заголовка} many {вышло {headlines} заголовков} other {вышло {headlines} заголовка}}; о\u00A0регионе наши издания пишут редко.',
  Events_Brief_Volume:
    'За семь дней о регионе {count, plural, one {вышел {headlines} заголовок} few {вышло {headlines} заголовка} many {вышло {headlines} заголовков} other {вышло {headlines} заголовка}}: {direction, select, more {больше обычного} less {меньше обычного} other {столько, сколько обычно}} (обычно {usual}).',
  Events_Brief_NoStory:
    'О\u00A0регионе за\u00A0неделю нет сюжета, о\u00A0котором написали хотя\u00A0бы два издания.',
  Events_Brief_TopStory:
    '{span, select, week {За\u00A0неделю} other {В\u00A0этот день}} больше всего писали о\u00A0сюжете «{story}»: {count, plural, one {{headlines} заголовок} few {{headlines} заголовка} many {{headlines} заголовков} other {{headlines} заголовка}}, {outlets, plural, one {{sources} издание} few {{sources} издания} many {{sources} изданий} other {{sources} издания}}.',
  Events_Brief_Neighbour:
    '{direction, select, up {{among, select, country {Быстрее всех регионов} district {Быстрее всех в\u00A0округе} other {Быстрее всех соседей}} растёт} other {{among, select, country {Медленнее всех регионов} district {Медленнее всех в\u00A0округе} other {Медленнее всех соседей}} снижается}} {name}: на\u00A0{change}{told, select, no {} other {{count, plural, =0 {; в\u00A0{outlets, plural, one {# нашем издании} other {# наших изданиях}} за\u00A0неделю о\u00A0регионе ничего ({headlines})} one {; за\u00A0неделю {headlines} заголовок} few {; за\u00A0неделю {headlines} заголовка} many {; за\u00A0неделю {headlines} заголовков} other {; за\u00A0неделю {headlines} заголовка}}}}.',
  Events_Brief_NoNewData: 'За семь дней новых показателей не опубликовано.',
  Events_Brief_NewData:
    'За семь дней {count, plural, one {опубликован {indicators} показатель} few {опубликованы {indicators} показателя} many {опубликованы {indicators} показателей} other {опубликовано {indicators} показателя}}, среди них «{first}».',
  Events_Brief_NoForecast: 'Прогноза для этого места на\u00A0этот день нет.',
  Events_Brief_Forecast:
    'На {week} прогноз даёт {count, plural, one {{median} случай} few {{median} случая} many {{median} случаев} other {{median} случая}}; {trust, select, sure {с\u00A0вероятностью 80\u00A0% от\u00A0{low} до\u00A0{high}} record {полоса от\u00A0{low} до\u00A0{high}, такие удержали здесь {held} из\u00A0{tried}} other {полоса от\u00A0{low} до\u00A0{high}, проверить её здесь ещё не\u00A0на\u00A0чем}}{begun, plural, =0 {} one {; за\u00A0# день этой недели уже {counted}} few {; за\u00A0# дня этой недели уже {counted}} many {; за\u00A0# дней этой недели уже {counted}} other {; за\u00A0# дня этой недели уже {counted}}}.{alarm, select, yes { Прогнозы сейчас не\u00A0держат: на\u00A0прошлой неделе в\u00A0полосы попали {regions} из\u00A0{of, plural, one {# региона} other {# регионов}}.} other {}}',
  Events_Brief_NoMeasures: 'В этот день в реестре нет мер, которые были бы в силе здесь.',
  Events_Brief_Measures:
    '{count, plural, one {Здесь в силе {measures} мера} few {Здесь в силе {measures} меры} many {Здесь в силе {measures} мер} other {Здесь в силе {measures} меры}}{began, plural, =0 {; за неделю новых нет} one {; за неделю началась {fresh}} few {; за неделю начались {fresh}} many {; за неделю начались {fresh}} other {; за неделю начались {fresh}}}.',
  Events_Receipt_Unknown: 'не опубликовано',
  Events_Receipt_WeeksInARow: 'Недель подряд',
  Events_Receipt_Cases: 'Случаев за неделю',
  Events_Receipt_Residents: 'Жителей',
  Events_Receipt_Per100k: 'На 100 тысяч',
  Events_Receipt_Higher: 'Регионов с большей величиной',
  Events_Receipt_Ranked: 'Регионов с данными',
  Events_Receipt_Place: 'Место',
  Events_Receipt_Here: 'Здесь',
  Events_Receipt_Country: 'По стране',
  Events_Receipt_Share: 'Доля',
  Events_Receipt_Change: 'Изменение',
  Events_Receipt_Headlines: 'Заголовков',
  Events_Receipt_Outlets: 'Изданий',
  Events_Receipt_Median: 'Середина ряда (медиана)',
  Events_Receipt_Low: '80\u00A0%, снизу',
  Events_Receipt_Middle: 'Медиана прогноза',
  Events_Receipt_High: '80\u00A0%, сверху',
  Events_Receipt_MoreMeasures: 'Ещё мер',
  Events_Source_Forecast: 'Прогноз Сводки, как он\u00A0был выпущен.',
  Events_Source_Headlines: 'Заголовки изданий, которые читает Сводка.',
  Events_Source_Indicators: 'Даты публикации показателей.',
  Events_Source_Measures: 'Опубликованные меры и открытые реестры.',
} as const;
