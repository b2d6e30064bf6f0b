import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  Events_Why: 'Por qué se movió',
  Events_WhyNone: 'No se hallaron giros en esta serie: es corta o no cambia más de lo habitual.',
  Events_WhyChoice: 'Qué giro mostrar',
  Events_Turn_peak: 'El aumento se detuvo el {day}',
  Events_Turn_trough: 'El descenso se detuvo el {day}',
  Events_Turn_up: 'Un salto al alza el {day}',
  Events_Turn_down: 'Un salto a la baja el {day}',
  Events_WhySub:
    'Barras: casos por día de publicación, línea: media de 7 días. En torno al giro {level} {count, plural, one {caso} other {casos}} al día. El giro se halló por regla.',
  Events_WhyMethod:
    'Giro: a ambos lados la suma semanal difiere en {change} al menos. La misma búsqueda en esta serie con las semanas barajadas erró en {found} de {runs, plural, one {# prueba} other {# pruebas}}.',
  Events_WhyWritten: 'Lo que se escribió esos días',
  Events_WhyMeasures: 'Medidas que empezaron aquí en esos días',
  Events_WhyNational: 'En todo el país en esos días',
  Events_WhyLevel:
    '{course, select, stricter {Más estricto} milder {Más suave} other {Igual de estricto}}: nivel {level, number}',
  Events_WhyNationalNote:
    'Los niveles de OxCGRT son los del lugar más estricto del país, que no tiene por qué ser este.',
  Events_WhyCaveat: 'Coincidió, no causó.',
  Events_WhyUnknown: 'No tenemos titulares de esos días: nada puede decirse de lo que se escribió.',
  Events_WhyUsual:
    '{headlines, plural, one {# titular} other {# titulares}}, no más de lo habitual: tantos o más en {asMany} de {windows, plural, one {# semana} other {# semanas}} alrededor. Por eso no se nombra ninguna historia.',
  Events_WhyShare:
    'Las historias se eligen por tiempo y lugar. Titulares sobre la región en los siete días: {headlines}; tantos o más en {asMany} de {windows, plural, one {# semana} other {# semanas}} alrededor.',
  Events_Mean7: 'Media de 7 días',
  Events_Review: 'Valoración de experto',
  Events_StoryCounts:
    '{source}. {items, plural, one {# titular} other {# titulares}}, {sources, plural, one {# medio} other {# medios}}',
  Events_Covid_Day: 'Día',
  Events_Covid_Cases: 'Casos',
};
