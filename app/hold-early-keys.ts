declare global {
  interface Window {
    /** Gives what was pressed from Ctrl K on before the page listened, and holds no more. */
    takeEarlyKeys?: (() => readonly KeyboardEvent[]) | undefined;
  }
}

const edits = ['Enter', 'Backspace'];

/** Holds Ctrl K and what is typed after it until the page's own scripts listen: nobody waits for them before a search. */
export function holdEarlyKeys(): void {
  const held: KeyboardEvent[] = [];
  const hold = (event: KeyboardEvent): void => {
    const { key, code, ctrlKey, metaKey, altKey, shiftKey } = event;
    const hasControl = ctrlKey || metaKey;
    const opens = code === 'KeyK' && hasControl && !altKey && !shiftKey;
    const types = held.length > 0 && !hasControl && !altKey && (key.length === 1 || edits.includes(key));
    if (!opens && !types) return;
    if (!opens || held.length === 0) held.push(event);
    event.preventDefault();
  };
  document.addEventListener('keydown', hold, true);
  window.takeEarlyKeys = () => {
    document.removeEventListener('keydown', hold, true);
    window.takeEarlyKeys = undefined;
    return held;
  };
}
