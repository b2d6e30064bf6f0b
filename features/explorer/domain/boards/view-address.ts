import { readExploreView, writeExploreView } from '../view/explore-view.ts';

/** What stands behind the question mark of a view's address, in its one spelling: equal views have equal ones. */
export function spellViewAddress(address: string): string {
  const search = new URLSearchParams(address.slice(address.indexOf('?') + 1));
  return writeExploreView(readExploreView(search), new URLSearchParams()).toString();
}

/** Whether an address names an indicator; without one there is nothing to draw. */
export function isViewAddress(address: string): boolean {
  return new URLSearchParams(spellViewAddress(address)).has('i');
}
