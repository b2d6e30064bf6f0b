import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  RegionTwins_Area: 'superficies: manual de regiones (Wikipedia, CC BY-SA)',
  RegionTwins_Compare: 'Comparar en el gráfico',
  RegionTwins_Far: 'Las separa: {part}',
  RegionTwins_Few:
    'Todo lo necesario solo se conoce de {compared, plural, one {# región} other {# regiones}}: no hay con quién comparar.',
  RegionTwins_Figures: 'Todas las cifras',
  RegionTwins_Here: 'Aquí',
  RegionTwins_Lead: 'cercanía {nearness} de 100',
  RegionTwins_Measure_density: 'Personas por km²',
  RegionTwins_Measure_income: 'Ingreso, % del nacional',
  RegionTwins_Measure_old: 'Más de 64 años, %',
  RegionTwins_Measure_section: '{name}, % de las organizaciones',
  RegionTwins_Measure_urban: 'Población urbana, %',
  RegionTwins_Measure_working: 'De 15 a 64 años, %',
  RegionTwins_Measure_young: 'Menos de 15 años, %',
  RegionTwins_Method:
    'Las cinco partes pesan lo mismo. La distancia de cada parte se mide en desviaciones típicas entre {compared, plural, one {# región} other {# regiones}} (densidad en logaritmo); la distancia total d es la raíz de la media de los cuadrados. Cercanía: 100 / (1 + d).',
  RegionTwins_Missing: 'No hay con qué comparar: ese día no se conoce de la región: {parts}.',
  RegionTwins_Near: 'Las acerca: {part}',
  RegionTwins_Part_age: 'edad',
  RegionTwins_Part_density: 'densidad',
  RegionTwins_Part_income: 'ingreso por persona',
  RegionTwins_Part_mix: 'tipos de organizaciones (OKVED)',
  RegionTwins_Part_urban: 'población urbana',
  RegionTwins_Sub: 'Qué las acerca, qué las separa y qué vino después',
  RegionTwins_SubjectsOnly:
    'Las regiones parecidas solo se buscan para una región: el país y un distrito son sumas de muchas.',
  RegionTwins_There: 'Allí',
  RegionTwins_Title: 'Regiones parecidas',
  RegionTwins_Week: 'Casos por 100 000 en la semana',
  RegionTwins_WeekChange: 'Cambio respecto a la semana anterior',
  RegionTwins_Year: 'Año',
};
