/** Texts of the measures room: what was promised and what came of it. This file is the type: every other language has the same keys. */
export const messages = {
  MeasureReceipt_Title_promise: 'Обещание: {median}, от\u00A0{low} до\u00A0{high}',
  MeasureReceipt_Title_inside: 'Внутри обещанного: {gap} при обещанных от\u00A0{low} до\u00A0{high}',
  MeasureReceipt_Title_stronger: 'Сильнее обещанного: {gap} при обещанных от\u00A0{low} до\u00A0{high}',
  MeasureReceipt_Title_weaker: 'Слабее обещанного: {gap} при обещанных от\u00A0{low} до\u00A0{high}',
  MeasureReceipt_Title_none: 'Обещания нет',
  MeasureReceipt_Sub:
    '{place}, {span}. На сколько процентов меньше или больше случаев от\u00A0начала срока, чем без\u00A0меры. Полоса: 9 из\u00A010 прогонов модели.',
  MeasureReceipt_SubCame: 'Вторая линия: разрыв с\u00A0похожими регионами.',
  MeasureReceipt_Promised: 'обещано',
  MeasureReceipt_Came: 'вышло',
  MeasureReceipt_Indicator: 'Случаи от\u00A0начала меры против хода без\u00A0неё',
  MeasureReceipt_Source: 'Сценарная модель, данные на\u00A0{day}',
  MeasureReceipt_Card: 'Чек меры',
  MeasureReceipt_Frozen: 'заморожен {day}',
  MeasureReceipt_Row_contacts: 'Контактов меньше на, допущение',
  MeasureReceipt_Row_median: 'Обещано, медиана',
  MeasureReceipt_Row_band: 'Обещано, 90\u00A0% прогонов',
  MeasureReceipt_Row_people: 'Это случаев',
  MeasureReceipt_Row_gap: 'Вышло против похожих',
  MeasureReceipt_Row_before: 'Случаев за\u00A028 дней до\u00A0меры',
  MeasureReceipt_Row_after: 'Случаев за\u00A0срок обещания',
  MeasureReceipt_Row_twins: 'Сравнивается с',
  MeasureReceipt_Row_model: 'Модель',
  MeasureReceipt_Row_inputs: 'Отпечаток входных данных',
  MeasureReceipt_Model:
    'сценарии {version}, {members, plural, one {# прогон} few {# прогона} many {# прогонов} other {# прогона}}, зерно {seed}',
  MeasureReceipt_Immutable: 'Обещание изменить нельзя: новая версия меры получит новое.',
  MeasureReceipt_Range: 'от {low} до\u00A0{high}',
  MeasureReceipt_Waiting: 'Что вышло, будет видно, когда опубликуют отчёты до\u00A0{day} включительно.',
  MeasureReceipt_NoTwins:
    'Похожих регионов для\u00A0этого места нет: исход сравнить будет не\u00A0с\u00A0чем.',
  MeasureReceipt_CannotProve:
    'Чего сравнение не\u00A0доказывает: разрыв с\u00A0похожими регионами говорит, что здесь шло иначе, но не\u00A0почему. Другие меры, прививки, раньше или позже пришедшая волна и\u00A0полнота отчётов входят в\u00A0него так же, как сама мера.',
  MeasureReceipt_Scatter_in:
    'Похожие регионы расходятся между собой от\u00A0{low} до\u00A0{high}: такой разрыв бывает и\u00A0без\u00A0этой меры.',
  MeasureReceipt_Scatter_out:
    'Похожие регионы расходятся между собой от\u00A0{low} до\u00A0{high}: разрыв здесь больше их разброса.',
  MeasureReceipt_Outcome_no_reports: 'Сравнить нельзя: за\u00A0срок обещания отчётов не\u00A0публиковали.',
  MeasureReceipt_Outcome_few_cases: 'Сравнить нельзя: за\u00A028 дней до\u00A0меры было меньше 50 случаев.',
  MeasureReceipt_Outcome_few_twins: 'Сравнить нельзя: меньше трёх похожих регионов с\u00A0отчётами.',
  MeasureReceipt_WhyNone: 'Модератор принял меру без\u00A0расчёта: {reason}',
  MeasureReceipt_Expected: 'Ожидаемый эффект',
  MeasureReceipt_Measured:
    'Диапазон измерен для\u00A0этого вида мер: 41 страна, первая волна. До вариантов вируса и\u00A0прививок.',
  MeasureReceipt_Assumed:
    'На сколько процентов меньше контактов, предполагаете вы: для\u00A0этого вида никто не\u00A0измерил.',
  MeasureReceipt_Field_place: 'Место',
  MeasureReceipt_Field_low: 'Контактов меньше от,\u00A0%',
  MeasureReceipt_Field_high: 'до,\u00A0%',
  MeasureReceipt_Field_weeks: 'Недель',
  MeasureReceipt_Compute: 'Пересчитать',
  MeasureReceipt_Choice: 'Что замораживаете',
  MeasureReceipt_Choice_epidemic: 'Это обещание. После принятия изменить его нельзя',
  MeasureReceipt_Choice_none: 'Эффект вычислить нельзя',
  MeasureReceipt_Reason: 'Почему вычислить нельзя',
  MeasureReceipt_ReasonHint: 'Причину увидят читатели.',
  MeasureReceipt_Need: 'Чтобы принять, заморозьте обещание или скажите, почему его нет.',
  MeasureReceipt_Changed: 'Данные или текст изменились с\u00A0расчёта: посчитайте ещё раз.',
  MeasureReceipt_Accept: 'Принять и\u00A0заморозить обещание',
  MeasureReceipt_Lack_no_start: 'У меры нет даты начала: с\u00A0какого дня считать, неизвестно.',
  MeasureReceipt_Lack_no_place: 'У меры нет места.',
  MeasureReceipt_Lack_no_kind:
    'Для этого вида мер эффект на\u00A0контакты никто не\u00A0измерил: задайте допущение, от\u00A0скольких и\u00A0до\u00A0скольких процентов.',
  MeasureReceipt_Lack_no_data: 'По этому месту нет ряда случаев или населения по\u00A0возрастам.',
  MeasureReceipt_Lack_in_force:
    'Мера начинается не\u00A0позже последнего отчёта: её действие уже внутри измеренного роста, хода без\u00A0неё модель не\u00A0знает.',
  MeasureReceipt_Lack_too_far:
    'Срок дальше года от\u00A0последнего отчёта: так далеко модель не\u00A0считает.',
  MeasureReceipt_Lack_too_few_reports: 'Отчётов слишком мало, чтобы настроить модель.',
  MeasureReceipt_Title_worth:
    'Обещание: из\u00A0бедности выйдут от\u00A0{low} до\u00A0{high} человек, это {cost} в\u00A0месяц',
  MeasureReceipt_WorthSub:
    '{place}, с\u00A0{day}. Девять десятых прогонов модели семьи: кто с\u00A0кем живёт, доходы и\u00A0доля обратившихся берутся заново в\u00A0каждом.',
  MeasureReceipt_WorthCannotKnow:
    'Чего расчёт не\u00A0знает: в\u00A0каждой сотой части жителей по\u00A0доходу семьи взяты одинаково, а\u00A0с\u00A0детьми бедных больше; суммы в\u00A0ценах года правил; люди не\u00A0меняют ни\u00A0работы, ни\u00A0состава семьи. Кто с\u00A0кем живёт, по\u00A0регионам не\u00A0опубликовано: доли семей по\u00A0типам взяты с\u00A0запасом из\u00A0общих сведений о\u00A0переписях, источника в\u00A0данных у\u00A0них нет.',
  MeasureReceipt_Instrument_benefit: 'Выплата',
  MeasureReceipt_Instrument_deduction: 'Вычет из\u00A0дохода за\u00A0ребёнка',
  MeasureReceipt_Per_child: '{amount} в\u00A0месяц на\u00A0ребёнка',
  MeasureReceipt_Per_person: '{amount} в\u00A0месяц на\u00A0человека',
  MeasureReceipt_Per_household: '{amount} в\u00A0месяц на\u00A0семью',
  MeasureReceipt_For_child: 'на ребёнка',
  MeasureReceipt_For_person: 'на человека',
  MeasureReceipt_For_household: 'на семью',
  MeasureReceipt_Row_whom: 'Кому',
  MeasureReceipt_Whom:
    '{children, plural, =0 {всем семьям} one {семьям с\u00A0# ребёнком и\u00A0больше} few {семьям с\u00A0# детьми и\u00A0больше} many {семьям с\u00A0# детьми и\u00A0больше} other {семьям с\u00A0# детьми и\u00A0больше}}{limit, plural, =0 {} other { с\u00A0доходом до\u00A0{limit, number} минимума на\u00A0человека}}',
  MeasureReceipt_Row_claimed: 'Обратятся из\u00A0имеющих право, предположение',
  MeasureReceipt_Row_lifted: 'Выйдут из\u00A0бедности, человек, 90\u00A0% прогонов',
  MeasureReceipt_Row_cost: 'Стоит в\u00A0месяц',
  MeasureReceipt_Row_costPerLifted: 'На одного вышедшего в\u00A0месяц',
  MeasureReceipt_NobodyLifted: 'не выходит никто',
  MeasureReceipt_Row_poor: 'Ниже минимума',
  MeasureReceipt_Poor: '{before} опубликовано, с\u00A0мерой от\u00A0{low} до\u00A0{high}',
  MeasureReceipt_FamilyModel: 'семья {version}, прогонов {members}, зерно {seed}',
  MeasureReceipt_Row_rules: 'Правила и\u00A0данные',
  MeasureReceipt_Rules: 'правила и\u00A0цены {year}\u00A0года, данные на\u00A0{day}',
  MeasureReceipt_InstrumentHint:
    'Что мера даёт семьям, в\u00A0тексте не\u00A0записано полями: скажите это сами.',
  MeasureReceipt_Field_kind: 'Что даёт',
  MeasureReceipt_Field_amount: 'Рублей в\u00A0месяц',
  MeasureReceipt_Field_per: 'Кому считать',
  MeasureReceipt_Field_incomeLimit: 'Доход не\u00A0выше, минимумов',
  MeasureReceipt_Field_minChildren: 'Детей не\u00A0меньше',
  MeasureReceipt_Field_claimedLow: 'Обратятся от, %',
  MeasureReceipt_Lack_no_instrument:
    'Модель семьи считает выплаты и\u00A0вычеты: скажите, что и\u00A0кому даёт мера. Займы, гранты и\u00A0заказы она не\u00A0считает.',
  MeasureReceipt_Lack_no_incomes:
    'Для этого места не\u00A0опубликованы вместе жители по\u00A0возрасту, доход, его распределение и\u00A0бедность.',
  MeasureReceipt_WorthAwaited:
    'Исход: бедность {year}\u00A0года, первого целого с\u00A0мерой, против похожих регионов. Её публикуют в\u00A0следующем году, обычно осенью.',
  MeasureReceipt_WorthTitle_inside:
    'Внутри обещанного: бедность {gap} против похожих при обещанных от\u00A0{low} до\u00A0{high}',
  MeasureReceipt_WorthTitle_stronger:
    'Сильнее обещанного: бедность {gap} против похожих при обещанных от\u00A0{low} до\u00A0{high}',
  MeasureReceipt_WorthTitle_weaker:
    'Слабее обещанного: бедность {gap} против похожих при обещанных от\u00A0{low} до\u00A0{high}',
  MeasureReceipt_Points: '{points}\u00A0п.\u00A0п.',
  MeasureReceipt_Row_poorIn: 'Ниже минимума в\u00A0{year}\u00A0году',
  MeasureReceipt_Row_poorBand: 'Обещано, бедность, 90\u00A0% прогонов',
  MeasureReceipt_WorthCannotProve:
    'Чего сравнение не\u00A0доказывает: бедность года складывается из\u00A0доходов, цен, пособий страны и\u00A0других мер; разрыв с\u00A0похожими регионами говорит, что здесь шло иначе, но не\u00A0почему. Сотые доли пункта меньше ошибки самого показателя.',
};
