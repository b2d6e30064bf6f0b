import type { GivenNotice } from '#services/notifications/public.server.ts';
import { sayOwn } from '#platform/server/texts.ts';
import { formatDayRange } from '#platform/shared/dates.ts';
import { locales, type Locale } from '#platform/shared/locales.ts';
import type { HeldPlaces } from '../../domain/ratings/held-places.ts';
import type { RatingSpan } from '../../domain/ratings/rating-span.ts';

const ru = {
  up: '{name}: выше в рейтинге',
  down: '{name}: ниже в рейтинге',
  text: 'Место {now} за {days}, раньше {before}. Сдвинулась вся полоса.',
  one: '{low}',
  band: '{low}–{high}',
  open: '{low} и дальше',
};
type Texts = Record<keyof typeof ru, string>;
const en: Texts = {
  up: '{name}: higher in the rating',
  down: '{name}: lower in the rating',
  text: 'Place {now} for {days}, {before} earlier. The whole band has moved.',
  one: '{low}',
  band: '{low}–{high}',
  open: '{low} or below',
};
const ja: Texts = {
  up: '{name}：ランキングで上昇',
  down: '{name}：ランキングで下降',
  text: '{days}は{now}、以前は{before}でした。順位の幅全体が動きました。',
  one: '{low}位',
  band: '{low}–{high}位',
  open: '{low}位以下',
};
const pt: Texts = {
  up: '{name}: mais acima na classificação',
  down: '{name}: mais abaixo na classificação',
  text: 'Lugar {now} em {days}, antes {before}. A faixa inteira deslocou-se.',
  one: '{low}',
  band: '{low}–{high}',
  open: '{low} ou abaixo',
};
const es: Texts = {
  up: '{name}: más arriba en la clasificación',
  down: '{name}: más abajo en la clasificación',
  text: 'Puesto {now} del {days}, antes {before}. Se ha movido toda la franja.',
  one: '{low}',
  band: '{low}–{high}',
  open: '{low} o más abajo',
};

const say = sayOwn({ ru, en, ja, pt, es });

/** A name whose places all moved. */
interface Move {
  names: Readonly<Record<Locale, string>>;
  way: 'up' | 'down';
  before: HeldPlaces;
  now: HeldPlaces;
  span: RatingSpan;
}

/** What followers of a name are told of its move, in every language. */
export function moveWords({ names, way, before, now, span }: Move): GivenNotice['words'] {
  const words = (locale: Locale) => ({
    title: say(locale, way, { name: names[locale] }),
    text: say(locale, 'text', {
      now: sayPlaces(now, locale),
      before: sayPlaces(before, locale),
      days: formatDayRange(span.from, span.to, locale),
    }),
  });
  return Object.fromEntries(locales.map((locale) => [locale, words(locale)])) as GivenNotice['words'];
}

function sayPlaces({ low, high }: HeldPlaces, locale: Locale): string {
  if (high === null) return say(locale, 'open', { low });
  return say(locale, low === high ? 'one' : 'band', { low, high });
}
