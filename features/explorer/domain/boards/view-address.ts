import { readExploreView, writeExploreView } from '../view/explore-view.ts';

/** What stands behind the question mark of a view's address, in its one spelling: equal views have equal ones. The reader's own series stay out of what is kept and shared. */
export function spellViewAddress(address: string): string {
  const search = new URLSearchParams(address.slice(address.indexOf('?') + 1));
  return writeExploreView({ ...readExploreView(search), own: [] }, new URLSearchParams()).toString();
}

/** Signs that no name has, and no database takes. */
const control = /\p{Cc}/u;

/** Whether an address names an indicator; without one there is nothing to draw. */
export function isViewAddress(address: string): boolean {
  const measures = new URLSearchParams(spellViewAddress(address)).getAll('i');
  return measures.length > 0 && !measures.some((word) => control.test(word));
}
