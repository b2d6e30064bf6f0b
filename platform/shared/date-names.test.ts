import { expect, test } from 'vitest';
import { monthInDate, monthName, shortWeekday, weekdayName } from './date-names.ts';
import { locales } from './locales.ts';

const regions = { ru: 'ru-RU', en: 'en-GB', pt: 'pt-BR', es: 'es-ES', ja: 'ja-JP' } as const;

test.each(locales)('%s: months and weekdays are those that the language itself has', (locale) => {
  const partOf = (day: Date, options: Intl.DateTimeFormatOptions, wanted: 'month' | 'weekday') => {
    const format = new Intl.DateTimeFormat(regions[locale], { ...options, timeZone: 'UTC' });
    const found = format.formatToParts(day).find(({ type }) => type === wanted)?.value ?? '';
    return wanted === 'month' && locale === 'ja' ? `${found.replace('月', '')}月` : found;
  };
  const date = { weekday: 'long', day: 'numeric', month: 'long' } as const;
  for (let month = 0; month < 12; month++) {
    const day = new Date(Date.UTC(2021, month, 15));
    expect(monthName(month, locale)).toBe(partOf(day, { month: 'long' }, 'month'));
    expect(monthInDate(month, locale)).toBe(partOf(day, date, 'month'));
  }
  for (let weekday = 0; weekday < 7; weekday++) {
    // 1 August 2021 was a Sunday.
    const day = new Date(Date.UTC(2021, 7, 1 + weekday));
    expect(weekdayName(weekday, locale)).toBe(partOf(day, date, 'weekday'));
    expect(shortWeekday(weekday, locale)).toBe(
      partOf(day, { weekday: 'short' }, 'weekday').replace(/\.$/, ''),
    );
  }
});
