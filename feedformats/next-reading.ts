/** What decides when a feed is read again. */
export interface ReadingHistory {
  /** Readings refused one after another, the last included; 0 after a good one. */
  readonly failures: number;
  /** The last refusal, null after a good reading. */
  readonly refusal: {
    readonly reason: string;
    readonly details: Readonly<Record<string, string | number>>;
  } | null;
  /** Publication times of recent items as ISO, any order. */
  readonly recentDates: readonly string[];
}

const shortestMinutes = 10;
const longestMinutes = 24 * 60;

/**
 * Minutes until a feed is read again. While it answers, half the usual gap between its items. After refusals, twice as
 * long each time and at least as long as the server asked. Never more than a day. Null: never by itself, since the feed
 * is gone for good.
 */
export function minutesToNextReading({ failures, refusal, recentDates }: ReadingHistory): number | null {
  if (refusal?.reason === 'gone') return null;
  if (refusal === null || failures === 0) return clamp(medianGapMinutes(recentDates) / 2);
  const asked = Number(refusal.details['retryAfterSeconds'] ?? 0) / 60;
  return clamp(Math.max(asked, shortestMinutes * 2 ** Math.min(failures, 10)));
}

/** Items a day over the span of their dates (ISO, any order); null when fewer than two tell a span. */
export function itemsPerDay(dates: readonly string[]): number | null {
  const times = dates.map((date) => Date.parse(date));
  const spanDays = times.length < 2 ? 0 : (Math.max(...times) - Math.min(...times)) / 86_400_000;
  return spanDays > 0 ? Math.min(10_000, (times.length - 1) / spanDays) : null;
}

/** Median gap between items; an hour when too few are known. */
function medianGapMinutes(dates: readonly string[]): number {
  const times = dates
    .map((date) => Date.parse(date))
    .sort((a, b) => b - a)
    .slice(0, 20);
  const gaps = times
    .slice(1)
    .map((time, at) => ((times[at] ?? time) - time) / 60_000)
    .sort((a, b) => a - b);
  return gaps.length < 2 ? 60 : (gaps[Math.floor(gaps.length / 2)] ?? 60);
}

function clamp(minutes: number): number {
  return Math.round(Math.min(longestMinutes, Math.max(shortestMinutes, minutes)));
}
