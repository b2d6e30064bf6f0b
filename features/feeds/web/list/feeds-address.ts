import { flag, line, oneOf, page } from '#platform/shared/address-fields.ts';
import { addressView, type AddressValue, type ViewOf } from '#platform/shared/address-view.ts';

/** Healths a list can be narrowed to, in the order they are offered. */
export const healths = ['working', 'failing', 'gone', 'waiting', 'paused', 'removed'] as const;

const fields = {
  text: line('text', 200),
  health: oneOf('health', healths, null),
  sortBy: oneOf('sort', ['title', 'lastSuccess', 'itemsPerDay', 'failures', 'added'], 'title'),
  descending: flag('down'),
  page: page('page', 9999),
};
const address = addressView(fields);

/** What of the list is asked for in the address. */
export type FeedsView = ViewOf<typeof fields>;

/** Reads the view from the address; anything odd in it counts as not written. */
export function readFeedsView({ searchParams }: URL): FeedsView {
  return address.read(searchParams);
}

/** Search parameters of a view; the defaults are left out, and another question starts at its first page. */
export function writeFeedsView(view: FeedsView, change: Partial<FeedsView>): Record<string, AddressValue> {
  return address.write({ ...view, page: 1, ...change });
}
