/** What a sentence counts of the epidemic, over which time, and how much it says. */
export interface Claim {
  measure: 'cases' | 'deaths' | 'cured';
  period: 'day' | 'total';
  value: number;
}

const number = String.raw`(?<![\d\p{L}-])(?<whole>\d{1,3}(?:[\s\u00a0]\d{3})+|\d+)(?:,(?<part>\d+))?(?:[\s\u00a0]*(?<scale>тыс|млн|миллион)\p{L}*\.?)?(?![\d\p{L}-])`;
const numbers = new RegExp(number, 'giu');
/** Numbers that are names and days. */
const named =
  /covid[-\s]?(?:19|2019)|ковид[-\s]?19|(?<!\p{L})20[12]\d(?:\s(?:год\p{L}*|г\.))?|\d{1,2}\s(?:январ|феврал|март|апрел|ма[йяе]|июн|июл|август|сентябр|октябр|ноябр|декабр)\p{L}*|\d+[-\s](?:м|х|ти|ми)?\s?регион\p{L}*/giu;
const measures = {
  cases: /(?<!\p{L})(?:случ\p{L}+|заболев?\p{L}*|зараж\p{L}+|заразив?\p{L}*|инфицир\p{L}+)/iu,
  deaths: /(?<!\p{L})(?:умер\p{L}*|скончал\p{L}+|смерт\p{L}*|жертв\p{L}*|погиб\p{L}*|летальн\p{L}+)/iu,
  cured: /(?<!\p{L})(?:выздоров\p{L}+|вылечи\p{L}+|поправил\p{L}+)/iu,
} as const;
const infection = /коронавирус|covid|ковид/iu;
const daily =
  /(?<!\p{L})(?:за|в)\s(?:(?:минувшие|последние|прошедшие|прошлые|эти)\s)?сутки|за\sдень(?!\p{L})/iu;
const fresh = /(?<!\p{L})(?:новы[хйе]|ещ[её])\s/iu;
const whole =
  /(?<!\p{L})(?:общее\s|всего\s)?(?:число|количество)\s.*(?:превысил|достигл|приблизил|превышает|состав|перевалил)|с\sначала\s(?:пандемии|эпидемии)|уже\s(?:более|больше|свыше|почти)/iu;
/** Words that make it something else: another place, another time, a share, a guess, a bound that held for days. */
const otherwise =
  /%|процент|подряд|впервые|недел|месяц|(?<!\p{L})(?:в|во всём|во всем|по)\sмире|планет|сша|кита|кнр|европ|(?<!\p{L})(?:будет|будут|может|могут|если|прогноз\p{L}*|ожида\p{L}*|переболе\p{L}*|возможн\p{L}*)(?!\p{L})|раз[а]?\s(?:больше|меньше)|больниц|госпитал|привив|тест|регистрируется|оказал/iu;

/**
 * What a sentence says of the epidemic in numbers; null where it is not sure: other places and times, shares, guesses, more
 * than one number or measure. Precision goes first: what is left alone does no harm.
 */
export function readClaim(text: string): Claim | null {
  if (!infection.test(text) || otherwise.test(text)) return null;
  const plain = text.replace(named, ' ');
  const found = [...plain.matchAll(numbers)];
  const measure = measureOf(plain);
  if (found.length !== 1 || measure === null) return null;
  const { whole: digits = '', part, scale } = found[0]!.groups!;
  const value = Number(`${digits.replace(/\D/g, '')}.${part ?? 0}`) * scaleOf(scale);
  const period = daily.test(plain) ? 'day' : whole.test(plain) ? 'total' : fresh.test(plain) ? 'day' : null;
  return period === null ? null : { measure, period, value: Math.round(value) };
}

/** A death of the infected is a death: «умерли 59 заразившихся»; any other two measures are one too many. */
function measureOf(text: string): Claim['measure'] | null {
  if (measures.cured.test(text)) return measures.deaths.test(text) || /выявл/iu.test(text) ? null : 'cured';
  if (measures.deaths.test(text))
    return /выявл|случа\p{L}*\s(?:заражен|заболев)/iu.test(text) ? null : 'deaths';
  return measures.cases.test(text) ? 'cases' : null;
}

function scaleOf(scale: string | undefined): number {
  if (scale === undefined) return 1;
  return scale.toLowerCase().startsWith('тыс') ? 1000 : 1_000_000;
}
