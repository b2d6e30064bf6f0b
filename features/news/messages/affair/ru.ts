/** Texts of an affair's page. This file is the type: every other language has the same keys. */
export const messages = {
  News_Affair_Label: 'Дело',
  News_Affair_Counts:
    '{steps, plural, one {# шаг} few {# шага} many {# шагов} other {# шага}} и\u00A0{items, plural, one {# заголовок} few {# заголовка} many {# заголовков} other {# заголовка}} у\u00A0{sources, plural, one {# издания} few {# изданий} many {# изданий} other {# издания}}, {span}.',
  News_Affair_Description:
    '{title}. Дело по\u00A0шагам: {steps, plural, one {# шаг} few {# шага} many {# шагов} other {# шага}}.',
  News_Affair_Days: 'Заголовки по\u00A0дням',
  News_Affair_DaysSub: 'Числа под столбиками: шаги дела; пунктир: шаг спорит с\u00A0прежним.',
  News_Affair_DaysLabel: 'Заголовки по\u00A0дням, {span}: больше всего {count}, {day}',
  News_Affair_Steps: 'Шаг за\u00A0шагом',
  News_Affair_Others: 'и\u00A0ещё: {names}',
  News_Affair_OthersMore:
    'и\u00A0ещё: {names} и\u00A0{count, plural, one {# издание} few {# издания} many {# изданий} other {# издания}}',
  News_Affair_Denial: 'спорит с\u00A0прежним',
  News_Affair_Correction: 'исправлено',
  News_Affair_Earlier: 'было: «{title}»',
  News_Affair_Minor:
    'Ещё {count, plural, one {# сюжет дела есть} few {# сюжета дела есть} many {# сюжетов дела есть} other {# сюжета дела есть}} только у\u00A0одного издания.',
  News_Affair_Changed: 'Цифры, которые менялись',
  News_Affair_Was: 'Было',
  News_Affair_Became: 'Стало',
  News_Affair_ChangedNote: 'Только числа из\u00A0заголовков.',
  News_Affair_Disagree: 'Цифры, которые не\u00A0сходятся',
  News_Affair_DisagreeNote: 'Где верно, мы не\u00A0судим.',
  News_Affair_First: 'Кто первым',
  News_Affair_FirstSub: 'В\u00A0скольких шагах издание опередило других; всего шагов {steps}.',
  News_Affair_Silent: 'Кто не\u00A0пишет',
  News_Affair_SilentSub:
    'Издания, которые много пишут в\u00A0этих рубриках, а\u00A0об\u00A0этом с\u00A0{day} не\u00A0дали ни\u00A0одного заголовка.',
  News_Affair_SilentValue: '0 из\u00A0{count}',
  News_Affair_SilentNote:
    'Молчит набор, а\u00A0не\u00A0обязательно издание: сюда попадают не\u00A0все его заголовки.',
  News_Affair_Named: 'Кого называют',
  News_Affair_Wrong: 'Не\u00A0одно дело',
  News_Affair_Nearby: 'Рядом, но\u00A0отдельно',
  News_Affair_NearbySub: 'Сюжеты о\u00A0тех же людях и\u00A0местах, но\u00A0о\u00A0другом событии.',
  News_Affair_NearbyOutlets:
    '{count, plural, one {# издание} few {# издания} many {# изданий} other {# издания}}',
  News_Affair_Headlines:
    '{count, plural, one {# заголовок дела} few {# заголовка дела} many {# заголовков дела} other {# заголовка дела}}',
  News_Affair_HeadlinesCut: 'Показаны последние {count}.',
  News_Affair_HeadlinesAll:
    'Ещё {count, plural, one {# заголовок} few {# заголовка} many {# заголовков} other {# заголовка}}',
  News_Affair_Thin: 'Штриховка: в\u00A0набор попало меньше половины изданий.',
} as const;
