import type { Locale } from './locales.ts';

/** January first, Sunday first. Written down because asking the browser for the first of them takes a phone a tenth of a second. */
const names: Record<Exclude<Locale, 'ja'>, { months: string; weekdays: string }> = {
  ru: {
    months: 'январь февраль март апрель май июнь июль август сентябрь октябрь ноябрь декабрь',
    weekdays: 'воскресенье понедельник вторник среда четверг пятница суббота',
  },
  en: {
    months: 'January February March April May June July August September October November December',
    weekdays: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday',
  },
  pt: {
    months: 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro',
    weekdays: 'domingo segunda-feira terça-feira quarta-feira quinta-feira sexta-feira sábado',
  },
  es: {
    months: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
    weekdays: 'domingo lunes martes miércoles jueves viernes sábado',
  },
};
const russianWeekdays = 'вс пн вт ср чт пт сб';
const japaneseWeekdays = '日月火水木金土';

/** The month alone, 0 = January: октябрь, 10月. */
export function monthName(month: number, locale: Locale): string {
  return locale === 'ja' ? `${month + 1}月` : wordAt(names[locale].months, month);
}

/** The month as it stands after a day: Russian wants the genitive, октября. */
export function monthInDate(month: number, locale: Locale): string {
  const name = monthName(month, locale);
  return locale === 'ru' ? name.replace(/[йь]$/, 'я').replace(/т$/, 'та') : name;
}

/** The weekday in full, 0 = Sunday: среда. */
export function weekdayName(weekday: number, locale: Locale): string {
  return locale === 'ja' ? `${japaneseWeekdays[weekday]}曜日` : wordAt(names[locale].weekdays, weekday);
}

/** The weekday in one to three letters: ср. */
export function shortWeekday(weekday: number, locale: Locale): string {
  if (locale === 'ru') return wordAt(russianWeekdays, weekday);
  return weekdayName(weekday, locale).slice(0, locale === 'ja' ? 1 : 3);
}

function wordAt(words: string, at: number): string {
  return words.split(' ')[at] ?? '';
}
