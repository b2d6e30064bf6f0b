const letters = '[^\\p{L}]';

/** Verbs of speech about something that happened: whoever speaks, the event is another. */
const russian = [
  'высказал(?:ся|ась|ись)',
  'высказывается',
  'прокомментировал[аи]?',
  'комментиру(?:ет|ют)',
  'оценил[аи]?',
  'оценива(?:ет|ют)',
  '(?:от)?реагировал[аи]?',
  'отреагиру(?:ет|ют)',
  'объяснил[аи]?',
  'объясня(?:ет|ют)',
  'порассуждал[аи]?',
  'усомнил(?:ся|ась|ись)',
  'поделил(?:ся|ась|ись) (?:мнением|впечатлениями|мыслями)',
  'возмутил(?:ся|ась|ись)',
  'счита(?:ет|ют)',
  'поспорил[аи]?',
  'вступил(?:ся|ась|ись)',
  'рассказал[аи]?',
  'рассказыва(?:ет|ют)',
  'предрек(?:ла|ли)?',
  'предсказал[аи]?',
  'предсказыва(?:ет|ют)',
  'спрогнозировал[аи]?',
  'посоветовал[аи]?',
  'допустил[аи]?',
];
const others = [
  'reacts?( to)?',
  'reacted',
  'says?',
  'said',
  'responds? to',
  'responded',
  'comments? on',
  'commented',
  'weighs? in',
  'slams',
  'explains?',
  'opens up',
  'speaks out',
  'comenta',
  'comentou',
  'comentó',
  'reage',
  'reagiu',
  'reacciona',
  'reaccionó',
  'diz',
  'dice',
  'dijo',
  'disse',
  'avalia',
  'valora',
  'opina',
  'explica',
];
const denials = [
  'опроверг(?:ла|ли|ло)?',
  'опроверга(?:ет|ют)',
  'опроверга\\p{L}* ',
  'отрица(?:ет|ют|л|ла|ли)',
  'не подтвердил[аи]?',
  'не подтвержда(?:ет|ют)',
  'не соответству(?:ет|ют) действительности',
  'отверг(?:ла|ли|ло)? (?:обвинения|сообщения|слухи|данные|версию)',
  'отверга(?:ет|ют) (?:обвинения|сообщения|слухи|данные|версию)',
  'назвал[аи]? (?:\\S+ ){0,6}(?:фейк|лож|выдум|вброс|неправд|клевет|слух)\\p{L}*',
  'оспорил[аи]?',
  'den(?:y|ies|ied)',
  'refutes?',
  'refuted',
  'debunk(?:s|ed)',
  '(?:rejects?|rejected|dismiss(?:es|ed)|disputes?|disputed) (?:the )?(?:claims?|allegations?|accusations?|reports?|rumou?rs|suggestions?)',
  "(?:says?|said|insists?|claims?) (?:\\S+ ){1,4}(?:never|didn[’']t|did not|wasn[’']t|was not true|isn[’']t true|is not true)",
  'nega',
  'negou',
  'niega',
  'negó',
  'desmente(?:m)?',
  'desmentiu',
  'desmiente(?:n)?',
  'desmintió',
  'tach(?:a|ó) de fals[oa]s?',
  'diz que não (?:é|era) verdade',
];

/** Stems of crime and death. */
const grave = [
  'погиб\\p{L}*',
  'умер(?:ла|ли|ло)?',
  'скончал\\p{L}*',
  'смерт\\p{L}*',
  'уби(?:л|т|й|в)\\p{L}*',
  'жертв\\p{L}*',
  'арест\\p{L}*',
  'задержа(?:н|л)\\p{L}*',
  'приговор\\p{L}*',
  'обвиня\\p{L}*',
  'обвинен\\p{L}*',
  'дтп',
  'авари\\p{L}*',
  'крушени\\p{L}*',
  'разби(?:л|т)\\p{L}*',
  'взрыв\\p{L}*',
  'пожар\\p{L}*',
  'стрельб\\p{L}*',
  'уголовн\\p{L}*',
  'похорон\\p{L}*',
  'dead',
  'death\\p{L}*',
  'dies',
  'died',
  'kill(?:s|ed|ing)?',
  'murder\\p{L}*',
  'arrest\\p{L}*',
  'charged',
  'jailed',
  'sentenced',
  'crash(?:es|ed)?',
  'explosion\\p{L}*',
  'shooting\\p{L}*',
  'shot dead',
  'funeral\\p{L}*',
  'muert\\p{L}*',
  'muer(?:e|en)',
  'mort(?:o|os|a|as|e|es)',
  'morr(?:e|em|eu)',
  'asesin\\p{L}*',
  'assassin\\p{L}*',
  'detenid\\p{L}*',
  'pres(?:o|os|a|as)',
];

const reaction = wordsOf([...russian, ...others], 'と(?:語る|コメント|述べる)|を批判');
const denial = wordsOf(denials, '否定|事実ではない');
const graveWords = wordsOf(grave, '死亡|死去|殺人|逮捕|事故|爆発');

/** Does a headline tell what somebody said of an event, rather than the event? */
export function isReaction(title: string): boolean {
  return reaction.test(title);
}

/** Does a headline tell of a crime, an accident or a death? */
export function isGrave(title: string): boolean {
  return graveWords.test(title);
}

/** Does a headline deny what another says? */
export function isDenial(title: string): boolean {
  return denial.test(title);
}

/** What of a headline's kind its story is traced by. */
export function kindsOf(title: string): {
  readonly isReaction: boolean;
  readonly isGrave: boolean;
} {
  return { isReaction: isReaction(title), isGrave: isGrave(title) };
}

function wordsOf(words: readonly string[], japanese: string): RegExp {
  return new RegExp(`(?:^|${letters})(?:${words.join('|')})(?!\\p{L})|${japanese}`, 'iu');
}
