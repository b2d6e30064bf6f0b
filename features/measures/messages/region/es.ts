import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  MeasuresRegion_From: 'desde {day}',
  MeasuresRegion_Title: 'Medidas en vigor',
  MeasuresRegion_Finding:
    '{own, plural, =0 {Ninguna medida propia en vigor} one {# medida propia en vigor} other {# medidas propias en vigor}}{national, plural, =0 {} other {, # de todo el país}}',
  MeasuresRegion_Sub: '{day}. Terminadas: {over, number}; en moderación: {waiting, number}.',
  MeasuresRegion_Source:
    'Medidas publicadas aquí y los registros abiertos OxCGRT (CC BY 4.0), ACAPS, CoronaNet y de la sede operativa de Rostov. Otras regiones no tienen registro abierto; el fin se informa rara vez.',
  MeasuresRegion_Own: 'De la región',
  MeasuresRegion_National: 'Del país',
  MeasuresRegion_All: 'Todas las medidas de la región',
  MeasuresRegion_Empty: 'Ninguna medida en vigor el {day}, ni propia ni del país.',
  MeasuresRegion_ListTitle: 'Medidas de las regiones',
  MeasuresRegion_ListSub:
    '{day}. En vigor en todo el país: {national, number}. {known, plural, one {# región tiene} other {# regiones tienen}} registros: las demás no tienen registro abierto, lo que no significa que no hubiera medidas.',
  MeasuresRegion_Region: 'Región',
  MeasuresRegion_InForce: 'En vigor',
  MeasuresRegion_Over: 'Terminadas',
  MeasuresRegion_Health: 'Salud',
  MeasuresRegion_Economy: 'Economía',
  MeasuresRegion_Latest: 'Última empezó',
  MeasuresRegion_Waiting: 'A la espera de decisión',
  MeasuresRegion_WaitingNone: 'Aquí no hay medidas pendientes de decisión que usted pueda ver.',
  MeasuresRegion_Queue: 'Toda la cola',
  MeasuresRegion_Mine: 'Mis medidas',
  MeasuresRegion_WaitsFor: 'espera desde hace {hours} h',
  MeasuresRegion_MapTitle: 'Puntos de medidas',
  MeasuresRegion_MapSub:
    '{day}. El rombo marca {places, plural, =0 {los lugares con medidas propias en vigor: no hay ninguno} one {# lugar con medidas propias en vigor} many {# de lugares con medidas propias en vigor} other {# lugares con medidas propias en vigor}}. Comunes al país: {national, number}.',
  MeasuresRegion_MapNone: 'Aquí no consta ninguna medida propia en vigor.',
  MeasuresRegion_MapFailed: 'Las medidas no se cargaron.',
};
