import { editionOf, isLaterVersion, type Editions } from '../editions.ts';
import { familyEditions, type FamilyEdition } from './family-editions.ts';
import { familyLimits, type FamilyModel } from './family-model.ts';

/** What an address says of a family model. */
export type AddressedModel =
  | { kind: 'none' }
  | { kind: 'model'; name: string; model: FamilyModel; version: number }
  /** Written by a later version of the model: what is known here of it. */
  | { kind: 'later'; name: string; model: FamilyModel; version: number }
  /** Of a later version of which nothing is understood, or tampered with. */
  | { kind: 'unreadable' | 'broken' };

/** Longer addresses are cut by some programs on their way. */
const longest = 16_000;

/** What is written into an address. */
export interface WrittenFamily {
  name: string;
  model: FamilyModel;
  /** The version that computes it. */
  version: number;
}

/** A model with its name as a word of an address: the version, then the content. */
export function writeFamilyAddress({ name, model, version }: WrittenFamily): string {
  const bytes = new TextEncoder().encode(JSON.stringify([name, model]));
  const word = btoa(String.fromCodePoint(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
  return `${version}.${word}`;
}

/** Reads it back, to be computed by the version it was written with; what is no model, or one that cannot be computed, is broken. */
export function readFamilyAddress(
  word: string | null,
  editions: Editions<FamilyEdition> = familyEditions,
): AddressedModel {
  if (word === null) return { kind: 'none' };
  const [head = '', content = ''] = word.split('.');
  const version = /^\d{1,4}$/.test(head) ? Number(head) : 0;
  const isLater = isLaterVersion(editions, version);
  const edition = editionOf(editions, version);
  const nothing = { kind: isLater ? 'unreadable' : 'broken' } as const;
  try {
    if (word.length > longest || !(isLater || version === edition.version)) return nothing;
    const bytes = atob(content.replaceAll('-', '+').replaceAll('_', '/'));
    const text = new TextDecoder('utf-8', { fatal: true }).decode(
      Uint8Array.from(bytes, (char) => char.codePointAt(0)!),
    );
    const [name, model] = JSON.parse(text) as [unknown, FamilyModel];
    if (typeof name !== 'string' || name.length > familyLimits.nameLength) return nothing;
    const known = isLater ? knownOf(model) : model;
    edition.runFamily(known);
    return { kind: isLater ? 'later' : 'model', name, model: known, version };
  } catch {
    // Whatever somebody wrote into an address: it is no model of ours.
    return nothing;
  }
}

/** What a later version added stays out. */
function knownOf({ policyYear, overrides, types, measures }: FamilyModel): FamilyModel {
  return { policyYear, overrides, types, measures };
}
