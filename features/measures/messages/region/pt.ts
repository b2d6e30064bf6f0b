import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  MeasuresRegion_From: 'desde {day}',
  MeasuresRegion_Title: 'Medidas em vigor',
  MeasuresRegion_Finding:
    '{own, plural, =0 {Nenhuma medida própria em vigor} one {# medida própria em vigor} other {# medidas próprias em vigor}}{national, plural, =0 {} other {, # do país inteiro}}',
  MeasuresRegion_Sub: '{day}. Encerradas: {over, number}; em moderação: {waiting, number}.',
  MeasuresRegion_Source:
    'Medidas publicadas aqui e os registros abertos OxCGRT (CC BY 4.0), ACAPS, CoronaNet e do comando de Rostov. Outras regiões não têm registro aberto; o fim raramente é informado.',
  MeasuresRegion_Own: 'Da região',
  MeasuresRegion_National: 'Do país',
  MeasuresRegion_All: 'Todas as medidas da região',
  MeasuresRegion_Empty: 'Nenhuma medida em vigor em {day}, própria ou do país.',
  MeasuresRegion_ListTitle: 'Medidas das regiões',
  MeasuresRegion_ListSub:
    '{day}. Em vigor no país inteiro: {national, number}. {known, plural, one {# região tem} other {# regiões têm}} registros: as outras não têm registro aberto, o que não significa que não houve medidas.',
  MeasuresRegion_Region: 'Região',
  MeasuresRegion_InForce: 'Em vigor',
  MeasuresRegion_Over: 'Encerradas',
  MeasuresRegion_Health: 'Saúde',
  MeasuresRegion_Economy: 'Economia',
  MeasuresRegion_Latest: 'Última começou',
  MeasuresRegion_Waiting: 'À espera de decisão',
  MeasuresRegion_WaitingNone: 'Aqui não há medidas à espera de decisão que você possa ver.',
  MeasuresRegion_Queue: 'Toda a fila',
  MeasuresRegion_Mine: 'Minhas medidas',
  MeasuresRegion_WaitsFor: 'espera há {hours} h',
  MeasuresRegion_MapTitle: 'Pontos de medidas',
  MeasuresRegion_MapSub:
    '{day}. O losango marca {places, plural, =0 {lugares com medidas próprias em vigor: não há nenhum} one {# lugar com medidas próprias em vigor} many {# de lugares com medidas próprias em vigor} other {# lugares com medidas próprias em vigor}}. Comuns ao país: {national, number}.',
  MeasuresRegion_MapNone: 'Não há registro de medida própria em vigor aqui.',
  MeasuresRegion_MapFailed: 'As medidas não carregaram.',
};
