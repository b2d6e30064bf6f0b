import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  RegionEcology_Co2: 'Emissões de CO₂',
  RegionEcology_Co2Sub: 'CO₂ por tipo de combustível e do cimento, milhões de toneladas por ano.',
  RegionEcology_NoCo2:
    'Não há série de CO₂ só deste lugar: a fonte conta as províncias de Arkhangelsk e Tiumen com seus distritos autônomos, e um distrito só se soma com todas as suas regiões.',
  RegionEcology_NoNorm: 'Não há limite de CO₂ para uma região, por isso não se traça linha de limite.',
  RegionEcology_MillionTonnes: 'milhões de t',
  RegionEcology_Tonnes: 't',
  RegionEcology_TonnesCo2: 't de CO₂',
  RegionEcology_Group_solid: 'Carvão e outros sólidos',
  RegionEcology_Group_gas: 'Gás',
  RegionEcology_Group_motor: 'Combustível de motor',
  RegionEcology_Group_oil: 'Óleo combustível e outros derivados',
  RegionEcology_Group_cement: 'Cimento',
  RegionEcology_Short_solid: 'Carvão',
  RegionEcology_Short_gas: 'Gás',
  RegionEcology_Short_motor: 'Motor',
  RegionEcology_Short_oil: 'Óleo',
  RegionEcology_Short_cement: 'Cimento',
  RegionEcology_Largest: '{group}: {share} das emissões de {year}',
  RegionEcology_Leap:
    '{year} destoa: {value}, mais de quatro vezes os anos vizinhos, por causa de “{group}”. Provavelmente um erro da fonte.',
  RegionEcology_LeapLabel: '{group}: salto',
  RegionEcology_LostLabel: '{fuel}: sem dados',
  RegionEcology_PerResident: 'CO₂ por residente',
  RegionEcology_PerResidentTimes:
    '{course, select, more {{times} vezes o do país por residente} other {{less} vezes menos que o país por residente}}',
  RegionEcology_PerResidentSub:
    'Toneladas de CO₂ por residente, {year}: {rank, number}º de {of, number}, o primeiro é o mais alto.',
  RegionEcology_PerResidentSource: '{source}, com cimento; residentes da Rosstat em {day}.',
  RegionEcology_NoPerResident: 'Calcula-se só para regiões que têm emissões e residentes.',
  RegionEcology_Russia: 'Rússia',
  RegionEcology_Landfills: 'Aterros ilegais',
  RegionEcology_LandfillsOwn:
    '{count, plural, one {# aterro ilegal} other {# aterros ilegais}} no fim do ano',
  RegionEcology_LandfillsSub:
    'Aterros ilegais no distrito Central, {year}: {shown, number} de {of, number} regiões, do maior ao menor.',
  RegionEcology_NoLandfills: 'Os aterros só são contados abertamente no distrito federal Central.',
  RegionEcology_Missing: 'Quatro séries que não existem',
  RegionEcology_MissingNext:
    'Tem uma série assim? Entregue-a ao seu administrador: aparece no mapa do país se for conhecida para pelo menos quarenta regiões.',
  RegionEcology_Air: 'Ar nas cidades',
  RegionEcology_AirWhy: 'Não há série aberta de estações; sem medição não se traça limite.',
  RegionEcology_Water: 'Descargas na água',
  RegionEcology_WaterWhy: 'Por região a Rosstat dá só um boletim; não se achou série legível por máquina.',
  RegionEcology_Waste: 'Resíduos',
  RegionEcology_WasteWhy: 'A geração e o tratamento de resíduos não são publicados por região.',
  RegionEcology_Forest: 'Florestas e incêndios',
  RegionEcology_ForestWhy: 'Não se achou série por região entre os dados abertos.',
  RegionEcology_ChangeFormula: 'último ÷ primeiro − 1, em porcento',
  RegionEcology_VerdictCo2:
    'Em {year} foram emitidas <emitted>{emittedText}</emitted>, {course, select, more {<change>{changeText}</change> mais que em {first}} fewer {<change>{changeText}</change> menos que em {first}} other {quase como em {first}, diferença de <change>{changeText}</change>}}.',
  RegionEcology_VerdictLost:
    'Depois não se pode comparar: em {year} “{fuel}” sumiu da fonte, no ano anterior <before>{beforeText}</before>.',
  RegionEcology_VerdictMissing: 'Ar, água e resíduos não são publicados por região em séries abertas.',
};
