/** What is known when another page stands. */
export interface Arrival {
  /** Where the reader came from. */
  from: string;
  /** What had the focus when they left. */
  held: Element | null;
  /** True for a step back or forward. */
  isReturn: boolean;
}

/**
 * Where the focus belongs on a page just arrived at: on going back the link that led away, else the page's heading.
 * Null where the page has taken the focus itself.
 */
export function findArrivalFocus(page: Document, { from, held, isReturn }: Arrival): HTMLElement | null {
  const { activeElement, body } = page;
  if (activeElement !== null && activeElement !== body && activeElement !== held) return null;
  const content = page.querySelector('#content');
  const left = isReturn ? linkTo(content, from) : undefined;
  return left ?? content?.querySelector<HTMLElement>('h1') ?? null;
}

/** Moves the focus without moving the page; a heading gets it from a script alone. */
export function takeFocus(element: HTMLElement): void {
  if (!element.matches('a, button, input')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

function linkTo(content: Element | null, path: string): HTMLElement | undefined {
  const links = content?.querySelectorAll<HTMLAnchorElement>('a[href]') ?? [];
  return [...links].find((link) => link.pathname === path && link.checkVisibility?.() !== false);
}
