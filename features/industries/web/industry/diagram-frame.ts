import type { ReactNode } from 'react';
import type { ChartAbout } from '#platform/charts/frame/chart-about.ts';
import type { IndustryDiagram } from './load-industry.ts';

/** What an industry's or a branch's diagram is drawn from. */
export type Diagram = Pick<
  IndustryDiagram,
  'companies' | 'parts' | 'larger' | 'smaller' | 'year' | 'source' | 'isKnown'
>;

/** What both pictures of a diagram are framed by. */
export interface FrameProps {
  diagram: Diagram;
  about: ChartAbout;
  frame: { level: 2; title: string; about: ChartAbout; source: ReactNode };
  /** The choice of the picture. */
  kind: ReactNode;
  year: number;
}
