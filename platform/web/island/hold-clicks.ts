/** Clicks on a part whose scripts are not here yet. */
export interface HeldClicks {
  /** Holds the element's clicks back from now on; returns how to stop. */
  hold(element: Element): () => void;
  /** Lets clicks pass, and those that were held take effect, one after the other. */
  release(): void;
}

/** A link that was clicked waits no longer than this: without its scripts it leads there all the same. */
const maxWaitMs = 3_000;
/** More presses than these in the moments before a part answers are not meant. */
const mostHeld = 8;

/**
 * Holds plain clicks on the links, buttons and boxes of a part until `release`, and says so: the part's own code then answers
 * them in their order. The same control pressed again and again while nothing answers was pressed once; a link is the last.
 */
export function holdClicks(onHeld: () => void): HeldClicks {
  let isHolding = true;
  let held: HTMLElement[] = [];
  const release = (): void => {
    isHolding = false;
    const [control, ...others] = held;
    held = others;
    if (!control) return;
    if (control.isConnected) control.click();
    else if (control instanceof HTMLAnchorElement) location.assign(control.href);
    // In a task of its own: the part has drawn what the click before it left.
    if (others.length > 0) setTimeout(release);
  };
  return {
    release,
    hold(element) {
      const catchClick = (event: MouseEvent): void => {
        const control = isHolding && isPlain(event) ? controlOf(event.target, element) : null;
        if (control === null) return;
        event.preventDefault();
        event.stopImmediatePropagation();
        if (control === held.at(-1)) return;
        held = [...held.filter((each) => !(each instanceof HTMLAnchorElement)), control].slice(-mostHeld);
        onHeld();
        setTimeout(() => isHolding && release(), maxWaitMs);
      };
      // Ahead of the page's own listeners: React would stop the click without answering it.
      window.addEventListener('click', catchClick, true);
      return () => window.removeEventListener('click', catchClick, true);
    },
  };
}

function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

/** The link, button or box of the part that was clicked; none where it opens another tab, which needs no scripts. */
function controlOf(target: EventTarget | null, part: Element): HTMLElement | null {
  if (!(target instanceof Element) || !part.contains(target)) return null;
  return target.closest<HTMLElement>('a[href]:not([target]), button, label, [type=checkbox], [type=radio]');
}
