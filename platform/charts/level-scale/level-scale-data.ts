/** Classes of one measure, and where places stand among them. */
export interface LevelScaleData {
  /** Where each class begins, the first at zero, and what it is called. */
  classes: readonly { from: number; name: string }[];
  /** The own value, and what it is compared with. */
  own: { name: string; value: number };
  reference: { name: string; value: number } | null;
  /** Bounds of classes are round; values have the decimals that the page tells them with. */
  format: { bound: (value: number) => string; value: (value: number) => string };
  /** `from`: «от 250», of the last class. */
  texts: { from: (value: string) => string; noData?: string };
}
