import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  MeasureAround_Title: 'Qué pasaba alrededor',
  MeasureAround_Sub: '{place}, {span}. Coincidió en el tiempo; no significa que fuera por eso.',
  MeasureAround_Stories: 'Historias contadas por tres medios o más: {count}. Se muestran las más contadas.',
  MeasureAround_None: 'En estas semanas no se hallaron noticias, giros ni otras medidas de este lugar.',
  MeasureAround_This: 'esta medida',
  MeasureAround_Cases: 'Casos al día',
  MeasureAround_Mean: 'media de 7 días',
  MeasureAround_Day: 'Día',
  MeasureAround_TwinsTitle: 'En las semanas de la promesa, {gap} frente a las regiones parecidas',
  MeasureAround_TwinsSub:
    '{place}, casos por semana. Línea gris: cuántos serían si crecieran como en el medio de las regiones parecidas. La medida empieza el {day}.',
  MeasureAround_Alike: 'como las parecidas',
  MeasureAround_Week: 'Casos por semana',
  MeasureAround_Source: 'Informes publicados hasta el {day}',
  MeasureAround_Chance: '¿Será casualidad?',
  MeasureAround_ChanceSub:
    'El mismo cálculo para {count, plural, one {# otra región} other {# otras regiones}}, cada una con sus parecidas. Punto lleno: {place}.',
  MeasureAround_Often:
    '{asFar} de {count} tienen una diferencia igual o mayor hacia el mismo lado sin tal medida: es la dispersión habitual, y no escribimos a causa de ella.',
  MeasureAround_Rarely:
    '{asFar, plural, =0 {Ninguna de {count} tiene} other {{asFar} de {count} tienen}} una diferencia igual o mayor hacia el mismo lado sin tal medida: pocas llegan tan lejos. Aun así no dice por qué.',
  MeasureAround_WithSuch: 'Sin las regiones donde regía una medida del mismo tipo: {count}.',
  MeasureAround_NoOthers: 'No hay otra región que se pueda calcular igual.',
};
