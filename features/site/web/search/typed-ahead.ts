/** Letters and Enter pressed while the search is on its way. */
export interface TypedAhead {
  text: string;
  wantsFirst: boolean;
}

let ahead: TypedAhead | null = null;

/** From now on keys are kept for the search that is about to open. */
export function keepKeys(): void {
  if (ahead !== null) return;
  ahead = { text: '', wantsFirst: false };
  document.addEventListener('keydown', keep, { capture: true });
}

/** Gives what was typed meanwhile, and keeps no more. */
export function takeKeys(): TypedAhead {
  const taken = ahead ?? { text: '', wantsFirst: false };
  ahead = null;
  document.removeEventListener('keydown', keep, { capture: true });
  return taken;
}

/** Hands what was typed to the search that stands now. */
export function handOverKeys(take: (ahead: TypedAhead) => void): void {
  const taken = takeKeys();
  queueMicrotask(() => take(taken));
}

function keep(event: KeyboardEvent): void {
  if (ahead === null || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
  if (event.key === 'Enter') ahead.wantsFirst = true;
  else if (event.key === 'Backspace') ahead.text = ahead.text.slice(0, -1);
  else if (event.key.length === 1) ahead.text += event.key;
  else return;
  event.preventDefault();
  event.stopPropagation();
}
