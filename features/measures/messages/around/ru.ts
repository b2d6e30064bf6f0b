/** Texts of the measures room: a measure among what else happened. This file is the type: every other language has the same keys. */
export const messages = {
  MeasureAround_Title: 'Что было вокруг',
  MeasureAround_Sub: '{place}, {span}. Совпало по\u00A0времени, это не\u00A0значит «из-за».',
  MeasureAround_Stories:
    'Сюжетов, о\u00A0которых писали хотя бы три издания: {count}. Показаны самые заметные из\u00A0них.',
  MeasureAround_None:
    'За эти недели ни\u00A0новостей, ни\u00A0переломов, ни\u00A0других мер этого места не\u00A0нашлось.',
  MeasureAround_This: 'эта мера',
  MeasureAround_Cases: 'Случаи за\u00A0день',
  MeasureAround_Mean: 'среднее за\u00A07 дней',
  MeasureAround_Day: 'День',
  MeasureAround_TwinsTitle: 'За срок обещания {gap} к\u00A0ходу похожих регионов',
  MeasureAround_TwinsSub:
    '{place}, случаи за\u00A0неделю. Серая линия: сколько их было бы при росте, как в\u00A0середине похожих регионов. Мера начинается {day}.',
  MeasureAround_Alike: 'как похожие',
  MeasureAround_Week: 'Случаи за\u00A0неделю',
  MeasureAround_Source: 'Опубликованные отчёты на\u00A0{day}',
  MeasureAround_Chance: 'Не случайность ли это',
  MeasureAround_ChanceSub:
    'Тот же расчёт для\u00A0{count, plural, one {# другого региона} few {# других регионов} many {# других регионов} other {# других регионов}}, каждый против своих похожих. Залитая точка: {place}.',
  MeasureAround_Often:
    'У\u00A0{asFar} из\u00A0{count} разрыв в\u00A0ту\u00A0же сторону не\u00A0меньше, хотя такой меры там не\u00A0было: это обычный разброс, и\u00A0слово «из-за» мы не\u00A0пишем.',
  MeasureAround_Rarely:
    '{asFar, plural, =0 {Ни\u00A0у\u00A0одного из\u00A0{count}} other {У\u00A0{asFar} из\u00A0{count}}} разрыв в\u00A0ту\u00A0же сторону не\u00A0меньше без\u00A0такой меры: так далеко уходят редко. Почему ушли здесь, это всё равно не\u00A0говорит.',
  MeasureAround_WithSuch: 'Без регионов, где действовала мера того\u00A0же вида: {count}.',
  MeasureAround_NoOthers: 'Других регионов, которые можно посчитать так\u00A0же, нет.',
};
