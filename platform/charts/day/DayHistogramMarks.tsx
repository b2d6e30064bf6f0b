import { ChartText } from '#platform/charts/marks/ChartText.tsx';
import { hourStrokes, type HourLayout } from './layout-day.ts';

interface Props {
  hours: readonly HourLayout[];
  width: number;
  axisY: number;
  /** Written above the tallest bar: больше всего с 12 до 13: 54. */
  peakText?: string;
}

const labelled = [0, 6, 12, 18, 24];

/** Bars of ink over a 24-hour axis. */
export function DayHistogramMarks({ hours, width, axisY, peakText }: Props) {
  const peak = hours.reduce((most, hour) => (hour.count > most.count ? hour : most), hours[0] ?? zero);
  const peakX = peak.x + peak.width / 2;
  const before = peakX > width / 2;
  return (
    <>
      <path {...hourStrokes(hours, axisY)} stroke="var(--ink)" opacity={0.82} />
      <line x1={0} x2={width} y1={axisY + 0.5} y2={axisY + 0.5} stroke="var(--axis)" />
      {labelled.map((hour) => (
        <ChartText
          key={hour}
          x={(width * hour) / 24}
          y={axisY + 16}
          anchor={hour === 0 ? 'start' : hour === 24 ? 'end' : 'middle'}
        >
          {String(hour).padStart(2, '0')}
        </ChartText>
      ))}
      {peakText !== undefined && peak.count > 0 && (
        <ChartText x={before ? peak.x + peak.width : peak.x} y={peak.y - 8} anchor={before ? 'end' : 'start'}>
          {peakText}
        </ChartText>
      )}
    </>
  );
}

const zero: HourLayout = { hour: 0, count: 0, x: 0, y: 0, width: 0, height: 0 };
