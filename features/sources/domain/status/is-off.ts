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
