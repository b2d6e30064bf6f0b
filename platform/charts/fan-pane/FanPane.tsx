import { layoutFanPane, type FanPaneData } from './layout-fan-pane.ts';

interface Props extends FanPaneData {
  width?: number;
  height?: number;
  /** 1 = cases, 2 = deaths. */
  hue?: 1 | 2;
}

/** Weeks that were and weeks ahead with their fan, decoration beside the figures that say the same. */
export function FanPane({ width = 112, height = 42, hue = 1, weak = false, ...data }: Props) {
  const { line, ghost, median, outer, inner, now } = layoutFanPane(data, width, height);
  const color = weak ? 'var(--ghost)' : `var(--d${hue})`;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width="100%"
      height={height}
      preserveAspectRatio="none"
      aria-hidden
    >
      <rect x={now} y={0} width={width - now} height={height} fill="var(--proj)" />
      <path d={outer} fill={color} opacity={0.18} />
      <path d={inner} fill={color} opacity={0.3} />
      <g fill="none" vectorEffect="non-scaling-stroke">
        <path d={ghost} stroke="var(--ghost)" />
        <path d={line} stroke={`var(--d${hue})`} strokeWidth={1.5} />
        <path d={median} stroke={color} strokeWidth={1.5} strokeDasharray="3 2" />
      </g>
      <line x1={0} x2={width} y1={height} y2={height} stroke="var(--axis)" />
    </svg>
  );
}
