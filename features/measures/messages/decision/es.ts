import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  MeasureDecision_Meaning: 'Qué significa',
  MeasureDecision_Days: '{days, plural, one {# día} other {# días}}',
  MeasureDecision_DaysSame: '{days, plural, one {# día} other {# días}}, como antes',
  MeasureDecision_DaysOther: '{days, plural, one {# día} other {# días}} en lugar de {before}',
  MeasureDecision_Endless: 'sin fecha de fin',
  MeasureDecision_Money: '{difference}, {change}',
  MeasureDecision_MoneyNew: '{difference}, antes no había dinero',
  MeasureDecision_Counted: '{added} añadidos, {removed} quitados',
  MeasureDecision_Targets: '{moved} metas cambiadas, {added} añadidas, {removed} quitadas',
  MeasureDecision_Target: 'meta {change}, ahora {now}',
  MeasureDecision_Stricter: 'más estricta',
  MeasureDecision_Softer: 'más suave',
  MeasureDecision_NoEdition: 'La nueva redacción del acto no está adjunta',
  MeasureDecision_Unchanged:
    '{count, plural, one {# campo más sin cambios} other {# campos más sin cambios}}',
  MeasureDecision_Steps: 'Aceptar o devolver',
  MeasureDecision_Show: 'Campos que se muestran',
  MeasureDecision_Show_changed: 'cambiados',
  MeasureDecision_Show_all: 'todos',
  MeasureDecision_Show_running: 'seguidos',
  MeasureDecision_SimilarPromised: 'prometido de {low} a {high}',
  MeasureDecision_SimilarCame_inside: 'resultó {gap}, dentro de lo prometido',
  MeasureDecision_SimilarCame_stronger: 'resultó {gap}, más fuerte que lo prometido',
  MeasureDecision_SimilarCame_weaker: 'resultó {gap}, más débil que lo prometido',
  MeasureDecision_SimilarWaits: 'aún sin resultado',
  MeasureDecision_SimilarLegend:
    'Banda: lo prometido; punto: lo que resultó; un punto vacío queda fuera de la banda.',
  MeasureDecision_SimilarKept:
    'De {known, plural, one {# parecida con resultado} other {# parecidas con resultado}}, lo prometido se cumplió en {kept}.',
  MeasureDecision_EffectDraft: 'Se calcula con el texto guardado. El moderador lo congela al aceptarla.',
  MeasureDecision_AimLegend: 'Anillo: antes de la medida. Trazo: la meta.',
  MeasureDecision_Aim: '{baseline} → {target} {unit}',
  MeasureDecision_AimBy: 'para el {date}',
};
