import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  Events_Head:
    '{direction, select, down {{count, plural, =1 {menos casos que la semana anterior} other {menos casos desde hace # semanas}}} up {{count, plural, =1 {más casos que la semana anterior} other {más casos desde hace # semanas}}} other {tantos casos como la semana anterior}}',
  Events_HeadOf: '{name}: {head}',
  Events_HeadAhead: '{head}; se esperan unos {median} para {week}',
  Events_Head_Unknown: '{name}: el resumen de la mañana',
  Events_Where_in: 'En {name}',
  Events_Where_vo: 'En {name}',
  Events_Where_bare: 'En {name}',
  Events_Brief_CasesUnknown: '{place} no hay partes de casos de COVID-19 hasta este día.',
  Events_Brief_Cases:
    '{place} se confirmaron {count, plural, one {{cases} caso} other {{cases} casos}} de COVID-19 en la semana del {week}{direction, select, less {, un {change} menos que la semana anterior} more {, un {change} más que la semana anterior} same {, tantos como la semana anterior} few {, {before} la semana anterior} other {; no hay semana anterior con la que comparar}}.',
  Events_Brief_Streak:
    '{direction, select, down {El descenso} other {El aumento}} dura {count, plural, one {{weeks} semana} other {{weeks} semanas}} seguidas.',
  Events_Brief_Rate: 'Por cada 100 000 habitantes son {rate}.',
  Events_Brief_RateRank:
    'Por cada 100 000 habitantes son {rate}: {rank} entre {ranked, plural, one {# región} other {# regiones}}{tied, plural, =0 {} one {, empatada con # región más} other {, empatada con # regiones más}}.',
  Events_Brief_Place: '{place}.º lugar',
  Events_Brief_Deaths:
    '{count, plural, one {Murió {deaths} persona} other {Murieron {deaths} personas}}{direction, select, less {, un {change} menos} more {, un {change} más} same {, tantas como antes} few {, {before} la semana anterior} other {}}.',
  Events_Brief_Country:
    'En el país son {count, plural, one {{cases} caso} other {{cases} casos}}{direction, select, less {, un {change} menos} more {, un {change} más} same {, tantos como antes} few {, {before} la semana anterior} other {}}; la parte de la región es del {share}.',
  Events_Brief_Why:
    '{course, select, up {{began, plural, =0 {Los datos no muestran la causa del aumento: ninguna medida nueva empezó en la semana.} other {Los datos no muestran la causa del aumento: hubo más medidas y los casos no bajaron.}}} other {{began, plural, =0 {Los datos no muestran la causa del descenso: ninguna medida nueva empezó en la semana.} other {Los casos bajaron y en la misma semana empezaron nuevas medidas: coincidir no es ser la causa.}}}}',
  Events_Brief_VolumeAlone:
    'En siete días {count, plural, one {salió {headlines} titular} other {salieron {headlines} titulares}} sobre la región; cuántos son habituales aún no se sabe.',
  Events_Brief_VolumeRare:
    'En siete días {count, plural, one {salió {headlines} titular} other {salieron {headlines} titulares}} sobre la región; nuestros medios rara vez escriben sobre ella.',
  Events_Brief_Volume:
    'En siete días {count, plural, one {salió {headlines} titular} other {salieron {headlines} titulares}} sobre la región: {direction, select, more {más de lo habitual} less {menos de lo habitual} other {tantos como es habitual}} (lo habitual: {usual}).',
  Events_Brief_NoStory: 'Ninguna historia de la región fue contada por dos medios en la semana.',
  Events_Brief_TopStory:
    '{span, select, week {En la semana} other {Ese día}} lo más contado fue «{story}»: {count, plural, one {{headlines} titular} other {{headlines} titulares}}, {outlets, plural, one {{sources} medio} other {{sources} medios}}.',
  Events_Brief_Neighbour:
    '{among, select, country {De todas las regiones} district {En el distrito} other {De los vecinos}}, {direction, select, up {la que crece más deprisa es {name}} other {la que baja más despacio es {name}}}: un\u00A0{change}{told, select, no {} other {{count, plural, =0 {; {outlets, plural, one {en nuestro # medio} other {en nuestros # medios}}, nada sobre la región en la semana ({headlines})} one {; {headlines} titular en la semana} other {; {headlines} titulares en la semana}}}}.',
  Events_Brief_NoNewData: 'En siete días no se publicaron indicadores nuevos.',
  Events_Brief_NewData:
    'En siete días {count, plural, one {se publicó {indicators} indicador} other {se publicaron {indicators} indicadores}}, entre ellos «{first}».',
  Events_Brief_NoForecast: 'No hay pronóstico para este lugar en este día.',
  Events_Brief_Forecast:
    'Para la semana del {week} el pronóstico da {count, plural, one {{median} caso} other {{median} casos}}; {trust, select, sure {con probabilidad del 80\u00A0% entre {low} y {high}} record {la franja va de {low} a {high}, franjas así acertaron aquí {held} de {tried} veces} other {la franja va de {low} a {high} y aún no se ha podido comprobar aquí}}{begun, plural, =0 {} one {; # día de esa semana ya suma {counted}} other {; # días de esa semana ya suman {counted}}}.{alarm, select, yes { Los pronósticos no aciertan ahora: la semana pasada quedaron en su franja {regions} de {of} regiones.} other {}}',
  Events_Brief_NoMeasures: 'Ese día los registros no tienen medidas en vigor aquí.',
  Events_Brief_Measures:
    '{count, plural, one {{measures} medida está} other {{measures} medidas están}} en vigor aquí{began, plural, =0 {; ninguna empezó en la semana} one {; {fresh} empezó en la semana} other {; {fresh} empezaron en la semana}}.',
  Events_Receipt_Unknown: 'no publicado',
  Events_Receipt_WeeksInARow: 'Semanas seguidas',
  Events_Receipt_Cases: 'Casos en la semana',
  Events_Receipt_Residents: 'Habitantes',
  Events_Receipt_Per100k: 'Por 100 000',
  Events_Receipt_Higher: 'Regiones con valor mayor',
  Events_Receipt_Ranked: 'Regiones con datos',
  Events_Receipt_Place: 'Lugar',
  Events_Receipt_Here: 'Aquí',
  Events_Receipt_Country: 'En el país',
  Events_Receipt_Share: 'Parte',
  Events_Receipt_Change: 'Variación',
  Events_Receipt_Headlines: 'Titulares',
  Events_Receipt_Outlets: 'Medios',
  Events_Receipt_Median: 'El del medio (mediana)',
  Events_Receipt_Low: '80\u00A0%, inferior',
  Events_Receipt_Middle: 'Mediana del pronóstico',
  Events_Receipt_High: '80\u00A0%, superior',
  Events_Receipt_MoreMeasures: 'Otras medidas',
  Events_Source_Forecast: 'Pronóstico de Svodka tal como se publicó.',
  Events_Source_Headlines: 'Titulares de los medios que lee Svodka.',
  Events_Source_Indicators: 'Fechas de publicación de los indicadores.',
  Events_Source_Measures: 'Medidas publicadas y registros abiertos.',
};
