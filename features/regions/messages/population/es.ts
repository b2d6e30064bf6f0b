import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  RegionPopulation_Natural: 'Nacimientos y muertes',
  RegionPopulation_NaturalRun:
    '{course, select, gain {{years, plural, one {# año de crecimiento natural} other {# años seguidos de crecimiento natural}}} loss {{years, plural, one {# año de pérdida natural} other {# años seguidos de pérdida natural}}} gained {{before, plural, one {Crecimiento tras # año de pérdida} other {Crecimiento tras # años de pérdida}}} lost {{before, plural, one {Pérdida tras # año de crecimiento} other {Pérdida tras # años de crecimiento}}} other {Nacieron tantos como murieron}}',
  RegionPopulation_NaturalSub:
    'Nacimientos y muertes al año. El relleno es la diferencia, del color del mayor.',
  RegionPopulation_NoBirths:
    'Los nacimientos y muertes de este lugar no se publican por año, o no para al menos una de sus regiones.',
  RegionPopulation_Births: 'nacimientos',
  RegionPopulation_Deaths: 'muertes',
  RegionPopulation_PeopleUnit: 'personas',
  RegionPopulation_YearsUnit: 'años',
  RegionPopulation_Pyramid: 'Población por sexo y edad',
  RegionPopulation_WomenMore: 'Desde los {age, number} años hay más mujeres en cada edad',
  RegionPopulation_PyramidSub:
    '{kind, select, two {{year}, edades de cinco años. Discontinua: {before}.} other {{year}, edades de cinco años.}}',
  RegionPopulation_NoAges:
    'La población por edad de este lugar no se publica, o no para al menos una de sus regiones.',
  RegionPopulation_Migration: 'Crecimiento por quienes llegaron',
  RegionPopulation_MigrationMean:
    '{course, select, came {La llegada sumó {people} al año} left {La salida restó {people} al año} other {Llegaron tantos como se fueron}}',
  RegionPopulation_MigrationSub:
    'Crecimiento de la población menos el natural, media de {from}–{to}. No hay serie abierta de migración por región.',
  RegionPopulation_Joined: 'nuevos límites',
  RegionPopulation_NoMigration:
    'No se puede calcular el crecimiento por llegada: hay menos de cinco años con residentes, nacimientos y muertes.',
  RegionPopulation_Computed: 'Cálculo de Svodka. {source}',
  RegionPopulation_Expectancy: 'Esperanza de vida al nacer',
  RegionPopulation_ExpectancyNow: 'Mujeres {women} años, hombres {men}',
  RegionPopulation_ExpectancyOther: 'Según otra fuente ({source}), ambos sexos juntos: {value} en {year}.',
  RegionPopulation_ExpectancySub:
    'Esperanza de vida al nacer, {year}: mujeres {women}, hombres {men} respecto al año anterior.',
  RegionPopulation_NoExpectancy:
    'La esperanza de vida no se publica para este lugar; la de un distrito no se compone de sus regiones.',
  RegionPopulation_Women: 'mujeres',
  RegionPopulation_Men: 'hombres',
  RegionPopulation_Settlement: 'Proporción de población urbana',
  RegionPopulation_Density:
    'En total, {text} {count, plural, one {persona} other {personas}} por km² en {year}.',
  RegionPopulation_NoDensity: 'Densidad desconocida.',
  RegionPopulation_Urban: 'El {share} vive en ciudades, {year}',
  RegionPopulation_NoUrban: 'La proporción urbana no se publica para este lugar.',
  RegionPopulation_ToYear: 'respecto a {year}',
  RegionPopulation_MeanYear: 'Población, media de {year}',
  RegionPopulation_NaturalChange: 'Crecimiento natural',
  RegionPopulation_BornAndDied: 'nacieron {born}, murieron {died}',
  RegionPopulation_Children: 'Hijos por mujer',
  RegionPopulation_ChildrenBy:
    'según la población sin revisar tras el censo{isKnown, select, true {; según Rosstat, revisada: {official}} other {}}',
  RegionPopulation_Figures: 'Población en cifras, {year}',
  RegionPopulation_OlderShare: 'Proporción de residentes de 65 años o más',
  RegionPopulation_OlderFormula: 'residentes de 65 años o más ÷ todos × 100\u00A0%',
  RegionPopulation_VerdictNatural:
    'En {year} {bornValue, plural, one {nació} other {nacieron}} <born>{bornText}</born> {bornValue, plural, one {persona} other {personas}} y {diedValue, plural, one {murió} other {murieron}} <died>{diedText}</died>: {course, select, gain {ganancia de <change>{changeText}</change>, {run, plural, =0 {primer año de la serie} one {a diferencia del año anterior} other {# años seguidos}}} loss {pérdida de <change>{changeText}</change>, {run, plural, =0 {primer año de la serie} one {a diferencia del año anterior} other {# años seguidos}}} other {la misma cantidad}}.',
  RegionPopulation_VerdictOlder:
    'Los mayores de 64 años son el <older>{olderText}</older> de los residentes.',
  RegionPopulation_VerdictOlderThan:
    'Los mayores de 64 años son el <older>{olderText}</older> de los residentes; en {first} eran el <before>{beforeText}</before>.',
  RegionPopulation_Projection: 'Población futura',
  RegionPopulation_ProjectionTitle: '{people} en {year} si todo sigue como ahora; {before} en {base}',
  RegionPopulation_ProjectionSub:
    'Variante media: nacimientos, muertes y migración siguen como hoy. Línea discontinua: calculado.',
  RegionPopulation_ProjectionSource: '{source}. Modelo {model}, versión {version}; como se sabía el {day}.',
  RegionPopulation_OpenModel: 'Abrir el modelo',
  RegionPopulation_NoProjection:
    'Una proyección necesita seis años seguidos de población por sexo y edad; este lugar no los tiene.',
};
