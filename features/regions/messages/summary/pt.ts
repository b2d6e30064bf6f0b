import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  RegionSummary_Ahead: 'Semana de {days}, mediana',
  RegionSummary_Change: 'Mudança, %',
  RegionSummary_Course: 'Conclusão',
  RegionSummary_District: 'Distrito federal',
  RegionSummary_Fastest: 'A mais rápida: {name}, <top>+{topText}</top>.',
  RegionSummary_Group_down: 'Melhor',
  RegionSummary_Group_flat: 'Sem mudança',
  RegionSummary_Group_unclear: 'Incerto',
  RegionSummary_Group_unknown: 'Sem previsão',
  RegionSummary_Group_up: 'Pior',
  RegionSummary_High: '80%, superior',
  RegionSummary_Low: '80%, inferior',
  RegionSummary_Measure: 'O que mostrar',
  RegionSummary_Now: 'Agora, por 100 mil por semana',
  RegionSummary_Order: 'Ordem',
  RegionSummary_OrderChange: 'alta',
  RegionSummary_OrderName: 'nome',
  RegionSummary_OrderVerdict: 'conclusão, depois alta',
  RegionSummary_Paper: 'Papel',
  RegionSummary_Print: 'Imprimir, {paper}',
  RegionSummary_Release: 'Edição',
  RegionSummary_ReleaseNewest: 'a mais recente, {day}',
  RegionSummary_Rule_down: '8 de 10 resultados não acima da última semana',
  RegionSummary_Rule_flat: 'mediana a\u00A0até ±10% da última semana',
  RegionSummary_Rule_unclear: 'resultados dos dois lados, mediana a\u00A0mais de 10%',
  RegionSummary_Rule_unknown: 'poucos dados',
  RegionSummary_Rule_up: '8 de 10 resultados acima da última semana',
  RegionSummary_Sheet: 'Folha de previsões',
  RegionSummary_SheetSub:
    '{measure, select, deaths {Mortes} other {Casos}} por 100 mil por semana: agora → {days}. Linha: oito semanas, leque: quatro, 50 e 80%. Linha cinza: Rússia. Uma escala, 0–{yMax}; leques maiores são cortados.',
  RegionSummary_SheetTitle:
    'Previsão para {day}: pior em {up, plural, one {# região} other {# regiões}} de {ranked, number}',
  RegionSummary_Source:
    '{source}, população do Rosstat. Modelo {model}, emissão de {day}, sem edição manual. Leque cinza: o modelo não supera “como na semana passada”, mostra-se essa regra.',
  RegionSummary_Title: 'Previsão geral',
  RegionSummary_Up: 'Regiões que pioram',
  RegionSummary_Verdict:
    'Na semana de {days} piora em <up>{upText}</up> {upValue, plural, one {região} other {regiões}} de {ranked, number}, em {unclear, number} a direção é incerta, em {flat, number} nada muda, {down, plural, =0 {não melhora em nenhuma} one {melhora em # região} other {melhora em # regiões}}.',
};
