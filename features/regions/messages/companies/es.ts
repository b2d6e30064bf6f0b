import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  RegionCompanies_AllClasses: 'Todas las clases',
  RegionCompanies_AllList: 'Toda la lista',
  RegionCompanies_Champion: 'campeona',
  RegionCompanies_Champions: 'Campeonas de crecimiento de la región',
  RegionCompanies_ChampionsCountry: 'Campeonas de crecimiento del país',
  RegionCompanies_ChampionsRule:
    '{source}. Respecto al año anterior. No se muestra un crecimiento de más de cinco veces: suele ser fusión o cambio contable.',
  RegionCompanies_ChampionsSub:
    'Ingresos desde 30\u00A0000 millones ₽, con beneficio, sin finanzas ni holdings.',
  RegionCompanies_Classes: 'Ingresos por clase de actividad',
  RegionCompanies_ClassesSub:
    'Área: ingresos de la clase en {year}. Color: mediana del crecimiento, sin los de más de cinco veces. Un clic abre la clasificación de la clase.',
  RegionCompanies_ClassesTitle: 'Dónde están los ingresos: {names}',
  RegionCompanies_Company: 'Organización',
  RegionCompanies_Growth: 'Al año anterior',
  RegionCompanies_InCountry: 'En el país',
  RegionCompanies_Inn: 'Nº fiscal',
  RegionCompanies_Margin: 'Margen',
  RegionCompanies_NoCities: 'Las cuentas nombran la región, no la ciudad.',
  RegionCompanies_NoCompanies:
    'Ninguna de las mayores organizaciones conocidas a este día está registrada aquí. La lista: cuentas anuales.',
  RegionCompanies_NoSmall:
    'El registro de pequeñas y medianas empresas de este lugar no se conocía a este día.',
  RegionCompanies_OpenIndustry: 'Abrir el sector',
  RegionCompanies_Profit: 'Beneficio',
  RegionCompanies_Rating: 'Clasificación de organizaciones',
  RegionCompanies_RatingSub:
    'Campeona: los ingresos crecieron 20\u00A0% o más, como mucho cinco veces, con beneficio.',
  RegionCompanies_RatingTitle:
    '{code} {name}: {count, plural, one {# organización} other {# organizaciones}}',
  RegionCompanies_Revenue: 'Ingresos',
  RegionCompanies_RevenueOf: 'Ingresos de las mayores organizaciones',
  RegionCompanies_ShareFormula: 'parte entre el todo',
  RegionCompanies_ShareOfAll: 'Parte de los ingresos de toda la lista',
  RegionCompanies_Small: 'Parte de pequeñas y medianas organizaciones',
  RegionCompanies_SmallMore: 'Más sobre pequeñas empresas',
  RegionCompanies_SmallSub:
    'Parte de organizaciones en el registro de pequeñas y medianas empresas por sección, 1 de octubre de {year}.',
  RegionCompanies_SmallTitle: 'Pequeñas y medianas: {share} de las organizaciones',
  RegionCompanies_Tone: 'mediana del crecimiento de ingresos',
  RegionCompanies_VerdictLargest:
    'La mayor clase es «{name}»: <part>{partText}</part>. Los ingresos se anotan donde está registrada la sede.',
  RegionCompanies_VerdictList:
    '{companies, plural, one {# de las {all, number} mayores organizaciones del país está registrada} other {# de las {all, number} mayores organizaciones del país están registradas}} aquí: <revenue>{revenueText}</revenue> de ingresos en {year}, el <share>{shareText}</share> de toda la lista.',
  RegionCompanies_VerdictCountry:
    'La lista reúne {companies, plural, one {# gran organización} other {# grandes organizaciones}} del país: <revenue>{revenueText}</revenue> de ingresos en {year}.',
};
