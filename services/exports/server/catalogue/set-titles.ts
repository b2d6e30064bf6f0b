import type { Locale } from '#platform/shared/locales.ts';

type Titles = readonly [en: string, ja: string, pt: string, es: string];

/** What the bundled sources call themselves, in the other languages; in Russian the source's own words stand. */
const titles: Record<string, Titles> = {
  operational_headquarters_daily: [
    'Daily reports, стопкоронавирус.рф',
    '日次報告、стопкоронавирус.рф',
    'Relatórios diários, стопкоронавирус.рф',
    'Informes diarios, стопкоронавирус.рф',
  ],
  operational_headquarters_weekly: [
    'Weekly reports, стопкоронавирус.рф',
    '週次報告、стопкоронавирус.рф',
    'Relatórios semanais, стопкоронавирус.рф',
    'Informes semanales, стопкоронавирус.рф',
  ],
  operational_headquarters_vaccination: [
    'Vaccination, стопкоронавирус.рф',
    'ワクチン接種、стопкоронавирус.рф',
    'Vacinação, стопкоронавирус.рф',
    'Vacunación, стопкоронавирус.рф',
  ],
  lifting_stages: [
    'Stages of lifting restrictions as стопкоронавирус.рф mapped them; Suchkova et al., 2023',
    'стопкоронавирус.рфの地図による規制解除の段階、Suchkova et al. 2023年',
    'Fases do fim das restrições no mapa de стопкоронавирус.рф; Suchkova et al., 2023',
    'Fases del levantamiento de restricciones en el mapa de стопкоронавирус.рф; Suchkova et al., 2023',
  ],
  rosstat_regions_2021_via_dtereshch: [
    'Regions of Russia, 2021',
    'ロシアの地域、2021年',
    'Regiões da Rússia, 2021',
    'Regiones de Rusia, 2021',
  ],
  rosstat_regions_2019: [
    'Regions of Russia, 2019',
    'ロシアの地域、2019年',
    'Regiões da Rússia, 2019',
    'Regiones de Rusia, 2019',
  ],
  rosstat_via_lomska: [
    'EMISS, the state statistics system',
    'EMISS（国家統計システム）',
    'EMISS, sistema estatal de estatística',
    'EMISS, sistema estatal de estadística',
  ],
  rosstat_via_rustfare: [
    'Regions of Russia, 2000–2012',
    'ロシアの地域、2000～2012年',
    'Regiões da Rússia, 2000–2012',
    'Regiones de Rusia, 2000–2012',
  ],
  rosstat_via_aremt: [
    'Censuses and population estimates',
    '国勢調査と人口推計',
    'Censos e estimativas da população',
    'Censos y estimaciones de población',
  ],
  rosstat_1jan_2020: [
    'Population estimate, 1 January 2020',
    '2020年1月1日現在の人口推計',
    'Estimativa da população em 1º de janeiro de 2020',
    'Estimación de la población a 1 de enero de 2020',
  ],
  svodka_1jan: [
    'EMISS, from the means of the year',
    'EMISS、年平均からの算出',
    'EMISS, a partir das médias anuais',
    'EMISS, a partir de las medias anuales',
  ],
  rosstat_fedstat_via_geodata: [
    'EMISS, the state statistics system',
    'EMISS（国家統計システム）',
    'EMISS, sistema estatal de estatística',
    'EMISS, sistema estatal de estadística',
  ],
  rosstat_via_kaggle_dwdkills: [
    'EMISS, demography',
    'EMISS、人口動態',
    'EMISS, demografia',
    'EMISS, demografía',
  ],
  rosstat_ages_2019: [
    'Residents by sex and age on 1 January 2019',
    '2019年1月1日の男女別・年齢別人口',
    'População por sexo e idade em 1 de janeiro de 2019',
    'Población por sexo y edad al 1 de enero de 2019',
  ],
  rusfmd: [
    'Russian Fertility and Mortality Database',
    'ロシア出生・死亡データベース',
    'Base de dados russa de fecundidade e mortalidade',
    'Base de datos rusa de fecundidad y mortalidad',
  ],
  computed_from_rusfmd_mx: [
    'Life tables, computed',
    '生命表（計算値）',
    'Tábuas de vida, calculadas',
    'Tablas de vida, calculadas',
  ],
  un_wpp2024: [
    'World Population Prospects 2024',
    '世界人口推計2024',
    'World Population Prospects 2024',
    'World Population Prospects 2024',
  ],
  un_wpp2019: [
    'World Population Prospects 2019',
    '世界人口推計2019',
    'World Population Prospects 2019',
    'World Population Prospects 2019',
  ],
  rosstat_monitoring_806: [
    'Monitoring of the subjects’ social and economic state, order 806-r',
    '連邦構成主体の社会経済状況モニタリング、命令806-r',
    'Monitorização socioeconómica dos sujeitos, despacho 806-r',
    'Seguimiento socioeconómico de los sujetos, orden 806-r',
  ],
  fns_1nm: ['Form 1-NM', '様式1-NM', 'Formulário 1-NM', 'Formulario 1-NM'],
  treasury_0503317: [
    'Form 0503317, consolidated budgets as carried out',
    '様式0503317、連結予算の執行',
    'Formulário 0503317, execução do orçamento consolidado',
    'Formulario 0503317, ejecución del presupuesto consolidado',
  ],
  rosstat_organisations: [
    'EMISS, registered organisations',
    'EMISS、登録組織',
    'EMISS, organizações registadas',
    'EMISS, organizaciones registradas',
  ],
  fns_sme_register: [
    'Unified register of small and medium businesses',
    '中小企業統一登録簿',
    'Registo único das pequenas e médias empresas',
    'Registro único de pequeñas y medianas empresas',
  ],
  rosstat_gdp: ['National accounts', '国民経済計算', 'Contas nacionais', 'Cuentas nacionales'],
  rosstat_gdp_before_2011: [
    'National accounts, earlier method',
    '国民経済計算（旧方式）',
    'Contas nacionais, método anterior',
    'Cuentas nacionales, método anterior',
  ],
  rosstat_kep: [
    'Short-term economic indicators',
    '短期経済指標',
    'Indicadores económicos de curto prazo',
    'Indicadores económicos de corto plazo',
  ],
  rosstat_insurance: [
    'Insurance premiums and payments, Finance of Russia',
    '保険料と保険金、ロシアの財政',
    'Prémios e indemnizações de seguros, Finanças da Rússia',
    'Primas y pagos de seguros, Finanzas de Rusia',
  ],
  xiao_2021: [
    'CO2 emission accounts of Russia’s constituent entities 2005–2019',
    'ロシア連邦構成主体のCO2排出量、2005～2019年',
    'Contas de emissões de CO2 das entidades da Rússia 2005–2019',
    'Cuentas de emisiones de CO2 de las entidades de Rusia 2005–2019',
  ],
  emiss_60977: [
    'EMISS, indicator 60977',
    'EMISS、指標60977',
    'EMISS, indicador 60977',
    'EMISS, indicador 60977',
  ],
  emiss_shipments: [
    'EMISS, shipments of goods of own production',
    'EMISS、自社製品の出荷',
    'EMISS, bens de produção própria expedidos',
    'EMISS, bienes de producción propia despachados',
  ],
  rosstat_accounts_2016: [
    'Accounts of organisations for 2016',
    '2016年の組織の会計報告',
    'Contas das organizações de 2016',
    'Cuentas de las organizaciones de 2016',
  ],
  rosstat_census_2021: [
    'Census of 2021, cities',
    '2021年国勢調査、都市',
    'Censo de 2021, cidades',
    'Censo de 2021, ciudades',
  ],
  svodka_sample: [
    'Sample, generated by a program',
    '見本（プログラムで生成）',
    'Amostra, gerada por um programa',
    'Muestra, generada por un programa',
  ],
  rosstat_via_vokhmianin: [
    'EMISS: poverty, trade, housing, health',
    'EMISS：貧困、商業、住宅、保健',
    'EMISS: pobreza, comércio, habitação, saúde',
    'EMISS: pobreza, comercio, vivienda, salud',
  ],
  rosstat_via_findatalab: [
    'Science, innovation, fixed assets, non-profit organisations',
    '科学、イノベーション、固定資産、非営利組織',
    'Ciência, inovação, ativos fixos, organizações sem fins lucrativos',
    'Ciencia, innovación, activos fijos, organizaciones sin fines de lucro',
  ],
  minzdrav_form12: [
    'Form 12, first diagnoses by age',
    '様式12、年齢別の初回診断',
    'Formulário 12, primeiros diagnósticos por idade',
    'Formulario 12, primeros diagnósticos por edad',
  ],
  rospotrebnadzor_tests: ['Tests for COVID-19', 'COVID-19検査', 'Testes de COVID-19', 'Pruebas de COVID-19'],
  moscow_covid19_ru: [
    'Moscow: beds, hospitals, age of the infected, mobility',
    'モスクワ：病床、病院、感染者の年齢、移動',
    'Moscou: camas, hospitais, idade dos infetados, mobilidade',
    'Moscú: camas, hospitales, edad de los infectados, movilidad',
  ],
  oxcgrt: [
    'A global panel database of pandemic policies, Hale et al. (2021)',
    'パンデミック政策の世界パネルデータベース、Hale et al. (2021)',
    'Base mundial de políticas da pandemia, Hale et al. (2021)',
    'Base mundial de políticas de la pandemia, Hale et al. (2021)',
  ],
};

const order = { en: 0, ja: 1, pt: 2, es: 3 } as const;

/** A source's title in a language; an operator's own source keeps the words it came with. */
export function titleOf(source: string, own: string, locale: Locale): string {
  return locale === 'ru' ? own : (titles[source]?.[order[locale]] ?? own);
}
