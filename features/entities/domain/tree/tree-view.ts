import { entityKinds, type EntityKind } from '#newsengine/entities/entity-kind.ts';

/** How a tree stands on its page. */
export const treeForms = ['graph', 'list'] as const;
export type TreeForm = (typeof treeForms)[number];

/** What a reader chose of a tree, as it stands in the address. */
export interface TreeView {
  /** Drawn, or as a list in the drawing's place. */
  form: TreeForm;
  /** Headlines that a bond has at least. */
  least: number;
  /** Whether entries of registers are drawn. */
  registers: boolean;
  /** Kinds that are drawn; none chosen = all. */
  kinds: EntityKind[];
  /** First and last day of the headlines that count; null = all there are. */
  since: string | null;
  till: string | null;
  /** Opened nodes, in the order they were opened. */
  open: number[];
  hidden: number[];
  /** The bond whose documents are shown. */
  bond: [number, number] | null;
  /** Where a way is looked for. */
  to: number | null;
}

const mostOpen = 24;
const largest = 2_147_483_647;

/** Reads the choices of an address; what is none of them is left out. */
export function readTreeView(search: URLSearchParams): TreeView {
  const [one, other] = readIds(search.get('bond'));
  const least = Number(search.get('least'));
  return {
    form: search.get('form') === 'list' ? 'list' : 'graph',
    least: Number.isInteger(least) && least >= 1 && least <= 1000 ? least : 1,
    registers: search.get('registers') !== 'no',
    kinds: entityKinds.filter((kind) => (search.get('kinds') ?? '').split('.').includes(kind)),
    since: readDay(search.get('since')),
    till: readDay(search.get('till')),
    open: readIds(search.get('open')).slice(0, mostOpen),
    hidden: readIds(search.get('hidden')),
    bond: one !== undefined && other !== undefined && one !== other ? [one, other] : null,
    to: readIds(search.get('to'))[0] ?? null,
  };
}

/** The parts of an address that say the choices; the usual ones are not said. */
export function writeTreeView({
  form,
  least,
  registers,
  kinds,
  since,
  till,
  open,
  hidden,
  bond,
  to,
}: TreeView): Record<string, string> {
  return {
    ...(form === 'graph' ? {} : { form }),
    ...(least > 1 ? { least: String(least) } : {}),
    ...(registers ? {} : { registers: 'no' }),
    ...(kinds.length > 0 ? { kinds: kinds.join('.') } : {}),
    ...(since === null ? {} : { since }),
    ...(till === null ? {} : { till }),
    ...(open.length > 0 ? { open: open.join('.') } : {}),
    ...(hidden.length > 0 ? { hidden: hidden.join('.') } : {}),
    ...(bond ? { bond: bond.join('.') } : {}),
    ...(to === null ? {} : { to: String(to) }),
  };
}

function readIds(text: string | null): number[] {
  const ids = (text ?? '')
    .split('.')
    .filter((part) => /^[1-9]\d{0,9}$/.test(part))
    .map(Number);
  return [...new Set(ids.filter((id) => id <= largest))];
}

/** A day of an address; null where it is none. */
function readDay(text: string | null): string | null {
  if (text === null || !/^\d{4}-\d\d-\d\d$/.test(text)) return null;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) ? text : null;
}
