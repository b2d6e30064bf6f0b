import type { ListedEntity } from '#newsengine/entities/find-listed-names.ts';
import type { ApartPair, Batch, OpenItem, OpenPerson, OpenStep } from '#newsengine/placing/batch.ts';

/** What the worker is asked; it answers a batch with where its items were placed, everything else with null. */
export type EngineRequest =
  | { readonly type: 'gazetteer'; readonly entries: readonly (ListedEntity & { readonly alias: string })[] }
  | { readonly type: 'forget' }
  /** All items of some stories at once. */
  | { readonly type: 'enter'; readonly items: readonly OpenItem[]; readonly persons: readonly OpenPerson[] }
  /** Closed stories whose affairs may go on. */
  | { readonly type: 'steps'; readonly steps: readonly OpenStep[] }
  /** Stories that editors have parted. */
  | { readonly type: 'apart'; readonly pairs: readonly ApartPair[] }
  | { readonly type: 'batch'; readonly batch: Batch };
