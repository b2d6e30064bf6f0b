import { formatTime } from '#platform/shared/dates.ts';

/** When something was saved, in the reader's own hour, as the header's clock has it; drafts are saved in a browser alone. */
export function savedTime(at: string): string {
  return formatTime(new Date(at), { timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone });
}
