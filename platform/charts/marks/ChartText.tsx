import { memo, type ReactNode } from 'react';

interface Props {
  x: number;
  y: number;
  anchor?: 'start' | 'middle' | 'end';
  /** A CSS colour, always a token. */
  color?: string;
  bold?: boolean;
  /** Width of the ground-coloured outline that keeps the words readable over lines, px. */
  halo?: number;
  /** px; 12, the floor of the type scale, when left out. */
  size?: 12 | 13 | 14;
  children: ReactNode;
}

/** Words on a drawing with a halo of ground; most stay where they are while lines move. */
export const ChartText = memo(function ChartText({
  x,
  y,
  anchor = 'start',
  color = 'var(--ink-3)',
  bold = false,
  halo = 3,
  size,
  children,
}: Props) {
  return (
    <text
      x={x}
      y={y}
      textAnchor={anchor}
      fill={color}
      fontSize={size}
      fontWeight={bold ? 600 : 400}
      stroke="var(--ground)"
      strokeWidth={halo}
      strokeLinejoin="round"
      paintOrder="stroke"
    >
      {children}
    </text>
  );
});
