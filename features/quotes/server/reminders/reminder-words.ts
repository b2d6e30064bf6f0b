import { sayOwn } from '#platform/server/texts.ts';
import { formatDay } from '#platform/shared/dates.ts';
import { locales, type Locale } from '#platform/shared/locales.ts';
import type { Reminder } from './reminder-queries.ts';

const ru = {
  title: '{name}: день проверить сказанное',
  text: '«{text}». Сказано {day}.',
};
type Texts = Record<keyof typeof ru, string>;
const en: Texts = {
  title: '{name}: the day to check what was said',
  text: '“{text}”, said on {day}.',
};
const ja: Texts = {
  title: '{name}：発言を確かめる日です',
  text: '「{text}」（{day}の発言）',
};
const pt: Texts = {
  title: '{name}: é dia de conferir o que foi dito',
  text: '«{text}». Dito em {day}.',
};
const es: Texts = {
  title: '{name}: hoy se comprueba lo dicho',
  text: '«{text}». Dicho el {day}.',
};

const say = sayOwn({ ru, en, ja, pt, es });

/** What a reader is reminded of, in every language; the quote stays in its own. */
export function reminderWords({ speaker, text, saidOn }: Pick<Reminder, 'speaker' | 'text' | 'saidOn'>) {
  const words = (locale: Locale) => {
    const name = speaker[locale] ?? speaker.ru ?? speaker.en ?? '';
    return {
      title: say(locale, 'title', { name }),
      text: say(locale, 'text', { text, day: formatDay(saidOn, locale) }),
    };
  };
  return Object.fromEntries(locales.map((locale) => [locale, words(locale)])) as Record<
    Locale,
    ReturnType<typeof words>
  >;
}
