import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  Events_Head:
    '{direction, select, down {{count, plural, =1 {menos casos que na semana anterior} other {menos casos há # semanas seguidas}}} up {{count, plural, =1 {mais casos que na semana anterior} other {mais casos há # semanas seguidas}}} other {tantos casos quanto na semana anterior}}',
  Events_HeadOf: '{name}: {head}',
  Events_HeadAhead: '{head}; cerca de {median} esperados para {week}',
  Events_Head_Unknown: '{name}: o resumo da manhã',
  Events_Where_in: 'Em {name}',
  Events_Where_vo: 'Em {name}',
  Events_Where_bare: 'Em {name}',
  Events_Brief_CasesUnknown: '{place} não há relatórios de casos de COVID-19 até este dia.',
  Events_Brief_Cases:
    '{place} foram confirmados {count, plural, one {{cases} caso} other {{cases} casos}} de COVID-19 na semana de {week}{direction, select, less {, {change} menos que na semana anterior} more {, {change} mais que na semana anterior} same {, tantos quanto na semana anterior} few {, {before} na semana anterior} other {; não há semana anterior para comparar}}.',
  Events_Brief_Streak:
    '{direction, select, down {A queda} other {A alta}} dura {count, plural, one {{weeks} semana} other {{weeks} semanas}} seguidas.',
  Events_Brief_Rate: 'Por 100 mil habitantes são {rate}.',
  Events_Brief_RateRank:
    'Por 100 mil habitantes são {rate}: {rank} entre {ranked, plural, one {# região} other {# regiões}}{tied, plural, =0 {} one {, empatada com mais # região} other {, empatada com mais # regiões}}.',
  Events_Brief_Place: '{place}.º lugar',
  Events_Brief_Deaths:
    '{count, plural, one {Morreu {deaths} pessoa} other {Morreram {deaths} pessoas}}{direction, select, less {, {change} menos} more {, {change} mais} same {, tantas quanto antes} few {, {before} na semana anterior} other {}}.',
  Events_Brief_Country:
    'No país são {count, plural, one {{cases} caso} other {{cases} casos}}{direction, select, less {, {change} menos} more {, {change} mais} same {, tantos quanto antes} few {, {before} na semana anterior} other {}}; a parte da região é de {share}.',
  Events_Brief_Why:
    '{course, select, up {{began, plural, =0 {Os dados não mostram a causa da alta: nenhuma medida nova começou na semana.} other {Os dados não mostram a causa da alta: houve novas medidas e os casos não caíram.}}} other {{began, plural, =0 {Os dados não mostram a causa da queda: nenhuma medida nova começou na semana.} other {Os casos caíram e na mesma semana começaram novas medidas: coincidir não é ser a causa.}}}}',
  Events_Brief_VolumeAlone:
    'Em sete dias {count, plural, one {saiu {headlines} manchete} other {saíram {headlines} manchetes}} sobre a região; quantas são habituais ainda não se sabe.',
  Events_Brief_VolumeRare:
    'Em sete dias {count, plural, one {saiu {headlines} manchete} other {saíram {headlines} manchetes}} sobre a região; os nossos veículos raramente escrevem sobre ela.',
  Events_Brief_Volume:
    'Em sete dias {count, plural, one {saiu {headlines} manchete} other {saíram {headlines} manchetes}} sobre a região: {direction, select, more {mais que o habitual} less {menos que o habitual} other {tantas quanto o habitual}} (habitual: {usual}).',
  Events_Brief_NoStory: 'Nenhuma história da região foi contada por dois veículos na semana.',
  Events_Brief_TopStory:
    '{span, select, week {Na semana} other {Nesse dia}}, o mais noticiado foi “{story}”: {count, plural, one {{headlines} manchete} other {{headlines} manchetes}}, {outlets, plural, one {{sources} veículo} other {{sources} veículos}}.',
  Events_Brief_Neighbour:
    '{among, select, country {Entre todas as regiões} district {No distrito} other {Entre os vizinhos}}, {direction, select, up {quem cresce mais depressa é {name}} other {quem cai mais devagar é {name}}}: {change}{told, select, no {} other {{count, plural, =0 {; {outlets, plural, one {no nosso # veículo} other {nos nossos # veículos}}, nada sobre a região na semana ({headlines})} one {; {headlines} manchete na semana} other {; {headlines} manchetes na semana}}}}.',
  Events_Brief_NoNewData: 'Em sete dias não foram publicados novos indicadores.',
  Events_Brief_NewData:
    'Em sete dias {count, plural, one {foi publicado {indicators} indicador} other {foram publicados {indicators} indicadores}}, entre eles “{first}”.',
  Events_Brief_NoForecast: 'Não há previsão para este lugar neste dia.',
  Events_Brief_Forecast:
    'Para a semana de {week} a previsão dá {count, plural, one {{median} caso} other {{median} casos}}; {trust, select, sure {com probabilidade de 80% entre {low} e {high}} record {a faixa vai de {low} a {high}, faixas assim acertaram aqui {held} de {tried} vezes} other {a faixa vai de {low} a {high} e ainda não pôde ser verificada aqui}}{begun, plural, =0 {} one {; # dia dessa semana já soma {counted}} other {; # dias dessa semana já somam {counted}}}.{alarm, select, yes { As previsões não acertam agora: na semana passada ficaram na sua faixa {regions} de {of} regiões.} other {}}',
  Events_Brief_NoMeasures: 'Nesse dia os registros não têm medidas em vigor aqui.',
  Events_Brief_Measures:
    '{count, plural, one {{measures} medida está} other {{measures} medidas estão}} em vigor aqui{began, plural, =0 {; nenhuma começou na semana} one {; {fresh} começou na semana} other {; {fresh} começaram na semana}}.',
  Events_Receipt_Unknown: 'não publicado',
  Events_Receipt_WeeksInARow: 'Semanas seguidas',
  Events_Receipt_Cases: 'Casos na semana',
  Events_Receipt_Residents: 'Habitantes',
  Events_Receipt_Per100k: 'Por 100 mil',
  Events_Receipt_Higher: 'Regiões com valor maior',
  Events_Receipt_Ranked: 'Regiões com dados',
  Events_Receipt_Place: 'Lugar',
  Events_Receipt_Here: 'Aqui',
  Events_Receipt_Country: 'No país',
  Events_Receipt_Share: 'Parte',
  Events_Receipt_Change: 'Variação',
  Events_Receipt_Headlines: 'Manchetes',
  Events_Receipt_Outlets: 'Veículos',
  Events_Receipt_Median: 'O do meio (mediana)',
  Events_Receipt_Low: '80%, limite inferior',
  Events_Receipt_Middle: 'Mediana da previsão',
  Events_Receipt_High: '80%, limite superior',
  Events_Receipt_MoreMeasures: 'Outras medidas',
  Events_Source_Forecast: 'Previsão da Svodka como foi publicada.',
  Events_Source_Headlines: 'Manchetes dos veículos que a Svodka lê.',
  Events_Source_Indicators: 'Datas de publicação dos indicadores.',
  Events_Source_Measures: 'Medidas publicadas e registros abertos.',
};
