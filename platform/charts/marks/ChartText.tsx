import type { ReactNode } from 'react';

interface Props {
  x: number;
  y: number;
  anchor?: 'start' | 'middle' | 'end';
  /** A CSS colour, always a token. */
  color?: string;
  bold?: boolean;
  /** Width of the ground-coloured outline that keeps the words readable over lines, px. */
  halo?: number;
  children: ReactNode;
}

/** Words on a drawing: 12 px, the floor of the type scale, with a halo of ground. */
export function ChartText({
  x,
  y,
  anchor = 'start',
  color = 'var(--ink-3)',
  bold = false,
  halo = 3,
  children,
}: Props) {
  return (
    <text
      x={x}
      y={y}
      textAnchor={anchor}
      fill={color}
      fontWeight={bold ? 600 : 400}
      stroke="var(--ground)"
      strokeWidth={halo}
      strokeLinejoin="round"
      paintOrder="stroke"
    >
      {children}
    </text>
  );
}
