import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  RegionStages_AtLeast: 'al menos {value}',
  RegionStages_AtMost: 'como máximo {value}',
  RegionStages_Changes:
    'Desde el inicio de la regla la etapa cambió {count, plural, one {# vez} other {# veces}}.',
  RegionStages_Decided: 'Etapa {stage, number} del levantamiento de restricciones, anunciada',
  RegionStages_DecidedNone: 'No se ha anunciado ningún levantamiento de restricciones',
  RegionStages_DecidedSince:
    'Desde la semana que empezó el {from}{known, select, yes {; antes, {before, plural, =0 {no se había levantado nada} other {regía la etapa #}}} other {}}. Última semana conocida: {week}.',
  RegionStages_NoDecided:
    'Para este lugar y este día no hay ninguna etapa anunciada. Los anuncios no abarcan todas las regiones ni todos los meses.',
  RegionStages_RuleNone: 'Según nuestro cálculo, no se cumplen las condiciones de la etapa 1.',
  RegionStages_RuleStage: 'Según nuestro cálculo, se cumplen las condiciones de la etapa {stage, number}.',
  RegionStages_RuleUnknown: 'La regla no permite calcular la etapa.',
  RegionStages_Country: 'Rusia',
  RegionStages_For: 'Para la etapa {stage, number}',
  RegionStages_Indicator: 'Indicador',
  RegionStages_LevelName:
    'nivel {level, select, low {bajo} moderate {moderado} high {alto} other {muy alto}}',
  RegionStages_LevelScale: '{place}: casos por 100\u00A0000 a\u00A0la semana y límites de los niveles',
  RegionStages_LevelSub:
    '{rate} casos por 100\u00A0000 a\u00A0la semana. {level, select, low {El nivel moderado empieza en {bound}} other {El nivel empieza en {bound}}}, escala de Svodka.',
  RegionStages_LevelTitle:
    'Nivel: {level, select, low {bajo} moderate {moderado} high {alto} other {muy alto}}',
  RegionStages_Missing:
    'Sin datos: {names}. {count, plural, one {Un vacío nunca cuenta} other {Los vacíos nunca cuentan}} como condición cumplida.',
  RegionStages_NoRule: 'Ese día aún no había regla de etapas.',
  RegionStages_None: 'No se cumplen las condiciones de la etapa 1',
  RegionStages_Now: 'Ahora',
  RegionStages_Rt:
    'Rt estimado: {mean}, con una probabilidad del 95\u00A0% entre {low} y {high}; describe contagios de hace 5–10 días.',
  RegionStages_Run: 'etapa {stage, number}',
  RegionStages_RunUnknown: 'etapa desconocida',
  RegionStages_Since: 'La etapa {stage, number} se mantiene desde el {day}.',
  RegionStages_Source:
    '{source}. Regla: MR 3.1.0178-20, vigente desde el {day}. Camas libres sobre las desplegadas: la norma no se publica.',
  RegionStages_Stage: 'Etapa {stage, number} del levantamiento de restricciones',
  RegionStages_Strip: 'rigor de las medidas en el país, 0–100',
  RegionStages_StripShort: 'rigor de las medidas, 0–100',
  RegionStages_StripSource:
    'Franja: {source}, las medidas más estrictas en cualquier parte del país; no dice nada de este lugar.',
  RegionStages_Title: 'Etapa de levantamiento de restricciones',
  RegionStages_Unknown: 'La etapa se desconoce',
  RegionStages_freeBedsShare: 'Camas libres',
  RegionStages_officialRt: 'Rt oficial',
  RegionStages_testsPer100k: 'Pruebas al día por 100 000',
};
