/** Clicks on a part whose scripts are not here yet. */
export interface HeldClicks {
  /** Holds the element's clicks back from now on; returns how to stop. */
  hold(element: Element): () => void;
  /** Lets clicks pass, and the one that was held take effect. */
  release(): void;
}

/** A link that was clicked waits no longer than this: without its scripts it leads there all the same. */
const maxWaitMs = 3_000;

/** Holds the last plain click on a link, a button or a box of a part until `release`, and says so: the part's own code then answers it. */
export function holdClicks(onHeld: () => void): HeldClicks {
  let isHolding = true;
  let held: HTMLElement | null = null;
  const release = (): void => {
    isHolding = false;
    const control = held;
    held = null;
    if (control?.isConnected) control.click();
    else if (control instanceof HTMLAnchorElement) location.assign(control.href);
  };
  return {
    release,
    hold(element) {
      const catchClick = (event: MouseEvent): void => {
        const control = isHolding && isPlain(event) ? controlOf(event.target, element) : null;
        if (control === null) return;
        event.preventDefault();
        event.stopImmediatePropagation();
        held = control;
        onHeld();
        // A button does nothing without its scripts, so it waits for them.
        if (control instanceof HTMLAnchorElement) setTimeout(() => held === control && release(), maxWaitMs);
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
