import { useText } from '#platform/web/text.ts';

const minuteMs = 60_000;

/** Writes how long something took: in minutes up to two hours, in hours up to two days, then in days. */
export function useSpan(): (ms: number) => string {
  const t = useText();
  return (ms) => {
    const minutes = Math.max(0, Math.round(ms / minuteMs));
    if (minutes < 120) return t('News_Span_minutes', { count: minutes });
    const hours = Math.round(minutes / 60);
    return hours < 48
      ? t('News_Span_hours', { count: hours })
      : t('News_Span_days', { count: Math.round(hours / 24) });
  };
}
