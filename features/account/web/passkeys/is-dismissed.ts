/** True when the person closed the device's window or let it time out: their own will, nothing to tell of. */
export function isDismissed(error: unknown): boolean {
  return error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError');
}
