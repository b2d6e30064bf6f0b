/** Texts of what events put into a dossier: turns and what was written then, an expert's review. This file is the type: every other language has the same keys. */
export const messages = {
  Events_Why: 'Почему сдвинулось',
  Events_WhyNone: 'Переломов у этого ряда не нашлось: он короток или меняется не больше обычного.',
  Events_WhyChoice: 'Какой перелом показать',
  Events_Turn_peak: 'Рост остановился {day}',
  Events_Turn_trough: 'Снижение остановилось {day}',
  Events_Turn_up: 'Скачок вверх {day}',
  Events_Turn_down: 'Скачок вниз {day}',
  Events_WhySub:
    'Столбики: случаи по дням публикации, линия: среднее за 7 дней. Вокруг перелома {level} {count, plural, one {случай} few {случая} many {случаев} other {случая}} в день. Перелом найден сам.',
  Events_WhyMethod:
    'Перелом: по обе стороны недельная сумма отличается хотя бы на {change}. Тот же поиск на этом ряде с перемешанными неделями ошибся в {found} из {runs, plural, one {# пробы} few {# проб} many {# проб} other {# пробы}}.',
  Events_WhyWritten: 'Что писали в эти дни',
  Events_WhyMeasures: 'Меры, начавшиеся здесь в\u00A0эти дни',
  Events_WhyNational: 'По\u00A0стране в\u00A0эти дни',
  Events_WhyLevel:
    '{course, select, stricter {Строже} milder {Мягче} other {Строгость та\u00A0же}}: уровень {level, number}',
  Events_WhyNationalNote:
    'Уровни OxCGRT описывают самое строгое место страны, это не\u00A0обязательно здешние правила.',
  Events_WhyCaveat: 'Совпало, не причина.',
  Events_WhyUnknown: 'За эти дни у нас нет заголовков: сказать, что писали, нечего.',
  Events_WhyUsual:
    'Заголовков {headlines}, не больше обычного: столько же или больше в {asMany} из {windows, plural, one {# недели} few {# недель} many {# недель} other {# недели}} рядом. Сюжеты поэтому не названы.',
  Events_WhyShare:
    'Сюжеты отобраны по времени и месту. За семь дней о регионе вышло заголовков: {headlines}; столько же или больше в {asMany} из {windows, plural, one {# недели} few {# недель} many {# недель} other {# недели}} рядом.',
  Events_Mean7: 'Среднее за 7 дней',
  Events_Review: 'Экспертный обзор',
  Events_StoryCounts:
    '{source}. {items, plural, one {# заголовок} few {# заголовка} many {# заголовков} other {# заголовка}}, {sources, plural, one {# издание} few {# издания} many {# изданий} other {# издания}}',
  Events_Covid_Day: 'День',
  Events_Covid_Cases: 'Случаев',
} as const;
