import type { Locale } from '#platform/shared/locales.ts';
import type { NamedPlace } from './complete-typed.ts';

/** A place as it follows an indicator: «в Туле», "in Tula", «no Oblast de Tula», «en el Óblast de Tula»; Japanese puts it before. */
export function sayWhere({ name, inside }: NamedPlace, locale: Locale): string {
  switch (locale) {
    case 'ru':
      return `${/^[ВФ][^аеёиоуыэюя]/i.test(inside) ? 'во' : 'в'} ${inside}`;
    case 'en':
      return `in ${/^(?:Republic|Jewish|Chechen|Komi|Altai Republic)\b/.test(name) ? 'the ' : ''}${name}`;
    case 'ja':
      return name;
    case 'pt':
      return `${portuguese(name)} ${name}`;
    case 'es':
      return `en ${spanish(name)}${name}`;
  }
}

/** Its kind or its ending tells the gender of a name; cities and names from elsewhere have no article. */
function portuguese(name: string): string {
  if (/^(?:Oblast|Óblast|Krai|Distrito)\b|ão$/.test(name)) return 'no';
  return /^(?:República|Federação|Região)\b|a$|do Norte-Alânia$/.test(name) ? 'na' : 'em';
}

function spanish(name: string): string {
  if (/^(?:Óblast|Oblast|Krai|Distrito)(?:\s|$)/.test(name)) return 'el ';
  return /^(?:República|Federación)(?:\s|$)/.test(name) ? 'la ' : '';
}
