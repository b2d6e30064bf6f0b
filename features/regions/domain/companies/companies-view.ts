import { flag, text } from '#platform/shared/address-fields.ts';
import { addressView, type ViewOf } from '#platform/shared/address-view.ts';

const fields = {
  /** Class of ОКВЭД-2 whose organisations are listed; '' = the largest of the place. */
  okved: text('okved', 2),
  /** Every organisation of the class instead of the first ones. */
  all: flag('all'),
};
const address = addressView(fields);

/** What a reader chose on the tab of companies; all of it lives in the address. */
export type CompaniesView = ViewOf<typeof fields>;

/** Reads the choices of an address; what is no class falls back to the largest one. */
export function readCompaniesView(search: URLSearchParams): CompaniesView {
  const { okved, all } = address.read(search);
  return { okved: /^\d\d$/.test(okved) ? okved : '', all };
}

/** Writes choices into an address, keeping what is not ours (asOf). */
export function writeCompaniesView(view: CompaniesView, search: URLSearchParams): URLSearchParams {
  return address.into(view, search);
}
