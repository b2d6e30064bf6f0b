import type { Locale } from './locales.ts';
import { formatNumber } from './numbers.ts';

const nbsp = '\u00A0';
const kilo = 1024;

const byteWords: Record<Locale, readonly [string, string, string, string]> = {
  ru: ['Б', 'КБ', 'МБ', 'ГБ'],
  en: ['B', 'KB', 'MB', 'GB'],
  ja: ['B', 'KB', 'MB', 'GB'],
  pt: ['B', 'KB', 'MB', 'GB'],
  es: ['B', 'KB', 'MB', 'GB'],
};

/** The size of a file: 1,4 МБ. One decimal from a megabyte on. */
export function formatBytes(bytes: number, locale: Locale): string {
  const power = Math.min(3, Math.max(0, Math.floor(Math.log(Math.max(1, bytes)) / Math.log(kilo))));
  const amount = formatNumber(bytes / kilo ** power, locale, power > 1 ? 1 : 0);
  return `${amount}${nbsp}${byteWords[locale][power]}`;
}

/** A length of listening or watching: 3:07, 1:02:45. */
export function formatPlayTime(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  const pad = (part: number) => String(part).padStart(2, '0');
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor(whole / 60) % 60;
  return hours > 0 ? `${hours}:${pad(minutes)}:${pad(whole % 60)}` : `${minutes}:${pad(whole % 60)}`;
}
