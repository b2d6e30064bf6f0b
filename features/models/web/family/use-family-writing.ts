import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { writeFamilyAddress } from '../../domain/family/family-address.ts';
import type { FamilyModel } from '../../domain/family/family-model.ts';
import { useUnderWay } from '../frame/use-under-way.ts';

const restMs = 150;

/** A model under its name. */
export interface Draft {
  name: string;
  model: FamilyModel;
  /** The version that computes it. */
  version: number;
}

/** What a person's hand has changed and the address does not say yet; null = nothing. */
export interface Unsaid {
  /** Only a model that can be computed: no address leads to another. */
  draft: Draft | null;
  /** A region by its number, '' for none. */
  region: string | null;
}

/**
 * The one hand that writes the page's address: two would take each other's place while a page is on its way.
 * `onSaid` is called once the address says all: while the page goes there, what was moved would jump back.
 */
export function useFamilyWriting(unsaid: Unsaid, ground: Draft, onSaid: () => void): void {
  const { draft, region } = unsaid;
  const [search, setSearch] = useSearchParams();
  const { doAtRest } = useUnderWay();
  useEffect(() => {
    if (draft === null && region === null) return undefined;
    return doAtRest(() => {
      const next = new URLSearchParams(search);
      if (draft !== null) {
        const own = writeFamilyAddress(draft);
        setOrDelete(next, 'm', own === writeFamilyAddress(ground) ? '' : own);
      }
      if (region !== null) setOrDelete(next, 'region', region);
      if (next.toString() === search.toString()) onSaid();
      else setSearch(next, { replace: true, preventScrollReset: true });
    }, restMs);
  }, [draft, region, doAtRest, ground, search, setSearch, onSaid]);
}

function setOrDelete(search: URLSearchParams, name: string, value: string): void {
  if (value === '') search.delete(name);
  else search.set(name, value);
}
