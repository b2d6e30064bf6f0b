import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  RegionSummary_Ahead: 'Semana del {days}, mediana',
  RegionSummary_Change: 'Cambio, %',
  RegionSummary_Course: 'Conclusión',
  RegionSummary_District: 'Distrito federal',
  RegionSummary_Fastest: 'La más rápida: {name}, <top>+{topText}</top>.',
  RegionSummary_Group_down: 'Mejor',
  RegionSummary_Group_flat: 'Sin cambios',
  RegionSummary_Group_unclear: 'Incierto',
  RegionSummary_Group_unknown: 'Sin pronóstico',
  RegionSummary_Group_up: 'Peor',
  RegionSummary_High: '80\u00A0%, superior',
  RegionSummary_Low: '80\u00A0%, inferior',
  RegionSummary_Measure: 'Qué mostrar',
  RegionSummary_Now: 'Ahora, por 100 000 a la semana',
  RegionSummary_Order: 'Orden',
  RegionSummary_OrderChange: 'alza',
  RegionSummary_OrderName: 'nombre',
  RegionSummary_OrderVerdict: 'conclusión, luego alza',
  RegionSummary_Paper: 'Papel',
  RegionSummary_Print: 'Imprimir, {paper}',
  RegionSummary_Release: 'Edición',
  RegionSummary_ReleaseNewest: 'la más reciente, {day}',
  RegionSummary_Rule_down: '8 de 10 resultados no superan la última semana',
  RegionSummary_Rule_flat: 'mediana a\u00A0±10\u00A0% como máximo de la última semana',
  RegionSummary_Rule_unclear: 'resultados a\u00A0ambos lados, mediana a\u00A0más del 10\u00A0%',
  RegionSummary_Rule_unknown: 'faltan datos',
  RegionSummary_Rule_up: '8 de 10 resultados por encima de la última semana',
  RegionSummary_Sheet: 'Hoja de pronósticos',
  RegionSummary_SheetSub:
    '{measure, select, deaths {Muertes} other {Casos}} por 100 000 a la semana: ahora → {days}. Línea: ocho semanas, abanico: cuatro, 50 y 80\u00A0%. Línea gris: Rusia. Una escala, 0–{yMax}; los abanicos mayores se cortan.',
  RegionSummary_SheetTitle:
    'Pronóstico para el {day}: peor en {up, plural, one {# región} other {# regiones}} de {ranked, number}',
  RegionSummary_Source:
    '{source}, población de Rosstat. Modelo {model}, emisión del {day}, sin edición manual. Abanico gris: el modelo no supera «como la semana pasada», se muestra esa regla.',
  RegionSummary_Title: 'Pronóstico general',
  RegionSummary_Up: 'Regiones que empeoran',
  RegionSummary_Verdict:
    'En la semana del {days} empeora en <up>{upText}</up> {upValue, plural, one {región} other {regiones}} de {ranked, number}, en {unclear, number} la dirección no está clara, en {flat, number} nada cambia, {down, plural, =0 {no mejora en ninguna} one {mejora en # región} other {mejora en # regiones}}.',
};
