/** Whether a text `YYYY-MM-DD` is a day of the calendar: 30 February is none. */
export function isRealDay(text: string): boolean {
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}
