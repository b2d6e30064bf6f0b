import { entityKinds } from '#newsengine/entities/entity-kind.ts';
import {
  anyOf,
  day,
  id,
  number,
  numbers,
  oneOf,
  onUnless,
  pairOfIds,
} from '#platform/shared/address-fields.ts';
import { addressView, type ViewOf } from '#platform/shared/address-view.ts';

/** How a tree stands on its page. */
export const treeForms = ['graph', 'list'] as const;

const maxLeast = 1000;
const maxOpen = 24;
const maxHidden = 200;

const fields = {
  /** Drawn, or as a list in the drawing's place. */
  form: oneOf('form', treeForms, 'graph'),
  /** Headlines that a bond has at least. */
  least: number('least', { min: 1, max: maxLeast, usual: 1 }),
  /** Whether entries of registers are drawn. */
  registers: onUnless('registers', 'no'),
  /** Kinds that are drawn; none chosen = all. */
  kinds: anyOf('kinds', entityKinds, '.'),
  /** First and last day of the headlines that count; null = all there are. */
  since: day('since'),
  till: day('till'),
  /** Opened nodes, in the order they were opened. */
  open: numbers('open', { most: maxOpen, separator: '.' }),
  hidden: numbers('hidden', { most: maxHidden, separator: '.' }),
  /** The bond whose documents are shown. */
  /** Two different nodes. */
  bond: pairOfIds('bond'),
  /** Where a way is looked for. */
  to: id('to'),
};
const address = addressView(fields);

/** What a reader chose of a tree, as it stands in the address. */
export type TreeView = ViewOf<typeof fields>;

/** Reads the choices of an address; what is none of them is left out. */
export function readTreeView(search: URLSearchParams): TreeView {
  return address.read(search);
}

/** Writes choices into an address, keeping what is not ours (asOf); the usual ones are not said. */
export function writeTreeView(view: TreeView, search: URLSearchParams): URLSearchParams {
  return address.into(view, search);
}
