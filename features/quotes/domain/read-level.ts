/** What a sentence may say of how a place lives and what it makes. */
export type LevelMeasure =
  | 'unemployment'
  | 'poverty'
  | 'wage'
  | 'grp'
  | 'population'
  | 'pricesOfYear'
  | 'pricesSinceDecember'
  | 'revenue'
  | 'expenditure';

/** A level a sentence names, and of which year or month where it says so. */
export interface Level {
  measure: LevelMeasure;
  value: number;
  year: number | null;
  /** 1 = January. */
  month: number | null;
}

const whole = String.raw`(?<![\d\p{L},.-])(?<whole>\d{1,3}(?:[\s\u00a0]\d{3})+|\d+)(?:[,.](?<part>\d+))?[\s\u00a0]*`;
const scaled = String.raw`(?:(?<scale>тыс|млн|млрд|трлн|миллион|миллиард|триллион)(?!\p{L}*н\p{L}*\s(?:год|раз))\p{L}*\.?[\s\u00a0]*)?`;
const percent = new RegExp(String.raw`${whole}(?:%|процент\p{L}*)`, 'giu');
const roubles = new RegExp(String.raw`${whole}${scaled}(?:руб\p{L}*\.?|₽)`, 'giu');
const people = new RegExp(String.raw`${whole}${scaled}(?:человек\p{L}*|жител\p{L}*)`, 'giu');

/** Which words name a measure, in which unit it comes, and what makes it another one. */
const measures: readonly { measure: LevelMeasure; words: RegExp; unit: RegExp; not?: RegExp }[] = [
  {
    measure: 'unemployment',
    words: /(?<!\p{L})(?:уровень\s)?безработиц[аыуе](?!\p{L})/iu,
    unit: percent,
    not: /регистрир|молод[её]ж|женщин|мужчин|скрыт/iu,
  },
  {
    measure: 'poverty',
    words: /(?<!\p{L})(?:уров(?:ень|ня)|дол[яи])\sбедност\p{L}*|доход\p{L}*\sниже\sпрожиточного\sминимума/iu,
    unit: percent,
    not: /дет(?:и|ей|ск)|сем(?:ей|ьи)|пенсионер/iu,
  },
  {
    measure: 'wage',
    words:
      /(?<!\p{L})средн\p{L}+\s(?:номинальн\p{L}+\s|начисленн\p{L}+\s|месячн\p{L}+\s){0,2}(?:зарплат\p{L}*|заработн\p{L}+\sплат\p{L}*)/iu,
    unit: roubles,
    not: /врач|медик|медработ|медсест|учител|педагог|воспитател|преподавател|чиновник|служащ|шахт|програм|отрасл|предлага|вакан|медианн|реальн|минимальн/iu,
  },
  {
    measure: 'grp',
    words: /(?<!\p{L})(?:врп|валов\p{L}+\sрегиональн\p{L}+\sпродукт\p{L}*)(?!\p{L})/iu,
    unit: roubles,
    not: /на\sдушу|на\sчеловека|%|процент/iu,
  },
  {
    measure: 'population',
    words: /(?<!\p{L})(?:населени[ея]|численность\sнаселения|числ[оа]\sжителей)(?!\p{L})/iu,
    unit: people,
    not: /трудоспособн|городск|сельск|экономически\sактивн|возраст|пенсион|дет|плотност|коренн|мигрант|переехал|привит|болел/iu,
  },
  {
    measure: 'pricesSinceDecember',
    words: /(?<!\p{L})инфляци[яию]\p{L}*(?=.*с\sначала\sгода)|с\sначала\sгода(?=.*(?<!\p{L})инфляци)/iu,
    unit: percent,
    not: /базов|продовольств|ожидани|годов|таргет|цел[ьи]/iu,
  },
  {
    measure: 'pricesOfYear',
    words:
      /(?<!\p{L})инфляци[яию]\p{L}*(?=.*(?:по\sитогам|за)\s(?:20\d\d)\sгод)|(?:по\sитогам|за)\s20\d\d\sгод\p{L}*(?=.*(?<!\p{L})инфляци)/iu,
    unit: percent,
    not: /базов|продовольств|ожидани|таргет|цел[ьи]/iu,
  },
  {
    measure: 'revenue',
    words: /(?<!\p{L})доход\p{L}*\s(?:консолидированного|федерального)\sбюджета/iu,
    unit: roubles,
    not: /расход|нефтегаз|налогов|собственн/iu,
  },
  {
    measure: 'expenditure',
    words: /(?<!\p{L})расход\p{L}*\s(?:консолидированного|федерального)\sбюджета/iu,
    unit: roubles,
    not: /доход|(?<!\p{L})на\s\p{L}/iu,
  },
];

/** Words that make it something else: another place, a change, a comparison, a plan or a guess. */
const otherwise =
  /(?<!\p{L})(?:будет|будут|может|могут|если|бы|прогноз\p{L}*|ожида\p{L}*|план\p{L}*|цел[ьи]|должн\p{L}*|возможн\p{L}*|предскаж\p{L}*|оценил\p{L}*|хот\p{L}+|раз[а]?|сократ\p{L}*\sна|меньше\sчем|чем|город\p{L}*|район\p{L}*|посел\p{L}*|муниципал\p{L}*)(?!\p{L})|(?<!\p{L})мир[еа]?(?!\p{L})|планет|сша|кита|кнр|европ|германи|украин|белорус|казахстан|к\s20[2-9]\d/iu;
const months = 'январ феврал март апрел ма[йяе] июн июл август сентябр октябр ноябр декабр'.split(' ');
const yearWords = /(?<!\d)(20[012]\d)(?=\s?(?:год|г\.))/giu;
const quarters = /квартал|полугод|девять\sмесяцев|\d\sмесяц/iu;

/**
 * The level that a sentence names of a place: «безработица в области составила 4,1%». Null where it is not sure: changes («на
 * 2%»), plans, parts of the whole, other places, more than one number. Precision goes first.
 */
export function readLevel(text: string): Level | null {
  if (otherwise.test(text) || quarters.test(text)) return null;
  const named = measures.filter(({ words }) => words.test(text));
  const [known] = named;
  if (named.length !== 1 || known === undefined || known.not?.test(text)) return null;
  const years = [...text.matchAll(yearWords)].map(([year]) => Number(year));
  const told = months.flatMap((stem, at) => (monthWord(stem).test(text) ? [at + 1] : []));
  const plain = text.replace(/(?<!\d)20[012]\d(?:\s?(?:год\p{L}*|г\.))?/giu, (year) =>
    ' '.repeat(year.length),
  );
  const found = [...plain.matchAll(known.unit)];
  const numbers = plain.match(/\d+(?:[\s\u00a0]\d{3})*(?:[,.]\d+)?/gu) ?? [];
  if (found.length !== 1 || numbers.length !== 1 || years.length > 1 || told.length > 1) return null;
  const { index, groups = {} } = found[0]!;
  // What is counted is named before its number: «население края — 2 млн человек».
  if ((known.words.exec(text)?.index ?? index) >= index) return null;
  if (/(?<!\p{L})(?:на|ещё|еще|плюс|минус)[\s\u00a0]+(?:\p{L}+[\s\u00a0]+)?$/iu.test(plain.slice(0, index)))
    return null;
  const value = Number(`${groups['whole']!.replace(/\D/g, '')}.${groups['part'] ?? 0}`);
  return {
    measure: known.measure,
    value: Math.round(value * scaleOf(groups['scale']) * 100) / 100,
    year: years[0] ?? null,
    month: told[0] ?? null,
  };
}

function monthWord(stem: string): RegExp {
  return new RegExp(String.raw`(?<!\p{L})${stem}\p{L}{0,2}(?!\p{L})`, 'iu');
}

function scaleOf(scale: string | undefined): number {
  const word = scale?.toLowerCase() ?? '';
  if (word.startsWith('тыс')) return 1e3;
  if (word === 'млн' || word === 'миллион') return 1e6;
  if (word === 'млрд' || word === 'миллиард') return 1e9;
  return word === '' ? 1 : 1e12;
}
