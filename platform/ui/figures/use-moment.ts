import { formatTime } from '#platform/shared/dates.ts';
import { dayAt } from '#platform/shared/calendar-days.ts';
import { useFormats } from '#platform/ui/figures/use-formats.ts';

/** Writes a moment as its day and Moscow hour: 8 июня 2020, 14:51; the day alone where only it is known. */
export function useMoment(): (iso: string, hasTime?: boolean) => string {
  const { day } = useFormats();
  return (iso, hasTime = true) => {
    const moment = new Date(iso);
    return hasTime ? `${day(dayAt(moment))}, ${formatTime(moment)}` : day(dayAt(moment));
  };
}
