import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  RegionLater_Title: 'Qué pasó después',
  RegionLater_Hide: 'ocultar',
  RegionLater_Lead: '{weeks, plural, one {# semana después} other {# semanas después}}, {range}:',
  RegionLater_Measure: '{measure, select, deaths {Muertes en la semana} other {Casos en la semana}}',
  RegionLater_Then: 'frente a {value} entonces',
  RegionLater_Peak: 'el máximo desde entonces fue {value} en la semana hasta el {day}',
  RegionLater_NoHigher: 'desde entonces ninguna semana fue más alta',
  RegionLater_Unknown: 'no se publicaron todos los días de esa semana',
  RegionLater_Early:
    'Desde este día no ha pasado una semana completa publicada: aún no hay con qué comparar.',
  RegionLater_Figures: 'Datos más nuevos',
  RegionLater_ThenFigure: 'entonces se conocía {value} de {when}',
  RegionLater_NothingThen: 'entonces no se conocía',
  RegionLater_Source: '{source}. Las mismas series tal como se conocían el {day}.',
  RegionLater_Note:
    'Lo abierto se puede ocultar de nuevo: ni las conclusiones ni las cifras de la página cuentan con ello.',
};
