import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  MeasureDecision_Meaning: 'O que significa',
  MeasureDecision_Days: '{days, plural, one {# dia} other {# dias}}',
  MeasureDecision_DaysSame: '{days, plural, one {# dia} other {# dias}}, como antes',
  MeasureDecision_DaysOther: '{days, plural, one {# dia} other {# dias}} em vez de {before}',
  MeasureDecision_Endless: 'sem data de fim',
  MeasureDecision_Money: '{difference}, {change}',
  MeasureDecision_MoneyNew: '{difference}, antes não havia dinheiro',
  MeasureDecision_Counted: '{added} acrescentados, {removed} retirados',
  MeasureDecision_Targets: '{moved} metas mudadas, {added} acrescentadas, {removed} retiradas',
  MeasureDecision_Target: 'meta {change}, agora {now}',
  MeasureDecision_Stricter: 'mais rigorosa',
  MeasureDecision_Softer: 'mais branda',
  MeasureDecision_NoEdition: 'A nova redação do ato não foi anexada',
  MeasureDecision_Unchanged:
    '{count, plural, one {mais # campo sem mudança} other {mais # campos sem mudança}}',
  MeasureDecision_SimilarPromised: 'prometido de {low} a {high}',
  MeasureDecision_SimilarCame_inside: 'resultou em {gap}, dentro do prometido',
  MeasureDecision_SimilarCame_stronger: 'resultou em {gap}, mais forte que o prometido',
  MeasureDecision_SimilarCame_weaker: 'resultou em {gap}, mais fraco que o prometido',
  MeasureDecision_SimilarWaits: 'ainda sem resultado',
  MeasureDecision_SimilarLegend: 'Faixa: prometido; ponto: resultado; ponto vazio fica fora da faixa.',
  MeasureDecision_SimilarKept:
    'De {known, plural, one {# semelhante com resultado} other {# semelhantes com resultado}}, a promessa se cumpriu em {kept}.',
  MeasureDecision_EffectDraft: 'Calculado pelo texto salvo. O moderador o congela ao aceitar.',
  MeasureDecision_AimLegend: 'Anel: antes da medida. Traço: a meta.',
  MeasureDecision_Aim: '{baseline} → {target} {unit}',
  MeasureDecision_AimBy: 'até {date}',
};
