import { familyLimits, familyModel, type FamilyModel } from './family-model.ts';
import { runFamily } from './run-family.ts';

/** What an address says of a family model. */
export type AddressedModel =
  | { kind: 'none' }
  | { kind: 'model'; name: string; model: FamilyModel }
  /** Written by a later version of the model, or tampered with. */
  | { kind: 'later' | 'broken' };

/** Longer addresses are cut by some programs on their way. */
const longest = 16_000;

/** A model with its name as a word of an address: the version, then the content. */
export function writeFamilyAddress(name: string, model: FamilyModel): string {
  const bytes = new TextEncoder().encode(JSON.stringify([name, model]));
  const word = btoa(String.fromCodePoint(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
  return `${familyModel.version}.${word}`;
}

/** Reads it back; what is no model, or one that cannot be computed, is broken. */
export function readFamilyAddress(word: string | null): AddressedModel {
  if (word === null) return { kind: 'none' };
  const [version = '', content = ''] = word.split('.');
  if (/^\d+$/.test(version) && Number(version) > familyModel.version) return { kind: 'later' };
  try {
    if (word.length > longest || Number(version) !== familyModel.version) return { kind: 'broken' };
    const bytes = atob(content.replaceAll('-', '+').replaceAll('_', '/'));
    const text = new TextDecoder('utf-8', { fatal: true }).decode(
      Uint8Array.from(bytes, (char) => char.codePointAt(0)!),
    );
    const [name, model] = JSON.parse(text) as [unknown, FamilyModel];
    if (typeof name !== 'string' || name.length > familyLimits.nameLength) return { kind: 'broken' };
    runFamily(model);
    return { kind: 'model', name, model };
  } catch {
    // Whatever somebody wrote into an address: it is no model of ours.
    return { kind: 'broken' };
  }
}
