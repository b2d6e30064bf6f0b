import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  RegionEcology_Co2: 'Emisiones de CO₂',
  RegionEcology_Co2Sub: 'CO₂ por tipo de combustible y del cemento, millones de toneladas al año.',
  RegionEcology_NoCo2:
    'No hay serie de CO₂ de este lugar por separado: la fuente cuenta las provincias de Arjánguelsk y Tiumén con sus distritos autónomos, y un distrito solo se suma con todas sus regiones.',
  RegionEcology_NoNorm: 'No hay límite de CO₂ para una región, por eso no se traza línea de límite.',
  RegionEcology_MillionTonnes: 'millones de t',
  RegionEcology_Tonnes: 't',
  RegionEcology_TonnesCo2: 't de CO₂',
  RegionEcology_Group_solid: 'Carbón y otros sólidos',
  RegionEcology_Group_gas: 'Gas',
  RegionEcology_Group_motor: 'Combustible de motor',
  RegionEcology_Group_oil: 'Fueloil y otros derivados',
  RegionEcology_Group_cement: 'Cemento',
  RegionEcology_Short_solid: 'Carbón',
  RegionEcology_Short_gas: 'Gas',
  RegionEcology_Short_motor: 'Motor',
  RegionEcology_Short_oil: 'Fueloil',
  RegionEcology_Short_cement: 'Cemento',
  RegionEcology_Largest: '{group}: {share} de las emisiones de {year}',
  RegionEcology_Leap:
    '{year} desentona: {value}, más de cuatro veces los años vecinos, a causa de «{group}». Probablemente una errata de la fuente.',
  RegionEcology_LeapLabel: '{group}: salto',
  RegionEcology_LostLabel: '{fuel}: sin datos',
  RegionEcology_PerResident: 'CO₂ por residente',
  RegionEcology_PerResidentTimes:
    '{course, select, more {{times} veces lo del país por residente} other {{less} veces menos que el país por residente}}',
  RegionEcology_PerResidentSub:
    'Toneladas de CO₂ por residente, {year}: {rank, number}.º de {of, number}, el primero es el más alto.',
  RegionEcology_PerResidentSource: '{source}, con cemento; residentes de Rosstat el {day}.',
  RegionEcology_NoPerResident: 'Se calcula solo para regiones que tienen emisiones y residentes.',
  RegionEcology_Russia: 'Rusia',
  RegionEcology_Landfills: 'Vertederos ilegales',
  RegionEcology_LandfillsOwn:
    '{count, plural, one {# vertedero ilegal} other {# vertederos ilegales}} a fin de año',
  RegionEcology_LandfillsSub:
    'Vertederos ilegales en el distrito Central, {year}: {shown, number} de {of, number} regiones, de más a menos.',
  RegionEcology_NoLandfills: 'Los vertederos solo se cuentan públicamente en el distrito federal Central.',
  RegionEcology_Missing: 'Cuatro series que no existen',
  RegionEcology_MissingNext:
    '¿Tiene una serie así? Entréguela a su administrador: aparece en el mapa del país si se conoce para al menos cuarenta regiones.',
  RegionEcology_Air: 'Aire en las ciudades',
  RegionEcology_AirWhy: 'No hay serie abierta de estaciones; sin medición no se traza límite.',
  RegionEcology_Water: 'Vertidos al agua',
  RegionEcology_WaterWhy: 'Por región Rosstat da solo un boletín; no se encontró serie legible por máquina.',
  RegionEcology_Waste: 'Residuos',
  RegionEcology_WasteWhy: 'La generación y el tratamiento de residuos no se publican por región.',
  RegionEcology_Forest: 'Bosques e incendios',
  RegionEcology_ForestWhy: 'No se encontró serie por región entre los datos abiertos.',
  RegionEcology_ChangeFormula: 'último ÷ primero − 1, en por ciento',
  RegionEcology_VerdictCo2:
    'En {year} se emitieron <emitted>{emittedText}</emitted>, {course, select, more {un <change>{changeText}</change> más que en {first}} fewer {un <change>{changeText}</change> menos que en {first}} other {casi como en {first}, diferencia del <change>{changeText}</change>}}.',
  RegionEcology_VerdictLost:
    'Después no se puede comparar: en {year} «{fuel}» desapareció de la fuente, el año anterior <before>{beforeText}</before>.',
  RegionEcology_VerdictMissing: 'Aire, agua y residuos no se publican por región en series abiertas.',
};
