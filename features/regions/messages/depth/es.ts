import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  RegionDepth_Census: 'censo de {year}',
  RegionDepth_Title: '{family}: {place}',
  RegionDepth_Families: 'Temas en detalle',
  RegionDepth_Family_population: 'Población',
  RegionDepth_Family_health: 'Salud',
  RegionDepth_Family_ecology: 'Ecología',
  RegionDepth_Indicators: 'Indicadores',
  RegionDepth_None: 'No hay indicadores de este tema publicados para este lugar.',
  RegionFinding_Remark: 'Observación',
  RegionFinding_Flagged:
    '{period}: {value}. {reason} No entra en la serie, las comparaciones ni los puestos.',
  RegionFinding_Held: '{period}: el valor no se muestra. {reason}',
  RegionFinding_Accepted: '{period}: {value}. {reason} Comprobado y aceptado: {note}',
  RegionFinding_repeatsPart: 'Errata en la fuente: se repite el valor de otra fila.',
  RegionFinding_outsideParts: 'Error en la fuente: la media queda fuera de sus partes.',
  RegionFinding_differsFromTwin: 'Otra tabla oficial da otra cifra.',
  RegionFinding_besideTwin: 'La fila no coincide con otra tabla oficial.',
  RegionFinding_notSum: 'El total no es la suma de sus partes.',
  RegionFinding_countryBelowPart: 'El país queda por debajo de una de sus regiones.',
  RegionFinding_countryNotSum: 'El país no es la suma de sus regiones.',
  RegionFinding_notShare: 'Proporción fuera de 0–100\u00A0%.',
  RegionFinding_notWhole: 'Recuento que no es entero.',
  RegionFinding_negative: 'Recuento por debajo de cero.',
  RegionFinding_jumpAndBack: 'Salto de cuatro veces y vuelta: parece una errata en la fuente.',
  RegionDepth_Country: 'Rusia',
  RegionDepth_District: 'distrito',
  RegionDepth_Rank: '{rank, number}.º más alto de {of, number}',
  RegionDepth_InCountry: 'en Rusia {value}',
  RegionDepth_Source: '{source}: {title}, {period}.',
  RegionDepth_Neighbours: 'Junto a los vecinos',
  RegionDepth_NeighboursSub:
    'Regiones con las que limita (de un distrito, las suyas) en el mismo período; lo que no se publica no figura.',
  RegionDepth_OtherBase:
    'Según la población sin revisar tras el censo: {value} ({source}); es la cifra del dosier.',
  RegionDepth_Place: 'Lugar',
};
