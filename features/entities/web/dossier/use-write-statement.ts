import { useFormats } from '#platform/ui/figures/use-formats.ts';
import type { Header } from './load-dossier.ts';

type Statement = Header['statements'][number];

const dayFields = new Set(['born', 'died', 'founded', 'dissolved', 'adopted', 'firstListed']);
const numberFields = new Set(['population', 'area', 'members']);
/** Fields whose value is an address. */
export const addressFields = new Set(['site', 'encyclopedia']);

/** Writes a value in the reader's formats: days, counts, addresses; the name of a country or region in the reader's language. */
export function useWriteStatement(): (statement: Pick<Statement, 'field' | 'text' | 'other'>) => string {
  const partialDay = usePartialDay();
  const { integer } = useFormats();
  return ({ field, text, other }) => {
    if (dayFields.has(field)) return partialDay(text);
    if (numberFields.has(field) && /^\d+(\.\d+)?$/.test(text)) return integer(Number(text));
    if (addressFields.has(field)) return text.replace(/^https?:\/\/(www\.)?/, '').replace(/\/.*$/, '');
    return (field === 'country' || field === 'region') && other ? other.name : text;
  };
}

/** Writes a year, a month or a day; anything else as it is. */
export function usePartialDay(): (text: string) => string {
  const { day, monthYear } = useFormats();
  return (text) => {
    if (/^\d{4}-\d\d-\d\d$/.test(text)) return day(text);
    return /^\d{4}-\d\d$/.test(text) ? monthYear(`${text}-01`) : text;
  };
}
