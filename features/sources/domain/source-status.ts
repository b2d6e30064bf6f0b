/** The day the period after one is kept under: a day, a week, a month, a quarter or a year later. */
export function nextPeriodDay(
  day: string,
  kind: 'daily' | 'weekly' | 'monthly' | 'quarterly' | 'annual',
): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  const months = { monthly: 1, quarterly: 3, annual: 12 };
  if (kind === 'daily' || kind === 'weekly')
    return isoOf(Date.UTC(year, month - 1, date + (kind === 'daily' ? 1 : 7)));
  const isLast = new Date(Date.UTC(year, month, 0)).getUTCDate() === date;
  const later = month - 1 + months[kind];
  return isoOf(isLast ? Date.UTC(year, later + 1, 0) : Date.UTC(year, later, date));
}

const isoOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** Points by which a share that held may differ from what was promised. */
const maxPoints = 6;
/** Standard errors that a difference must exceed, so that a few forecasts are not blamed for chance. */
const minErrors = 2;

/** Whether bands that promise `promised` per cent held so few or so many of `count` that it is no chance. */
export function isOff({ promised, held }: { promised: number; held: number }, count: number): boolean {
  if (count === 0) return false;
  const share = promised / 100;
  const off = Math.abs(held / count - share);
  return off > maxPoints / 100 && off > minErrors * Math.sqrt((share * (1 - share)) / count);
}
