/** Points across and down at which a picture is compared with itself. */
export const hashGrid = { width: 9, height: 8 } as const;

/** Bits by which two pictures that look alike may differ, of 64. */
export const maxDifference = 10;

/** Between its darkest and its lightest point; below it a picture is too even to be told from another. Unit: levels of 256. */
const minContrast = 16;

/**
 * Difference hash (dHash): one bit for each pair of neighbours in a row, 1 where the left one is brighter. It stays under
 * scaling, re-compression and changes of brightness; it does not under cropping, mirroring and turning.
 *
 * @param levels  levels[row × 9 + column] — brightness. Unit: 0…255. Shape: 72 points, row by row.
 * @returns 64 signs '0' or '1' in reading order, or null for a picture too even to tell.
 */
export function differenceHash(levels: ArrayLike<number>): string | null {
  const { width, height } = hashGrid;
  const points = Array.from({ length: width * height }, (_, at) => levels[at] ?? 0);
  if (Math.max(...points) - Math.min(...points) < minContrast) return null;
  let bits = '';
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width - 1; column++) {
      const at = row * width + column;
      bits += points[at]! > points[at + 1]! ? '1' : '0';
    }
  return bits;
}
