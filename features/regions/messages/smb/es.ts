import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  RegionSmb_AllSections: 'Todas las secciones',
  RegionSmb_August: 'El registro se depura en agosto; en octubre quedan pocas cerradas.',
  RegionSmb_Before: 'Hace un año',
  RegionSmb_Companies: 'Organizaciones',
  RegionSmb_CompaniesSub:
    'Cuentas de {year}; la lista tiene {count, plural, one {# región} other {# regiones}} con al menos una.',
  RegionSmb_CompaniesTitle: 'Regiones por mayores organizaciones',
  RegionSmb_District: 'distrito',
  RegionSmb_Country: 'Rusia',
  RegionSmb_Formula: 'pequeñas y medianas entre todas',
  RegionSmb_Largest: 'Mayor',
  RegionSmb_Movement: 'Cambio en el año',
  RegionSmb_NoCompanies: 'Las cuentas no se conocían a este día.',
  RegionSmb_NoData: 'El registro de este lugar no se conocía a este día.',
  RegionSmb_OfCountry: 'De la lista',
  RegionSmb_Organisations: 'Todas las organizaciones',
  RegionSmb_Outlook: 'El registro por delante',
  RegionSmb_OutlookSub:
    'Conocido hasta {month}; después, el mes del año anterior con el crecimiento del último año.',
  RegionSmb_OutlookAhead:
    'En {months, plural, one {# mes} other {# meses}}, {count}: {range} en nueve de cada diez casos.',
  RegionSmb_OutlookMissing:
    'La previsión necesita {needed, plural, one {# mes} other {# meses}} seguidos, se conocen {known, number}: el registro abierto es anual. El operador carga los recuentos mensuales (sme_register).',
  RegionSmb_OutlookCut: 'El crecimiento del último año supera lo que trae un año y se ha recortado.',
  RegionSmb_PageTitle: '{name}: pequeñas y medianas empresas',
  RegionSmb_Rank: 'Puesto',
  RegionSmb_Rating: 'Regiones por parte de pequeñas y medianas',
  RegionSmb_RatingSub: '{day}. País: {share}. Partes iguales comparten puesto.',
  RegionSmb_RatingTitle:
    '{count, plural, one {# región} other {# regiones}} por parte de pequeñas y medianas organizaciones',
  RegionSmb_Region: 'Región',
  RegionSmb_Revenue: 'Ingresos',
  RegionSmb_Section: 'Sección de actividad',
  RegionSmb_Sections: 'Por sección',
  RegionSmb_Share: 'Parte de pequeñas y medianas organizaciones',
  RegionSmb_ShareHead: 'Parte',
  RegionSmb_Small: 'Pequeñas y medianas',
  RegionSmb_Title: 'Pequeñas y medianas empresas',
  RegionSmb_Trend: 'Parte de pequeñas y medianas por año',
  RegionSmb_TrendSub: 'Al 1 de octubre de cada año, junto al distrito y el país.',
  RegionSmb_Verdict:
    'En {year} las pequeñas y medianas eran aquí el <share>{shareText}</share> de las organizaciones.',
  RegionSmb_VerdictRank:
    'En {year} las pequeñas y medianas eran aquí el <share>{shareText}</share> de las organizaciones: puesto {rank, number} entre {of, plural, one {# región} other {# regiones}}; la media del país es <country>{countryText}</country>.',
};
