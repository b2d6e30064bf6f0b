/** A version waits too long from here on. Unit: hours. */
export const overdueHours = 48;

/** Whole hours that a version has been waiting. */
export function waitingHours(submittedAt: string, now: Date): number {
  return Math.max(0, Math.floor((now.getTime() - new Date(submittedAt).getTime()) / 3_600_000));
}

/** The moment until which a version should be decided. */
export function deadlineOf(submittedAt: string): string {
  return new Date(new Date(submittedAt).getTime() + overdueHours * 3_600_000).toISOString();
}
