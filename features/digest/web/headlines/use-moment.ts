import { dayAt } from '#platform/shared/calendar-days.ts';
import { formatTime } from '#platform/shared/dates.ts';
import { useFormats } from '#platform/ui/figures/use-formats.ts';

/** Writes a moment as its day and Moscow hour: 8 июня 2020, 14:51. */
export function useMoment(): (iso: string) => string {
  const { day } = useFormats();
  return (iso) => `${day(dayAt(new Date(iso)))}, ${formatTime(new Date(iso))}`;
}
