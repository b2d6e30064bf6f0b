/** How many times as fast as spoken one may listen. */
export const speeds = [0.75, 1, 1.25, 1.5, 2] as const;

const key = 'svodka_listening_speed';

/** The speed chosen last in this browser, 1 when none. */
export function readSpeed(): number {
  try {
    const kept = Number(localStorage.getItem(key));
    return (speeds as readonly number[]).includes(kept) ? kept : 1;
  } catch {
    // A browser may forbid its storage.
    return 1;
  }
}

/** Remembers the speed where the browser allows it. */
export function keepSpeed(speed: number): void {
  try {
    localStorage.setItem(key, String(speed));
  } catch {
    // Then it holds for this page alone.
  }
}
