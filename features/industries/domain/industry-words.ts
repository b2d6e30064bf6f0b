import { locales, type Locale } from '#platform/shared/locales.ts';

/** Lines of words by language; a headline is of the industry when it has all the words of one line, in any form. */
type Words = Record<Locale, string[]>;

/** What headlines call an industry, by the code from which on it holds. Ours; names of organisations are too often words of every day. */
const words: Readonly<Record<string, Words>> = {
  A: say(
    'урожай|аграрии|сельское хозяйство',
    'farmers|harvest|agriculture',
    '農業|収穫',
    'agricultura|colheita',
    'agricultura|cosecha',
  ),
  B: say(
    'добыча нефти|добыча угля|шахта',
    'oil production|coal mine',
    '石油 生産|炭鉱',
    'produção petróleo|mina',
    'producción petróleo|mina',
  ),
  '06': say(
    'добыча нефти|ОПЕК|нефтяники',
    'oil production|OPEC',
    '石油 生産|OPEC',
    'petróleo|OPEP',
    'petróleo|OPEP',
  ),
  C: say(
    'завод|промышленность',
    'factory|manufacturing',
    '工場|製造業',
    'fábrica|indústria',
    'fábrica|industria',
  ),
  '10': say('продукты питания|пищевая промышленность', 'food industry', '食品', 'alimentos', 'alimentos'),
  '21': say(
    'лекарства|препараты|вакцина производство',
    'medicines|pharmaceutical',
    '医薬品|製薬',
    'medicamentos',
    'medicamentos',
  ),
  '29': say('автозавод|АвтоВАЗ|автопром', 'carmaker|car plant', '自動車 工場', 'montadora', 'automotriz'),
  D: say(
    'электроэнергия|энергетики|электростанция',
    'electricity|power plant',
    '電力|発電所',
    'eletricidade',
    'electricidad',
  ),
  F: say('строительство|застройщик|стройка', 'construction|builders', '建設', 'construção', 'construcción'),
  G: say('торговля|ритейлер', 'retail|trade', '小売|貿易', 'varejo|comércio', 'comercio|minorista'),
  '46': say('оптовая торговля|поставщик', 'wholesale', '卸売', 'atacado', 'mayorista'),
  '47': say(
    'ритейлер|магазин|торговые сети|супермаркет',
    'retailer|shops|supermarket',
    '小売|スーパー',
    'varejo|lojas|supermercado',
    'tiendas|supermercado',
  ),
  H: say(
    'перевозки|перевозчик|РЖД',
    'railway|freight|airline',
    '鉄道|運輸',
    'transporte|ferrovia',
    'transporte|ferrocarril',
  ),
  '51': say(
    'авиакомпания|Аэрофлот|авиаперевозки',
    'airline|flights',
    '航空会社',
    'companhia aérea',
    'aerolínea',
  ),
  I: say(
    'рестораны|гостиницы|отели|кафе',
    'restaurants|hotels',
    'ホテル|飲食店',
    'hotéis|restaurantes',
    'hoteles|restaurantes',
  ),
  J: say(
    'операторы связи|программное обеспечение|IT компании',
    'software|telecom',
    'ソフトウェア|通信',
    'software|telecomunicações',
    'software|telecomunicaciones',
  ),
  K: say('банк|страховщик|вклады', 'bank|insurer', '銀行|保険', 'banco|seguradora', 'banco|aseguradora'),
  L: say('недвижимость|аренда', 'real estate|rent', '不動産', 'imóveis|aluguel', 'inmobiliaria|alquiler'),
  P: say(
    'школа|вуз|университет',
    'school|university',
    '学校|大学',
    'escola|universidade',
    'escuela|universidad',
  ),
  Q: say(
    'больница|поликлиника|здравоохранение',
    'hospital|health care',
    '病院|医療',
    'hospital|saúde',
    'hospital|salud',
  ),
  R: say(
    'театр|музей|кинотеатр|спорт',
    'theatre|museum|cinema',
    '劇場|美術館',
    'teatro|museu|cinema',
    'teatro|museo|cine',
  ),
};

/** The words of the nearest entry that has any: of the code itself, else of what it is part of. */
export function wordsOf(code: string, section: string): { code: string; words: Words } | null {
  const own = Object.keys(words)
    .filter((key) => code.startsWith(key))
    .sort((one, other) => other.length - one.length)[0];
  const found = own ?? (words[section] ? section : null);
  return found === null ? null : { code: found, words: words[found]! };
}

function say(...lines: readonly [string, string, string, string, string]): Words {
  return Object.fromEntries(locales.map((locale, at) => [locale, lines[at]!.split('|')])) as Words;
}
