import { entityKinds } from '#newsengine/entities/entity-kind.ts';
import { anyOf, day, id, largestId, numbers, oneOf, readNumber } from '#platform/shared/address-fields.ts';
import { addressView, type AddressField, type ViewOf } from '#platform/shared/address-view.ts';

/** How a tree stands on its page. */
export const treeForms = ['graph', 'list'] as const;

const mostLeast = 1000;
const mostOpen = 24;
const mostHidden = 200;

/** Headlines that a bond has at least. */
const least: AddressField<number> = {
  name: 'least',
  read: ([said]) => readNumber(said, 1, mostLeast) ?? 1,
  write: (value) => (value === 1 ? null : value),
};

/** Whether entries of registers are drawn. */
const registers: AddressField<boolean> = {
  name: 'registers',
  read: ([said]) => said !== 'no',
  write: (value) => (value ? null : 'no'),
};

/** Two different nodes, `7.12`. */
const bond: AddressField<[number, number] | null> = {
  name: 'bond',
  read([said = '']) {
    const [one = null, other = null] = said.split('.').map((part) => readNumber(part, 1, largestId));
    return one !== null && other !== null && one !== other ? [one, other] : null;
  },
  write: (value) => value && value.join('.'),
};

const fields = {
  /** Drawn, or as a list in the drawing's place. */
  form: oneOf('form', treeForms, 'graph'),
  least,
  registers,
  /** Kinds that are drawn; none chosen = all. */
  kinds: anyOf('kinds', entityKinds, '.'),
  /** First and last day of the headlines that count; null = all there are. */
  since: day('since'),
  till: day('till'),
  /** Opened nodes, in the order they were opened. */
  open: numbers('open', { most: mostOpen, separator: '.' }),
  hidden: numbers('hidden', { most: mostHidden, separator: '.' }),
  /** The bond whose documents are shown. */
  bond,
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
