import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  MeasureReceipt_Title_promise: 'Promessa: {median}, de {low} a {high}',
  MeasureReceipt_Title_inside: 'Dentro do prometido: {gap}, prometidos de {low} a {high}',
  MeasureReceipt_Title_stronger: 'Mais forte que o prometido: {gap}, prometidos de {low} a {high}',
  MeasureReceipt_Title_weaker: 'Mais fraco que o prometido: {gap}, prometidos de {low} a {high}',
  MeasureReceipt_Title_none: 'Sem promessa',
  MeasureReceipt_Sub:
    '{place}, {span}. Quantos por cento de casos a menos ou a mais desde o primeiro dia do que sem a medida. Faixa: 9 de cada 10 execuções do modelo.',
  MeasureReceipt_SubCame: 'A segunda linha: a distância das regiões parecidas.',
  MeasureReceipt_Promised: 'prometido',
  MeasureReceipt_Came: 'resultado',
  MeasureReceipt_Indicator: 'Casos desde o início da medida em comparação com o cenário sem ela',
  MeasureReceipt_Source: 'Modelo de cenários, dados de {day}',
  MeasureReceipt_Card: 'Recibo da medida',
  MeasureReceipt_Frozen: 'congelado em {day}',
  MeasureReceipt_Row_contacts: 'Contatos a menos, suposto',
  MeasureReceipt_Row_median: 'Prometido, mediana',
  MeasureReceipt_Row_band: 'Prometido, 90% das execuções',
  MeasureReceipt_Row_people: 'Em casos',
  MeasureReceipt_Row_gap: 'Resultado em relação às parecidas',
  MeasureReceipt_Row_before: 'Casos nos 28 dias anteriores',
  MeasureReceipt_Row_after: 'Casos nas semanas da promessa',
  MeasureReceipt_Row_twins: 'Comparada com',
  MeasureReceipt_Row_model: 'Modelo',
  MeasureReceipt_Row_inputs: 'Impressão digital das entradas',
  MeasureReceipt_Model: 'cenários {version}, {members} execuções, semente {seed}',
  MeasureReceipt_Immutable: 'A promessa não pode ser mudada: uma nova versão da medida recebe outra.',
  MeasureReceipt_Range: 'de {low} a {high}',
  MeasureReceipt_Waiting: 'O resultado será visto quando forem publicados os relatórios até {day}.',
  MeasureReceipt_NoTwins: 'Este lugar não tem regiões parecidas: não haverá com que comparar o resultado.',
  MeasureReceipt_CannotProve:
    'O que a comparação não prova: a distância das regiões parecidas diz que aqui foi diferente, não por quê. Outras medidas, a vacinação, uma onda que veio antes ou depois e a completude dos relatórios entram nela tanto quanto a própria medida.',
  MeasureReceipt_Scatter_in:
    'As regiões parecidas diferem entre si de {low} a {high}: uma distância assim ocorre também sem esta medida.',
  MeasureReceipt_Scatter_out:
    'As regiões parecidas diferem entre si de {low} a {high}: a distância aqui é maior que a dispersão delas.',
  MeasureReceipt_Outcome_no_reports:
    'Não há o que comparar: não se publicaram relatórios nas semanas da promessa.',
  MeasureReceipt_Outcome_few_cases: 'Não há o que comparar: houve menos de 50 casos nos 28 dias anteriores.',
  MeasureReceipt_Outcome_few_twins: 'Não há o que comparar: menos de três regiões parecidas com relatórios.',
  MeasureReceipt_WhyNone: 'O moderador aceitou-a sem cálculo: {reason}',
  MeasureReceipt_Expected: 'Efeito esperado',
  MeasureReceipt_Measured:
    'O intervalo foi medido para este tipo: 41 países, primeira onda, antes das variantes e das vacinas.',
  MeasureReceipt_Assumed:
    'Quantos por cento de contatos a menos é suposição sua: ninguém o mediu para este tipo.',
  MeasureReceipt_Field_place: 'Lugar',
  MeasureReceipt_Field_low: 'Contatos a menos, de, %',
  MeasureReceipt_Field_high: 'até, %',
  MeasureReceipt_Field_weeks: 'Semanas',
  MeasureReceipt_Compute: 'Calcular',
  MeasureReceipt_Choice: 'O que congela',
  MeasureReceipt_Choice_epidemic: 'Esta promessa. Depois de aceita não pode ser mudada',
  MeasureReceipt_Choice_none: 'Não é possível calcular o efeito',
  MeasureReceipt_Reason: 'Porque não se pode calcular',
  MeasureReceipt_ReasonHint: 'Os leitores verão o motivo.',
  MeasureReceipt_Need: 'Para aceitar, congele a promessa ou diga porque não há.',
  MeasureReceipt_Changed: 'Os dados ou o texto mudaram desde o cálculo: calcule de novo.',
  MeasureReceipt_Accept: 'Aceitar e congelar a promessa',
  MeasureReceipt_Lack_no_start: 'A medida não tem data de início: não há dia a partir do qual contar.',
  MeasureReceipt_Lack_no_place: 'A medida não tem lugar.',
  MeasureReceipt_Lack_no_kind:
    'Ninguém mediu o efeito deste tipo sobre os contatos: diga a sua suposição, de quantos a quantos por cento.',
  MeasureReceipt_Lack_no_data: 'Este lugar não tem série de casos ou população por idades.',
  MeasureReceipt_Lack_in_force:
    'A medida não começa depois do último relatório: o efeito já está no crescimento medido, e o modelo não sabe como seria sem ela.',
  MeasureReceipt_Lack_too_far:
    'As semanas ficam a mais de um ano do último relatório: o modelo não chega tão longe.',
  MeasureReceipt_Lack_too_few_reports: 'Há relatórios a menos para calibrar o modelo.',
  MeasureReceipt_Title_worth: 'Promessa: de {low} a {high} pessoas saem da pobreza, por {cost} ao mês',
  MeasureReceipt_WorthSub:
    '{place}, desde {day}. Nove décimos das execuções do modelo de família: quem vive com quem, as rendas e a parte que solicita são sorteados de novo em cada uma.',
  MeasureReceipt_WorthCannotKnow:
    'O que o cálculo não sabe: cada centésimo dos residentes por renda tem a mesma mistura de famílias, embora haja mais pobres entre as que têm filhos; os valores estão em preços do ano das regras; ninguém muda de trabalho nem de família. Quem vive com quem não é publicado por região: as proporções dos tipos de família são limites largos do conhecimento geral dos censos e não têm fonte nos dados.',
  MeasureReceipt_Instrument_benefit: 'Benefício',
  MeasureReceipt_Instrument_deduction: 'Dedução da renda por filho',
  MeasureReceipt_Per_child: '{amount} ao mês por filho',
  MeasureReceipt_Per_person: '{amount} ao mês por pessoa',
  MeasureReceipt_Per_household: '{amount} ao mês por família',
  MeasureReceipt_For_child: 'por filho',
  MeasureReceipt_For_person: 'por pessoa',
  MeasureReceipt_For_household: 'por família',
  MeasureReceipt_Row_whom: 'Para quem',
  MeasureReceipt_Whom:
    '{children, plural, =0 {todas as famílias} one {famílias com # filho ou mais} many {famílias com # de filhos ou mais} other {famílias com # filhos ou mais}}{limit, plural, =0 {} other { com no máximo {limit, number} mínimos por pessoa}}',
  MeasureReceipt_Row_claimed: 'Solicitam entre os que têm direito, suposição',
  MeasureReceipt_Row_lifted: 'Pessoas que saem da pobreza, 90% das execuções',
  MeasureReceipt_Row_cost: 'Custa ao mês',
  MeasureReceipt_Row_costPerLifted: 'Ao mês por pessoa que sai',
  MeasureReceipt_NobodyLifted: 'ninguém sai',
  MeasureReceipt_Row_poor: 'Abaixo do mínimo',
  MeasureReceipt_Poor: '{before} publicado, com a medida de {low} a {high}',
  MeasureReceipt_FamilyModel: 'família {version}, {members} execuções, semente {seed}',
  MeasureReceipt_Row_rules: 'Regras e dados',
  MeasureReceipt_Rules: 'regras e preços de {year}, dados de {day}',
  MeasureReceipt_InstrumentHint: 'O que a medida dá às famílias não tem campo no texto: diga você mesmo.',
  MeasureReceipt_Field_kind: 'O que dá',
  MeasureReceipt_Field_amount: 'Rublos ao mês',
  MeasureReceipt_Field_per: 'Por cada',
  MeasureReceipt_Field_incomeLimit: 'Renda até, mínimos',
  MeasureReceipt_Field_minChildren: 'Filhos no mínimo',
  MeasureReceipt_Field_claimedLow: 'Solicitam de, %',
  MeasureReceipt_Lack_no_instrument:
    'O modelo de família calcula benefícios e deduções: diga o que a medida dá e a quem. Não calcula empréstimos, subvenções nem encomendas.',
  MeasureReceipt_Lack_no_incomes:
    'Para este lugar não são publicados juntos os residentes por idade, a renda, a sua distribuição e a pobreza.',
  MeasureReceipt_WorthAwaited:
    'Resultado: a pobreza de {year}, primeiro ano inteiro com a medida, em relação a regiões semelhantes. É publicada no ano seguinte, em geral no outono.',
  MeasureReceipt_WorthTitle_inside:
    'Dentro do prometido: pobreza {gap} em relação às semelhantes, prometido de {low} a {high}',
  MeasureReceipt_WorthTitle_stronger:
    'Mais forte que o prometido: pobreza {gap} em relação às semelhantes, prometido de {low} a {high}',
  MeasureReceipt_WorthTitle_weaker:
    'Mais fraco que o prometido: pobreza {gap} em relação às semelhantes, prometido de {low} a {high}',
  MeasureReceipt_Points: '{points}\u00A0p.\u00A0p.',
  MeasureReceipt_Row_poorIn: 'Abaixo do mínimo em {year}',
  MeasureReceipt_Row_poorBand: 'Prometido, pobreza, 90% das execuções',
  MeasureReceipt_WorthCannotProve:
    'O que a comparação não prova: a pobreza de um ano resulta de rendas, preços, benefícios do país e outras medidas; uma diferença em relação a regiões semelhantes diz que aqui foi diferente, não por quê. Centésimos de ponto são menores que o erro do próprio dado.',
};
