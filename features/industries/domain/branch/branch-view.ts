import { flag, id, line, oneOf, page } from '#platform/shared/address-fields.ts';
import { addressView, type ViewOf } from '#platform/shared/address-view.ts';

const fields = {
  /** Place that is told of; null = the country. */
  region: id('region'),
  /** Year of the accounts; null = the newest. */
  year: id('year'),
  diagram: oneOf('diagram', ['dots', 'parts'], 'dots'),
  all: flag('all'),
};
const address = addressView(fields);

const listFields = { region: id('region'), text: line('q', 120), page: page('page', 100_000) };
const listAddress = addressView(listFields);

/** What a reader chose on the page of a branch. */
export type BranchView = ViewOf<typeof fields>;
/** What a reader chose in the list of branches. */
export type BranchListView = ViewOf<typeof listFields>;

/** Reads the choices of a branch's address. */
export function readBranchView(search: URLSearchParams): BranchView {
  return address.read(search);
}

/** Writes them, keeping what is not ours (asOf). */
export function writeBranchView(view: BranchView, search: URLSearchParams): URLSearchParams {
  return address.into(view, search);
}

/** Reads the choices of the list's address. */
export function readBranchListView(search: URLSearchParams): BranchListView {
  return listAddress.read(search);
}

/** Writes them, keeping what is not ours (asOf). */
export function writeBranchListView(view: BranchListView, search: URLSearchParams): URLSearchParams {
  return listAddress.into(view, search);
}
