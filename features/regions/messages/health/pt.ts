import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  RegionHealth_Beside: 'Doenças em comparação com o país',
  RegionHealth_FarTitle:
    'O que mais difere: {name}, {percent} {course, select, more {mais} other {menos}} que no país',
  RegionHealth_FarSub:
    'Primeiros diagnósticos por habitante, {year}: quantos por cento a mais ou a menos que no país. Em cor, as cinco que mais diferem.',
  RegionHealth_FarNote:
    'Mais nem sempre é pior: o diagnóstico também aparece onde se procura melhor. As linhas com erro da fonte não estão no gráfico.',
  RegionHealth_Rarer: 'menos que no país',
  RegionHealth_Oftener: 'mais',
  RegionHealth_CountryShort: 'Rússia',
  RegionHealth_Remark: 'Nota',
  RegionHealth_Doubt_repeatsPart: 'Erro de impressão na fonte: uma idade consta por todas. Não mostramos.',
  RegionHealth_Doubt_outsideParts:
    'Erro na fonte: todas as idades ficam fora dos seus grupos. Não mostramos.',
  RegionHealth_Doubt_differsFromTwin: 'Erro na fonte: outra tabela oficial diz outra coisa. Não mostramos.',
  RegionHealth_Doubt_besideTwin: 'Erro na fonte: a linha não bate com outra tabela. Não mostramos.',
  RegionHealth_Supply: 'Leitos, médicos, enfermeiros',
  RegionHealth_NoSupply: 'Leitos e médicos não são publicados para este lugar.',
  RegionHealth_SourceYear: '{source}, {year}',
  RegionHealth_Morbidity: 'Novos diagnósticos',
  RegionHealth_NoMorbidity:
    'A morbidade por idade não está publicada para este lugar: a série aberta não abrange todos os lugares nem todos os anos.',
  RegionHealth_Commonest: 'Mais comum: {name}, {share} dos primeiros diagnósticos',
  RegionHealth_MorbiditySub: 'Primeiros diagnósticos por 100.000 pessoas dessa idade, {year}.',
  RegionHealth_MorbidityEnds: 'Não há dados abertos mais recentes.',
  RegionHealth_Class: 'Classe de doenças',
  RegionHealth_Age_children: '0–14 anos',
  RegionHealth_Age_teenagers: '15–17 anos',
  RegionHealth_Age_adults: '18 anos ou mais',
  RegionHealth_Age_all: 'Todas as idades',
  RegionHealth_SinceFirst: 'Sobre {year}',
  RegionHealth_Country: 'Rússia, todas as idades',
  RegionHealth_Epidemic_beds: 'Leitos para COVID-19 em 2020',
  RegionHealth_Epidemic_hospitals: 'Pacientes de cinco hospitais COVID-19',
  RegionHealth_Epidemic_mobility: 'Mobilidade em relação a 2019',
  RegionHealth_Epidemic_tests: 'Testes de COVID-19 por dia',
  RegionHealth_Bed_covid_beds: 'no total',
  RegionHealth_Bed_covid_beds_occupied: 'ocupados',
};
