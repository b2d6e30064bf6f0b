/** Texts of the desk where an editor joins what is one. This file is the type: every other language has the same keys. */
export const messages = {
  Merging_Title: 'Одно и\u00A0то\u00A0же',
  Merging_Dossier: 'К\u00A0досье',
  Merging_Conflict:
    'Пока вы\u00A0решали, другой редактор изменил эту запись. Ничего не\u00A0записано: посмотрите, что в\u00A0ней теперь.',
  Merging_Reload: 'Показать, что теперь',
  Merging_Failed: 'Не\u00A0получилось. Попробуйте ещё раз.',
  Merging_Done: 'Записано.',
  Merging_Form: 'Кто здесь ещё\u00A0— он\u00A0же',
  Merging_FormNote:
    'Имена, номера, сведения и\u00A0заголовки выбранного станут считаться за: {name}. Ничего не\u00A0стирается, это можно вернуть.',
  Merging_NoNamesakes: 'Это имя больше никто не\u00A0носит. Найдите по\u00A0другому имени или номеру.',
  Merging_Namesakes: 'Это имя носят',
  Merging_Found: 'Найдены',
  Merging_Reason: 'Почему это одно и\u00A0то\u00A0же',
  Merging_Merge: 'Объединить',
  Merging_Look: 'Имя или номер',
  Merging_Find: 'Найти',
  Merging_History: 'Что было объединено',
  Merging_HistoryNone: 'Пока ничего.',
  Merging_ByProduct: 'при загрузке реестров',
  Merging_Listed: 'Одно имя в\u00A0двух списках, в\u00A0реестре или в\u00A0новостях.',
  Merging_Undo: 'Разделить обратно',
  Merging_Undone: 'Разделено {day}',
  Merging_Split: 'Что здесь о\u00A0другом',
  Merging_SplitNote:
    'Отмеченные сведения перейдут к\u00A0тому, о\u00A0ком они. Так и\u00A0останется, когда источник загрузят заново; это можно вернуть.',
  Merging_SplitNone: 'Сведений, которые можно отделить, нет.',
  Merging_SplitWhat: 'Какие сведения',
  Merging_SplitWhose: 'О\u00A0ком они',
  Merging_SplitNew: 'О\u00A0ком-то новом',
  Merging_SplitName: 'Как его зовут',
  Merging_SplitReason: 'Почему это о\u00A0другом',
  Merging_SplitSend:
    '{count, plural, one {Отделить # сведение} few {Отделить # сведения} many {Отделить # сведений} other {Отделить # сведения}}',
  Merging_SplitHistory: 'Что было отделено',
  Merging_SplitUndone: 'Возвращено {day}',
};
