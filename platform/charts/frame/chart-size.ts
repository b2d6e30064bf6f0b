/** The size a chart is drawn at before its container is measured, px. */
export interface NominalSize {
  width: number;
  height: number;
  /** Height below `narrowBelow` px of container width; the same as `height` when left out. */
  narrowHeight?: number;
  /** The height follows from the rows: a whole screen does not stretch it. */
  isFixed?: boolean;
}

/** The size a chart is laid out for now, px. */
export interface ChartSize {
  width: number;
  height: number;
  narrow: boolean;
}

/** True for a chart that stands in columns of about its own width: they are narrower on a phone by little. */
export function isSmall({ width }: Pick<NominalSize, 'width'>): boolean {
  return width < 480;
}
