import type { messages as ru } from './ru.ts';

/** Sentences of the models' warnings. */
export const messages: Record<keyof typeof ru, string> = {
  Models_Warnings: 'El modelo advierte',
  ModelWarning_epidemicBase:
    'El año inicial, {year}, cayó en la epidemia: hubo {factor} veces las muertes que darían las tasas de {first}–{last}. El modelo parte de esas tasas y cuenta el exceso de {year} una sola vez.',
  ModelWarning_e0Gain:
    'Hacia {year} la esperanza de vida de {sex, select, male {los hombres} other {las mujeres}} sube {yearsPerYear} años por año. Nunca ha subido más de medio año durante mucho tiempo.',
  ModelWarning_shockOutside:
    'El año {year} queda fuera de la proyección ({from}–{to}): el choque fijado para él no se cuenta.',
  ModelWarning_unmetOutmigration:
    'Deben irse más personas de ciertas edades de las que hay: {persons} no pudieron irse y siguen en el cálculo.',
  ModelWarning_drawsLimited:
    'En {members} de {of} simulaciones la dispersión tocó los límites de la fecundidad o de la esperanza de vida: ahí la banda es más estrecha de lo debido.',
  ModelWarning_generationMismatch:
    'De un contagio al siguiente pasan {generationDays} días en el modelo; se observaron {serialIntervalDays}. Por eso el crecimiento y R difieren de los partes.',
  ModelWarning_hospitalDecline:
    'Los contagios caen más deprisa de lo que se vacían los hospitales ({growthPerDay} al día): las camas ocupadas al inicio se calculan con una caída más lenta.',
  ModelWarning_hospitalMismatch:
    'El modelo tiene {ratio} veces los hospitalizados de los partes: no se apoye en sus camas.',
  ModelWarning_deathsMismatch:
    '{form, select, none {Los partes tienen {reported} muertes en dos semanas y el modelo ninguna: las muertes no están ajustadas a los partes.} other {Los partes tienen {ratio} veces las muertes del modelo y la corrección se detiene en {used} veces: el número de muertes no es fiable.}}',
  ModelWarning_fatalLimited:
    'El ajuste a los partes llevó la letalidad al 100\u00A0% en {groups} grupos de edad: ahí se cuentan muertes de menos.',
  ModelWarning_severityLimited:
    'En {members} de {of} simulaciones la proporción de graves llegó al 100\u00A0%: el techo de la banda de hospitales queda bajo.',
  ModelWarning_infectedLimited:
    'En {members} de {of} simulaciones hubo más contagiados de los posibles y se recortaron: probablemente se detectan más casos de lo supuesto.',
  ModelWarning_r0Limited:
    'En {members} de {of} simulaciones R tocó el límite del modelo: el techo de la banda queda bajo.',
  ModelWarning_quintileMismatch:
    'La parte de los ingresos del quinto número {fifth} de los habitantes difiere de la publicada en {differencePoints} puntos porcentuales: la curva de ingresos es aproximada.',
};
