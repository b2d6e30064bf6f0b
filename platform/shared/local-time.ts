/** What a clock on the wall of a zone shows. */
export interface LocalTime {
  /** `YYYY-MM-DD`. */
  day: string;
  hour: number;
  /** 1 = Monday … 7 = Sunday. */
  weekday: number;
}

/** True for an IANA zone that moments can be told in. */
export function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    // What Intl does not know is no zone.
    return false;
  }
}

/** The moment as it is in a zone. */
export function localTime(moment: Date, zone: string): LocalTime {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(moment);
  const part = (type: string) => parts.find((each) => each.type === type)!.value;
  const day = `${part('year')}-${part('month')}-${part('day')}`;
  return { day, hour: Number(part('hour')), weekday: ((new Date(day).getUTCDay() + 6) % 7) + 1 };
}
