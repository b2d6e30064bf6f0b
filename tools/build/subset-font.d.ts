/** The part of the package that is used; it ships no types of its own. */
declare module 'subset-font' {
  /** A range is kept variable, a number alone is the only value left. */
  export type Axes = Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
  export default function subsetFont(
    font: Uint8Array,
    signs: string,
    options: { targetFormat: 'woff2'; variationAxes?: Axes; keepFeatures?: readonly string[] },
  ): Promise<Uint8Array>;
}
