import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  RegionCompanies_AllClasses: 'Todas as classes',
  RegionCompanies_AllList: 'Toda a lista',
  RegionCompanies_Champion: 'campeã',
  RegionCompanies_Champions: 'Campeãs de crescimento da região',
  RegionCompanies_ChampionsCountry: 'Campeãs de crescimento do país',
  RegionCompanies_ChampionsRule:
    '{source}. Em relação ao ano anterior. Crescimento acima de cinco vezes não é mostrado: costuma ser fusão ou mudança contábil.',
  RegionCompanies_ChampionsSub: 'Receita a partir de 30 bilhões ₽, com lucro, sem finanças e holdings.',
  RegionCompanies_Classes: 'Receita por classe de atividade',
  RegionCompanies_ClassesSub:
    'Área: receita da classe em {year}. Cor: mediana do crescimento, sem os de mais de cinco vezes. Um clique abre o ranking da classe.',
  RegionCompanies_ClassesTitle: 'Onde está a receita: {names}',
  RegionCompanies_Company: 'Organização',
  RegionCompanies_Growth: 'Ao ano anterior',
  RegionCompanies_InCountry: 'No país',
  RegionCompanies_Inn: 'Nº fiscal',
  RegionCompanies_Margin: 'Margem',
  RegionCompanies_NoCities: 'As contas indicam a região, não a cidade.',
  RegionCompanies_NoCompanies:
    'Nenhuma das maiores organizações conhecidas até este dia está registrada aqui. A lista: contas anuais.',
  RegionCompanies_NoSmall:
    'O registro de pequenas e médias empresas deste lugar não era conhecido até este dia.',
  RegionCompanies_OpenIndustry: 'Abrir o setor',
  RegionCompanies_Profit: 'Lucro',
  RegionCompanies_Rating: 'Ranking de organizações',
  RegionCompanies_RatingSub: 'Campeã: receita cresceu 20% ou mais, no máximo cinco vezes, com lucro.',
  RegionCompanies_RatingTitle: '{code} {name}: {count, plural, one {# organização} other {# organizações}}',
  RegionCompanies_Revenue: 'Receita',
  RegionCompanies_RevenueOf: 'Receita das maiores organizações',
  RegionCompanies_ShareFormula: 'parte sobre o todo',
  RegionCompanies_ShareOfAll: 'Parte da receita de toda a lista',
  RegionCompanies_Small: 'Parte de pequenas e médias organizações',
  RegionCompanies_SmallMore: 'Mais sobre pequenas empresas',
  RegionCompanies_SmallSub:
    'Parte das organizações no registro de pequenas e médias empresas por seção, 1 de outubro de {year}.',
  RegionCompanies_SmallTitle: 'Pequenas e médias: {share} das organizações',
  RegionCompanies_Tone: 'mediana do crescimento da receita',
  RegionCompanies_VerdictLargest:
    'A maior classe é “{name}”: <part>{partText}</part>. A receita conta onde a sede está registrada.',
  RegionCompanies_VerdictList:
    '{companies, plural, one {# das {all, number} maiores organizações do país está registrada} other {# das {all, number} maiores organizações do país estão registradas}} aqui: <revenue>{revenueText}</revenue> de receita em {year}, <share>{shareText}</share> de toda a lista.',
  RegionCompanies_VerdictCountry:
    'A lista reúne {companies, plural, one {# grande organização} other {# grandes organizações}} do país: <revenue>{revenueText}</revenue> de receita em {year}.',
};
