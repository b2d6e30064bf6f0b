import { fold } from '../../text/fold.ts';
import type { LanguageCode } from '../../text/language-code.ts';
import { stem } from '../../text/stem.ts';
import { sameNames } from './same-names.ts';

/** Words headlines use for one thing, first the common name; own list, one line a meaning. */
const groups: Readonly<Record<'ru' | 'en' | 'es' | 'pt', readonly string[]>> = {
  ru: [
    'умер умерла умерли скончался скончалась скончались смерть смерти кончина ушел гибель погиб погибла погибли погибших погибшие жертв',
    'коронавирус covid-19 covid ковид коронавирусной коронавирусом sars-cov-2 коронавирусный',
    'сша америка американский американские соединенных',
    'россия рф российский россиян россияне россиянам россиянин',
    'петербург санкт-петербург питер спб петербургский петербурге',
    'великобритания британия британский британские лондон англия',
    'белоруссия беларусь белорусский минск',
    'украина украинский',
    'китай кнр китайский пекин',
    'москва московский столица столичный',
    'врач доктор медик врачи медики врачей медиков',
    'ученый ученые исследователь исследователи',
    'зарплата зарплаты оклад',
    'автомобиль машина авто автомобили',
    'актер актриса артист артистка звезда',
    'футболист игрок',
    'тренер наставник',
    'дтп авария аварии',
    'пожар возгорание загорелся горит',
    'задержали задержан арестовали арестован арест задержание',
    'представил представила представили показала показал показали презентация анонсировала анонсировал анонсировали рассекретила рассекретили',
    'заявил заявила сообщил сообщила рассказал рассказала сказал сказала объяснил объяснила прокомментировал прокомментировала ответил ответила отреагировал отреагировала высказался высказалась',
    'назвал назвала назвали названы назван названа',
    'увеличилось выросло вырос выросла рост увеличение прирост возросло',
    'снизилось снизился снизилась падение упали упал упала сокращение сократилось снижение',
    'запретили запрет запретил',
    'разрешили разрешил разрешение разрешат',
    'отменили отмена отменил отменят',
    'перенесли перенос перенес перенесен отложили',
    'победил победа обыграл выиграл обыграли выиграли победили',
    'глава руководитель гендиректор директор начальник',
    'заболел заразился заболевание заражение заразились заболела заразилась инфицирован заболевших зараженных инфицированных случаев',
    'метеорит болид',
    'смартфон телефон',
    'ребенок дети ребенка детей',
    'трейлер тизер',
    'фильм кино картина лента',
    'землетрясение подземные толчки',
    'самолет авиалайнер лайнер борт',
    'президент президента',
    'доллар доллара',
    'нефть нефти',
    'медведев медведева',
    'разработал разработали создал создали придумали изобрели',
    'выпустила выпустил выпустили вышла вышел релиз выход',
  ],
  en: [
    'die dead death killed kill kills dies died',
    'us u.s america american',
    'uk britain british',
    'coronavirus covid-19 covid',
    'stock stocks shares share',
    'ukraine ukrainian',
    'china chinese',
    'russia russian',
    'arrest arrested arrests detained',
    'say said says tell told',
    'unveil unveils unveiled reveal reveals revealed announce announces announced launch launches launched',
    'drop drops fall falls decline declines slip slips dip dips',
    'rise rises climb climbs gain gains jump jumps',
    'buy acquire acquires buys acquisition',
    'worker employee',
    'movie film',
    'quake earthquake',
    'firm company',
    'cop police officer',
  ],
  es: [
    'muere murio fallece fallecio muerte fallecimiento muertos',
    'eeuu estados_unidos estadounidense',
    'coronavirus covid-19 covid',
    'presenta presento anuncia anuncio',
    'detenido detienen arrestado arrestan',
    'sismo terremoto temblor',
    'gana vence derrota',
  ],
  pt: [
    'morre morreu falece faleceu morte mortos',
    'eua americano',
    'coronavirus covid-19 covid',
    'apresenta apresentou anuncia anunciou',
    'preso prende prisao detido',
    'sismo terremoto',
    'vence ganha derrota',
  ],
};

function buildTable(language: 'ru' | 'en' | 'es' | 'pt'): ReadonlyMap<string, string> {
  const table = new Map<string, string>();
  for (const group of [...groups[language], ...sameNames[language]]) {
    const stems = group.split(' ').map((word) => stem(fold(word), language));
    for (const each of stems) if (!table.has(each)) table.set(each, stems[0] ?? each);
  }
  return table;
}

const tables = new Map<LanguageCode, ReadonlyMap<string, string>>(
  (['ru', 'en', 'es', 'pt'] as const).map((language) => [language, buildTable(language)]),
);

/** The stem that stands for all stems of one meaning, so that two outlets' verbs for one act compare as equal. */
export function unifyStem(stemmed: string, language: LanguageCode): string {
  return tables.get(language)?.get(stemmed) ?? stemmed;
}
