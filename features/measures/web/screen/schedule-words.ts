import { dayAt } from '#platform/shared/calendar-days.ts';
import { formatTime } from '#platform/shared/dates.ts';
import type { Formats } from '#platform/ui/figures/use-formats.ts';
import type { Translate } from '#platform/web/text.ts';
import type { ListedMeasure } from '../list/load-list.ts';

type Scheduled = Pick<ListedMeasure, 'status' | 'publishAt' | 'expiresAt'>;

/** When a version goes out and when it goes away by itself, in Moscow time; empty for neither. */
export function scheduleWords(
  { status, publishAt, expiresAt }: Scheduled,
  t: Translate,
  { day }: Formats,
): string {
  const write = (moment: string): string => {
    const at = new Date(moment);
    return `${day(dayAt(at))}, ${formatTime(at, { timeZone: 'Europe/Moscow' })}`;
  };
  const isWaiting = status === 2 && publishAt !== null;
  return [
    isWaiting && t('Measures_GoesOut', { moment: write(publishAt) }),
    (isWaiting || status === 3) && expiresAt !== null && t('Measures_GoesAway', { moment: write(expiresAt) }),
  ]
    .filter(Boolean)
    .join(', ');
}
