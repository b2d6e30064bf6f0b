import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  RegionHealth_Beside: 'Enfermedades en comparación con el país',
  RegionHealth_FarTitle:
    'Lo que más difiere: {name}, un {percent} {course, select, more {más} other {menos}} que en el país',
  RegionHealth_FarSub:
    'Primeros diagnósticos por habitante, {year}: en qué porcentaje son más o menos frecuentes que en el país. En color, las cinco que más difieren.',
  RegionHealth_FarNote:
    'Más no siempre es peor: también se diagnostica donde se busca mejor. Las filas con una errata de la fuente no están en el gráfico.',
  RegionHealth_Rarer: 'menos que en el país',
  RegionHealth_Oftener: 'más',
  RegionHealth_CountryShort: 'Rusia',
  RegionHealth_Remark: 'Nota',
  RegionHealth_Doubt_repeatsPart: 'Errata en la fuente: una edad figura por todas. No se muestra.',
  RegionHealth_Doubt_outsideParts:
    'Error en la fuente: todas las edades quedan fuera de sus grupos. No se muestra.',
  RegionHealth_Doubt_differsFromTwin: 'Error en la fuente: otra tabla oficial da otra cifra. No se muestra.',
  RegionHealth_Doubt_besideTwin: 'Error en la fuente: la fila no coincide con otra tabla. No se muestra.',
  RegionHealth_Supply: 'Camas, médicos, enfermería',
  RegionHealth_NoSupply: 'Las camas y médicos de este lugar no se publican.',
  RegionHealth_SourceYear: '{source}, {year}',
  RegionHealth_Morbidity: 'Nuevos diagnósticos',
  RegionHealth_NoMorbidity:
    'La morbilidad por edad no está publicada para este lugar: la serie abierta no abarca todos los lugares ni todos los años.',
  RegionHealth_Commonest: 'Lo más común: {name}, {share} de los primeros diagnósticos',
  RegionHealth_MorbiditySub: 'Primeros diagnósticos por 100 000 personas de esa edad, {year}.',
  RegionHealth_MorbidityEnds: 'No hay datos abiertos más recientes.',
  RegionHealth_Class: 'Clase de enfermedades',
  RegionHealth_Age_children: '0–14 años',
  RegionHealth_Age_teenagers: '15–17 años',
  RegionHealth_Age_adults: '18 años o más',
  RegionHealth_Age_all: 'Todas las edades',
  RegionHealth_SinceFirst: 'Respecto a {year}',
  RegionHealth_Country: 'Rusia, todas las edades',
  RegionHealth_Epidemic_beds: 'Camas para COVID-19 en 2020',
  RegionHealth_Epidemic_hospitals: 'Pacientes de cinco hospitales COVID-19',
  RegionHealth_Epidemic_mobility: 'Movilidad respecto a 2019',
  RegionHealth_Epidemic_tests: 'Pruebas de COVID-19 al día',
  RegionHealth_Bed_covid_beds: 'en total',
  RegionHealth_Bed_covid_beds_occupied: 'ocupadas',
};
