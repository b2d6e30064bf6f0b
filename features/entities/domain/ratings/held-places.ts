import type { RankBand } from './rank-bands.ts';

/** Places that a name holds in nine of ten such periods; null = they go on beyond those that are ranked. */
export interface HeldPlaces {
  low: number;
  high: number | null;
}

/** A name of a rating: headlines of the period, and its band where they name it. */
interface Ranked {
  id: number;
  count: number;
  band: RankBand | null;
}

/** Whom the period names up to three times it could also not have named at all (five in a hundred such periods), and the other way round. */
const chanceOfNone = 3;

/** The places of a name in a rating, best first, of which the first `ranked` are sure; also of one that no headline names. */
export function heldPlaces(rows: readonly Ranked[], id: number, ranked: number): HeldPlaces {
  const named = rows.filter(({ band }) => band !== null);
  const last = Math.min(named.length, ranked);
  const own = named.find((row) => row.id === id);
  if (!own?.band) {
    const above = named.filter(({ count }) => count > chanceOfNone).length;
    return { low: Math.min(above, ranked) + 1, high: null };
  }
  const { low, high } = own.band;
  const isOpen = high >= ranked || (high >= last && own.count <= chanceOfNone);
  return { low: Math.min(low, ranked), high: isOpen ? null : high };
}

/** Where all places of a name went; null while any of them is one it held before. */
export function moveOf(before: HeldPlaces, now: HeldPlaces): 'up' | 'down' | null {
  if (now.high !== null && now.high < before.low) return 'up';
  if (before.high !== null && now.low > before.high) return 'down';
  return null;
}
