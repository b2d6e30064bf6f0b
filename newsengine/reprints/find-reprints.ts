import type { LanguageCode } from '../text/language-code.ts';
import { cleanHeadline } from '../text/clean-headline.ts';
import { bandsOf, overlapShare, shinglesOf } from './shingles.ts';

/** From this share of common shingles on, a text is a reprint of another. */
const reprintFrom = 0.85;

interface Original {
  readonly id: string;
  readonly shingles: Uint32Array;
  readonly hours: number;
}

/** Originals of the last days, findable by bands; old ones are forgotten, so that cost doesn't grow. */
export interface ReprintIndex {
  readonly byBand: Map<number, Original[]>;
  readonly keepHours: number;
}

/** An empty index that remembers originals for `keepHours`. */
export function createReprintIndex(keepHours = 72): ReprintIndex {
  return { byBand: new Map(), keepHours };
}

/** The text a reprint is judged by: the article where there is one, else the headline without its outlet. */
function judgedText(item: {
  readonly title: string;
  readonly text?: string;
  readonly source?: string;
}): string {
  const body = item.text ?? '';
  return body.length > 200 ? body : cleanHeadline(item.title, item.source);
}

/** Id of the earlier item this one repeats, with the share of common text; undefined for an original, which is remembered. */
export function findOriginal(
  index: ReprintIndex,
  item: {
    readonly id: string;
    readonly title: string;
    readonly text?: string;
    readonly source?: string;
    readonly language: LanguageCode;
    readonly hours: number;
  },
): { readonly id: string; readonly share: number } | undefined {
  const shingles = shinglesOf(judgedText(item), item.language);
  const bands = bandsOf(shingles);
  let best: { readonly id: string; readonly share: number } | undefined;
  for (const band of bands) {
    for (const original of index.byBand.get(band) ?? []) {
      if (item.hours - original.hours > index.keepHours) continue;
      const share = overlapShare(shingles, original.shingles);
      if (share >= reprintFrom && share > (best?.share ?? 0)) best = { id: original.id, share };
    }
  }
  if (best || shingles.length === 0) return best;
  for (const band of bands) {
    const fresh = (index.byBand.get(band) ?? [])
      .filter(({ hours }) => item.hours - hours <= index.keepHours)
      .slice(-20);
    index.byBand.set(band, [...fresh, { id: item.id, shingles, hours: item.hours }]);
  }
  return undefined;
}

/** Drops what is older than the index keeps; call now and then. */
export function forgetOriginals(index: ReprintIndex, nowHours: number): void {
  for (const [band, originals] of index.byBand) {
    const fresh = originals.filter(({ hours }) => nowHours - hours <= index.keepHours);
    if (fresh.length === 0) index.byBand.delete(band);
    else index.byBand.set(band, fresh);
  }
}
