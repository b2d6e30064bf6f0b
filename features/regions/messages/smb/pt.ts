import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  RegionSmb_AllSections: 'Todas as seções',
  RegionSmb_August: 'O registro é limpo em agosto; em outubro há nele poucas fechadas.',
  RegionSmb_Before: 'Há um ano',
  RegionSmb_Companies: 'Organizações',
  RegionSmb_CompaniesSub:
    'Contas de {year}; a lista tem {count, plural, one {# região} other {# regiões}} com ao menos uma.',
  RegionSmb_CompaniesTitle: 'Regiões por maiores organizações',
  RegionSmb_District: 'distrito',
  RegionSmb_Country: 'Rússia',
  RegionSmb_Formula: 'pequenas e médias sobre todas',
  RegionSmb_Largest: 'Maior',
  RegionSmb_Movement: 'Mudança no ano',
  RegionSmb_NoCompanies: 'As contas não eram conhecidas até este dia.',
  RegionSmb_NoData: 'O registro deste lugar não era conhecido até este dia.',
  RegionSmb_OfCountry: 'Da lista',
  RegionSmb_Organisations: 'Todas as organizações',
  RegionSmb_Outlook: 'O registro à frente',
  RegionSmb_OutlookSub:
    'Conhecido até {month}; daí em diante, o mês do ano anterior com o crescimento do último ano.',
  RegionSmb_OutlookAhead:
    'Em {months, plural, one {# mês} other {# meses}}, {count}: {range} em nove de dez casos.',
  RegionSmb_OutlookMissing:
    'A previsão precisa de {needed, plural, one {# mês} other {# meses}} seguidos, {known, number} são conhecidos: o registro aberto é anual. O operador carrega as contagens mensais (sme_register).',
  RegionSmb_OutlookCut: 'O crescimento do último ano passa do que um ano traz e foi cortado.',
  RegionSmb_PageTitle: '{name}: pequenas e médias empresas',
  RegionSmb_Rank: 'Posição',
  RegionSmb_Rating: 'Regiões por parte de pequenas e médias',
  RegionSmb_RatingSub: '{day}. País: {share}. Partes iguais dividem a posição.',
  RegionSmb_RatingTitle:
    '{count, plural, one {# região} other {# regiões}} por parte de pequenas e médias organizações',
  RegionSmb_Region: 'Região',
  RegionSmb_Revenue: 'Receita',
  RegionSmb_Section: 'Seção de atividade',
  RegionSmb_Sections: 'Por seção',
  RegionSmb_Share: 'Parte de pequenas e médias organizações',
  RegionSmb_ShareHead: 'Parte',
  RegionSmb_Small: 'Pequenas e médias',
  RegionSmb_Title: 'Pequenas e médias empresas',
  RegionSmb_Trend: 'Parte de pequenas e médias por ano',
  RegionSmb_TrendSub: 'Em 1 de outubro de cada ano, ao lado do distrito e do país.',
  RegionSmb_Verdict: 'Em {year} as pequenas e médias eram aqui <share>{shareText}</share> das organizações.',
  RegionSmb_VerdictRank:
    'Em {year} as pequenas e médias eram aqui <share>{shareText}</share> das organizações: {rank, number}º lugar entre {of, plural, one {# região} other {# regiões}}; a média do país é <country>{countryText}</country>.',
};
