import { useMemo } from 'react';
import { Plot } from '#platform/charts/frame/Plot.tsx';
import { useChartSize } from '#platform/charts/frame/use-chart-size.ts';
import { ChangeBarsMarks } from './ChangeBarsMarks.tsx';
import { changeColor, placeChangeBars, rowHeight, type Change } from './place-change-bars.ts';

interface Props {
  /** In the order drawn, from above. */
  changes: readonly Change[];
  worse: 'more' | 'less';
  format: {
    /** A signed change: +29,6 %. */
    value: (percent: number) => string;
  };
  texts: { label: string; change: string; noData: string };
  /** Drawn at this width on the server; 40 px high for each row. */
  nominalWidth?: number;
}

/** Changes as horizontal bars, rust for worse and teal for better, each with its figure. */
export function ChangeBars({ changes, worse, format, texts, nominalWidth = 400 }: Props) {
  const nominal = { width: nominalWidth, height: changes.length * rowHeight };
  const { container, size } = useChartSize(nominal);
  const { noData } = texts;
  const placed = useMemo(
    () => placeChangeBars(changes, size.width, { worse, format: format.value, noData }),
    [changes, size.width, worse, format, noData],
  );
  const stops = useMemo(() => placed.rows.map(({ y }) => y + rowHeight / 2), [placed]);
  const marks = useMemo(() => <ChangeBarsMarks placed={placed} />, [placed]);
  return (
    <Plot
      container={container}
      nominal={nominal}
      size={size}
      label={texts.label}
      stops={stops}
      direction="y"
      pageStep={5}
      reach={size.height}
      describe={(index) => {
        const { name = '', percent = null } = changes[index] ?? {};
        const value = percent === null ? noData : format.value(percent);
        const color = percent === null ? undefined : changeColor(percent, worse);
        return {
          title: name,
          rows: [{ name: texts.change, value, ...(color && { swatch: 'bar' as const, color }) }],
        };
      }}
      drawCursor={cursorOn(size.width)}
    >
      {marks}
    </Plot>
  );
}

function cursorOn(width: number) {
  return (index: number) => (
    <rect
      x={-4}
      y={index * rowHeight}
      width={width + 8}
      height={rowHeight}
      fill="var(--ink)"
      opacity={0.06}
    />
  );
}
