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
  RegionPopulation_Questions: 'Preguntas de la página',
  RegionPopulation_Ask_howMany: 'Cuántos somos',
  RegionPopulation_Ask_growth: 'De dónde vienen el crecimiento y la pérdida',
  RegionPopulation_Ask_ages: 'Qué edad tenemos',
  RegionPopulation_Ask_ahead: 'Qué viene después',
  RegionPopulation_Residents: 'Población media del año',
  RegionPopulation_NoResidents:
    'La población de este lugar por año no está publicada o no se conoce en al menos una de sus regiones.',
  RegionPopulation_LikeCountry: 'como el país',
  RegionPopulation_LikeCountryNote:
    'Línea gris: el mismo lugar, si desde {first} hubiera cambiado como el país dentro de las mismas fronteras. La escala empieza en cero.',
  RegionPopulation_HowMany:
    '{most, select, now {Hay más gente que en ningún año desde {first}: {people} en {year}.} other {El año con más gente fue {year}, {people}; en {last} son {now}.}} De {first} a {last}: {change}{country, select, same {, en Rusia {countryChange}} later {; desde {since} {sinceChange}, en Rusia {countryChange}} other {}}.',
  RegionPopulation_Beside: 'Al lado',
  RegionPopulation_BesideSub: 'Población media, {year} frente a {from}. Regiones vecinas.',
  RegionPopulation_BesideChange: 'Cambio, %',
  RegionPopulation_BesideSource:
    '{source}. Rusia: suma de las regiones conocidas en ambos años, es decir, dentro de las mismas fronteras.',
  RegionPopulation_NoBeside:
    'La población de este lugar dentro de las mismas fronteras no está publicada para diez años.',
  RegionPopulation_MovedShort: 'saldo',
  RegionPopulation_Moved: 'Llegadas menos salidas',
  RegionPopulation_Growth:
    '{course, select, loss {En {year} murió más gente de la que nació: {change}, {years, plural, one {# año seguido} other {# años seguidos}}.} gain {En {year} nació más gente de la que murió: {change}, {years, plural, one {# año seguido} other {# años seguidos}}.} other {En {year} nació tanta gente como murió.}}',
  RegionPopulation_GrowthMoved: 'Llegadas menos salidas: {people} al año de media en {from}–{to}.',
  RegionPopulation_GrowthNote:
    'Personas al año; las llegadas menos las salidas se calculan como crecimiento sin nacimientos ni muertes.',
  RegionPopulation_Ages:
    '{country, select, known {Mayores de 64 años: {old}, en Rusia {oldThere}; menores de 15 años: {young} frente a {youngThere}.} other {Mayores de 64 años: {old}; menores de 15 años: {young}.}}',
  RegionPopulation_AgesWomen: 'A partir de los ochenta hay {women} mujeres por hombre.',
  RegionPopulation_AgesNote:
    'Parte de la población total, {year}, grupos de cinco años, el último es 85+. {country, select, known {Contorno: Rusia en el mismo año.} other {}}',
  RegionPopulation_NoChildren: 'Los nacimientos por edad de la madre no están publicados para este lugar.',
  RegionPopulation_ChildrenShort: 'hijos',
  RegionPopulation_Replacement: 'nivel de reemplazo',
  RegionPopulation_ChildrenNow:
    '{children} hijos por mujer; para reemplazar una generación hacen falta {needed}',
  RegionPopulation_ChildrenSub: 'Por tasas de edad, {year}. La escala empieza en cero.',
  RegionPopulation_ChildrenOther: 'Rosstat da {children} para {year}: cuenta a las mujeres de otro modo.',
  RegionPopulation_AheadAnswer:
    'En la variante media, {people} en {year}{range, select, known {; en ocho de diez simulaciones, de {low} a {high}} other {}}.',
  RegionPopulation_Swings: 'Qué cambia más el resultado',
  RegionPopulation_SwingsSub: 'Población en {year}.',
  RegionPopulation_SwingIf: 'Si',
  RegionPopulation_Swing_medium: 'variante media',
  RegionPopulation_Swing_moreMigration: 'más migración',
  RegionPopulation_Swing_noMigration: 'sin migración',
  RegionPopulation_Swing_moreBirths: 'más nacimientos',
  RegionPopulation_Swing_fewerBirths: 'menos nacimientos',
};
