/**
 * Surer than the mark of a single headline: a horoscope let in costs a story a line, a fire kept out costs it an outlet. Of an
 * item with text less is taken for granted: its model was taught by articles of other kinds.
 */
const aloneFrom = { headline: 0.5, text: 0.75 } as const;

/** A day's or week's round-up tells of many events and would tie their stories together; a page of comments tells of none. */
const roundUp =
  /^комментарии к (?:материалу|новости|статье)|^дайджест|дайджест(?: дня| недели)?$|главн\p{L}+ (?:события|новости) (?:дня|недели|месяца|выходных|утра|вечера|к утру|к вечеру)|главное (?:к утру|к вечеру|за (?:день|сутки|неделю|ночь))|(?:^|[:.] )(?:события|итоги) (?:дня|недели|выходных)|и друг(?:ие|ое) (?:новости|события)(?!\p{L})|^(?:what to know|news) (?:today|roundup)|(?:morning|evening|daily|weekly) (?:briefing|digest|roundup|round-up)|^resumen de (?:noticias|la semana)|^resumo (?:do dia|da semana)/iu;

/**
 * Whether an item keeps to itself, as a round-up and what is of this share 0…1 of not being news do. No story opens
 * with it, takes it or fuses over it.
 */
export function standsAlone(item: {
  readonly title: string;
  readonly notNewsShare: number;
  readonly text: string;
}): boolean {
  if (roundUp.test(item.title)) return true;
  return item.notNewsShare >= (item.text === '' ? aloneFrom.headline : aloneFrom.text);
}
