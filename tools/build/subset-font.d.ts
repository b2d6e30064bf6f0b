/** The part of the package that is used; it ships no types of its own. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Uint8Array,
    signs: string,
    options: { targetFormat: 'woff2'; variationAxes?: Record<string, { min: number; max: number }> },
  ): Promise<Uint8Array>;
}
