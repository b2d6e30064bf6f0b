import { useFormats } from '#platform/ui/figures/use-formats.ts';

/** Writes a year, a month or a day; anything else as it is. */
export function usePartialDay(): (text: string) => string {
  const { day, monthYear } = useFormats();
  return (text) => {
    if (/^\d{4}-\d\d-\d\d$/.test(text)) return day(text);
    return /^\d{4}-\d\d$/.test(text) ? monthYear(`${text}-01`) : text;
  };
}
