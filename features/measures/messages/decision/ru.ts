/** Texts of the measures room: what is told beside a decision and a draft. This file is the type: every other language has the same keys. */
export const messages = {
  MeasureDecision_Meaning: 'Что это значит',
  MeasureDecision_Days: '{days, plural, one {# день} few {# дня} many {# дней} other {# дней}}',
  MeasureDecision_DaysSame:
    '{days, plural, one {# день} few {# дня} many {# дней} other {# дней}}, как раньше',
  MeasureDecision_DaysOther:
    '{days, plural, one {# день} few {# дня} many {# дней} other {# дней}} вместо\u00A0{before}',
  MeasureDecision_Endless: 'без срока окончания',
  MeasureDecision_Money: '{difference}, {change}',
  MeasureDecision_MoneyNew: '{difference}, раньше денег не\u00A0было',
  MeasureDecision_Counted: 'добавлено {added}, убрано {removed}',
  MeasureDecision_Targets: 'целей сдвинуто {moved}, добавлено {added}, убрано {removed}',
  MeasureDecision_Target: 'цель {change}, сейчас {now}',
  MeasureDecision_Stricter: 'строже',
  MeasureDecision_Softer: 'мягче',
  MeasureDecision_NoEdition: 'Новая редакция акта не\u00A0приложена',
  MeasureDecision_Unchanged:
    '{count, plural, one {Ещё # поле без изменений} few {Ещё # поля без изменений} many {Ещё # полей без изменений} other {Ещё # полей без изменений}}',
  MeasureDecision_Steps: 'Принять или вернуть',
  MeasureDecision_Show: 'Какие поля показать',
  MeasureDecision_Show_changed: 'изменённые',
  MeasureDecision_Show_all: 'все',
  MeasureDecision_Show_running: 'подряд',
  MeasureDecision_SimilarPromised: 'обещали от\u00A0{low} до\u00A0{high}',
  MeasureDecision_SimilarCame_inside: 'вышло {gap}, внутри обещанного',
  MeasureDecision_SimilarCame_stronger: 'вышло {gap}, сильнее обещанного',
  MeasureDecision_SimilarCame_weaker: 'вышло {gap}, слабее обещанного',
  MeasureDecision_SimilarWaits: 'исхода ещё нет',
  MeasureDecision_SimilarLegend: 'Полоса: обещали, точка: вышло; пустая точка вне полосы.',
  MeasureDecision_SimilarKept:
    'Из\u00A0{known, plural, one {# похожей с\u00A0исходом} other {# похожих с\u00A0исходом}} обещанное вышло у\u00A0{kept}.',
  MeasureDecision_EffectDraft: 'Считается по\u00A0сохранённому тексту. Заморозит модератор, когда примет.',
  MeasureDecision_AimLegend: 'Кольцо: до\u00A0меры. Черта: цель.',
  MeasureDecision_Aim: '{baseline} → {target} {unit}',
  MeasureDecision_AimBy: 'к\u00A0{date}',
};
