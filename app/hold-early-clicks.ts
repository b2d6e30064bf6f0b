declare global {
  interface Window {
    /** Lets clicks pass from now on, and answers those made before the page listened, in their order. */
    answerEarlyClicks?: (() => void) | undefined;
  }
}

/** More presses than these in the moments before a page listens are not meant. */
const mostHeld = 8;
/** Whose scripts never come: the browser's own answer is better than none. */
const longestMs = 10_000;

/**
 * Holds plain clicks on buttons and boxes until the page's own scripts listen; a link leads on by itself and ends the wait. A
 * box that turned before them would show what the page does not know.
 */
export function holdEarlyClicks(): void {
  let held: HTMLElement[] = [];
  const hold = (event: MouseEvent): void => {
    const control = isPlain(event) ? controlOf(event.target) : null;
    if (control === null) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    // Pressed again and again while nothing answers, it was pressed once.
    if (control !== held.at(-1) && held.length < mostHeld) held = [...held, control];
  };
  const answer = (): void => {
    const [control, ...others] = held;
    held = others;
    if (control?.isConnected) control.click();
    // Each in a task of its own: the page has drawn what the click before it left.
    if (others.length > 0) setTimeout(answer);
  };
  const letPass = (): void => {
    window.removeEventListener('click', hold, true);
    window.answerEarlyClicks = undefined;
  };
  window.addEventListener('click', hold, true);
  window.answerEarlyClicks = () => {
    letPass();
    answer();
  };
  setTimeout(letPass, longestMs);
}

function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

/** The button or box that was clicked; a label counts where it stands around its box. */
function controlOf(target: EventTarget | null): HTMLElement | null {
  const found = target instanceof Element ? target.closest<HTMLElement>('a, button, label, input') : null;
  if (found instanceof HTMLInputElement) return ['checkbox', 'radio'].includes(found.type) ? found : null;
  if (found instanceof HTMLLabelElement) return found.querySelector('[type=checkbox], [type=radio]');
  return found instanceof HTMLButtonElement ? found : null;
}
