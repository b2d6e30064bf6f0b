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
  'оспорил[аи]?',
  'den(?:y|ies|ied)',
  'refutes?',
  'refuted',
  'nega',
  'negou',
  'niega',
  'negó',
  'desmente(?:m)?',
  'desmentiu',
  'desmiente(?:n)?',
  'desmintió',
];

const reaction = wordsOf([...russian, ...others], 'と(?:語る|コメント|述べる)|を批判');
const denial = wordsOf(denials, '否定');

/** Does a headline tell what somebody said of an event, rather than the event? */
export function isReaction(title: string): boolean {
  return reaction.test(title);
}

/** Does a headline deny what another says? */
export function isDenial(title: string): boolean {
  return denial.test(title);
}

function wordsOf(words: readonly string[], japanese: string): RegExp {
  return new RegExp(`(?:^|${letters})(?:${words.join('|')})(?!\\p{L})|${japanese}`, 'iu');
}
