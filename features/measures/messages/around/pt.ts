import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  MeasureAround_Title: 'O que houve em volta',
  MeasureAround_Sub: '{place}, {span}. Coincidiu no tempo; não quer dizer por causa disso.',
  MeasureAround_Stories: 'Histórias contadas por três veículos ou mais: {count}. Aparecem as mais contadas.',
  MeasureAround_None: 'Nestas semanas não se acharam notícias, viradas nem outras medidas deste lugar.',
  MeasureAround_This: 'esta medida',
  MeasureAround_Cases: 'Casos por dia',
  MeasureAround_Mean: 'média de 7 dias',
  MeasureAround_Day: 'Dia',
  MeasureAround_TwinsTitle: 'Nas semanas da promessa, {gap} em relação às regiões semelhantes',
  MeasureAround_TwinsSub:
    '{place}, casos por semana. Linha cinza: quantos seriam se crescessem como no meio das regiões semelhantes. A medida começa em {day}.',
  MeasureAround_Alike: 'como as semelhantes',
  MeasureAround_Week: 'Casos por semana',
  MeasureAround_Source: 'Relatórios publicados até {day}',
  MeasureAround_Chance: 'Será acaso?',
  MeasureAround_ChanceSub:
    'O mesmo cálculo para {count, plural, one {# outra região} other {# outras regiões}}, cada uma com as suas semelhantes. Ponto cheio: {place}.',
  MeasureAround_Often:
    '{asFar} de {count} têm uma diferença igual ou maior para o mesmo lado sem tal medida: é a dispersão usual, e não escrevemos por causa dela.',
  MeasureAround_Rarely:
    '{asFar, plural, =0 {Nenhuma de {count} tem} other {{asFar} de {count} têm}} uma diferença igual ou maior para o mesmo lado sem tal medida: poucas vão tão longe. Mesmo assim não diz o porquê.',
  MeasureAround_WithSuch: 'Sem as regiões onde vigorava uma medida do mesmo tipo: {count}.',
  MeasureAround_NoOthers: 'Não há outra região que se possa calcular do mesmo modo.',
};
