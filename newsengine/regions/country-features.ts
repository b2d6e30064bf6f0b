import type { Features } from '../learning/linear-model.ts';
import { addFact, addTokens, createBag } from '../learning/text-features.ts';
import type { Token } from '../text/token.ts';

/** Signs that an item concerns Russia as a whole: how it is named, whose institutions act, what only a country has. */
const signs: readonly (readonly [string, RegExp])[] = [
  ['in-russia', /(?:^|\s)(?:в|во|по|на|из|до)\s+(?:все[йю]\s+)?(?:России|РФ|Россию)/iu],
  ['russia', /Росси[яию](?![\p{L}])|Российск\S+ Федерац|(?:^|\s)РФ(?![\p{L}])/u],
  ['russia-with', /Россией|против России|с Россией/u],
  ['russians', /россиян/iu],
  ['russian', /российск|отечественн/iu],
  [
    'nationwide',
    /общероссийск|всероссийск|по всей стране|в стране|страны|стране|регионах|регионам|регионы|федеральн|Единой России|Единая Россия/iu,
  ],
  [
    'body',
    /Кремл|Госдум|Совфед|Совет\S* Федерац|правительств|кабмин|Минздрав|Минтруд|Минпросвещ|Минобрнауки|Минфин|Минсельхоз|Минэконом|Минтранс|Минпромторг|Роспотребнадзор|Росстат|Рособрнадзор|Роструд|ПФР|ЦБ|Центробанк|Банк\S? России|ЦИК|МЧС|ФНС|ВЦИОМ|РПЛ|РФС|госуслуг|Верховн\S+ суд|Конституционн/u,
  ],
  ['army', /Минобороны|Шойгу|СВО|спецоперац|военн/iu],
  ['foreign-office', /МИД|Лавров|Захаров|посол|посольств|Небензя/u],
  [
    'person',
    /Путин|Мишустин|Песков|Голиков|Мурашко|Попов[ао]|Матвиенко|Володин|Набиуллин|Кудрин|Силуанов|Медведев|президент/iu,
  ],
  [
    'law',
    /Конституци|ЕГЭ|Единого государственного|ипотек|пенси|МРОТ|маткапитал|выплат|пособи|нацпроект|налог|самоизоляц|поправк|господдержк|законопроект|нерабоч|бюджет/iu,
  ],
  ['abroad-act', /переговор|встрет|обвин|санкц|заявил о|ответил/iu],
  ['held', /День Победы|9 мая|парад|юбиле|праздник|отмеча/iu],
  ['office', /Уполномоченн|Агентств|министр|вице-премьер|сенатор|депутат|следственн/iu],
  ['prices', /(?:цен[аыуе]|стоимость|рублей|рублёв|рублев|рынк|рынок|продаж)/iu],
  ['sport', /сборн\S+ России|чемпионат\S? России/iu],
];

/** Words count little beside the signs: the labels are few. */
const wordWeight = 0.5;

/** Features for "concerns the country": hashed words beside the signs. */
export function countryFeatures(text: string, tokens: readonly Token[], abroad: boolean): Features {
  const bag = createBag();
  addTokens(bag, tokens, wordWeight, 5);
  const found = signs.filter(([, pattern]) => pattern.test(text)).map(([name]) => name);
  for (const name of found) {
    addFact(bag, `sign:${name}`, 1);
    addFact(bag, `sign:${name}:${abroad ? 'abroad' : 'home'}`, 1);
  }
  const [first = '', second = ''] = found;
  if (second !== '') addFact(bag, `both:${first}:${second}`, 0.7);
  addFact(bag, `signs:${Math.min(3, found.length)}`, 0.7);
  if (abroad) addFact(bag, 'abroad', 1);
  return bag;
}
