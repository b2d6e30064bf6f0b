/** The address of this site that a click would open in this tab; null for everything else: files, other sites, anchors of the page. */
export function innerAddressOf(
  event: Pick<MouseEvent, 'target' | 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'defaultPrevented'>,
  here: { origin: string; pathname: string; search: string },
): string | null {
  const link = (event.target as Element | null)?.closest?.('a[href]');
  if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented) return null;
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return null;
  if ((link.target !== '' && link.target !== '_self') || link.hasAttribute('download')) return null;
  const to = new URL(link.href);
  if (to.origin !== here.origin) return null;
  if (to.pathname + to.search === here.pathname + here.search) return null;
  return to.pathname + to.search + to.hash;
}
