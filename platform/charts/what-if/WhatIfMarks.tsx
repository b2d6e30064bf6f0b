import { useId } from 'react';
import { DayAxisMarks, GridMarks } from '#platform/charts/axes/AxisMarks.tsx';
import { ChartText } from '#platform/charts/marks/ChartText.tsx';
import { HatchPattern } from '#platform/charts/marks/GapMarks.tsx';
import { hues } from '#platform/charts/marks/hues.ts';
import { estimateTextWidth } from '#platform/charts/marks/text-width.ts';
import type { WhatIfLayout } from './layout-what-if.ts';
import type { WhatIfInput } from './what-if-data.ts';

const upper = 12;

/** Opacity of a band: less where it is being counted anew. */
const opacities = { now: 'var(--band-80)', old: 'calc(0.62 * var(--band-80))' };

/** Ground of the future with the part the model is blind for, reported bars, bands, the reference in grey, the assumed course, limit and crossing. */
export function WhatIfMarks({ layout, data }: { layout: WhatIfLayout; data: WhatIfInput }) {
  const { dayAxis, axisY, valueAxis } = layout;
  const color = hues[data.hue].line;
  const opacity = data.isPale ? opacities.old : opacities.now;
  return (
    <>
      <Ground layout={layout} data={data} />
      <GridMarks axis={valueAxis} left={dayAxis.left} right={dayAxis.right} inGutter unit={data.texts.unit} />
      <path
        d={layout.bars}
        stroke={hues[data.hue].bar}
        strokeWidth={layout.barWidth}
        opacity={0.8}
        fill="none"
      />
      <path d={layout.band90} fill={color} style={{ opacity }} />
      <path d={layout.band50} fill={color} style={{ opacity }} />
      <g fill="none" strokeLinejoin="round">
        <path d={layout.reference} stroke="var(--ground)" strokeWidth={3.5} />
        <path d={layout.reference} stroke="var(--ghost)" strokeWidth={1.75} />
        <path d={layout.own} stroke="var(--ground)" strokeWidth={4} opacity={0.6} />
        <path d={layout.own} stroke={color} strokeWidth={2} strokeDasharray="5 4" />
      </g>
      <LimitMarks layout={layout} data={data} />
      <DayAxisMarks axis={dayAxis} y={axisY} />
    </>
  );
}

function Ground({ layout, data }: { layout: WhatIfLayout; data: WhatIfInput }) {
  const hatch = useId();
  const { startX, blindX, axisY, dayAxis } = layout;
  const { texts } = data;
  const height = axisY - upper;
  const right = dayAxis.right;
  const aheadEnd = startX + 6 + estimateTextWidth(texts.ahead);
  const fitsBlind = right - 4 - estimateTextWidth(texts.blind) > aheadEnd + 12;
  const fitsFact = startX - 8 - estimateTextWidth(texts.fact) > dayAxis.left;
  return (
    <>
      <defs>
        <HatchPattern id={hatch} color="var(--hair)" />
      </defs>
      <rect x={startX} y={upper} width={right - startX} height={height} fill="var(--proj)" />
      {blindX !== null && (
        <rect x={blindX} y={upper} width={right - blindX} height={height} fill={`url(#${hatch})`} />
      )}
      <line x1={startX} x2={startX} y1={upper} y2={axisY} stroke="var(--ink)" strokeDasharray="1 3" />
      {fitsFact && (
        <ChartText x={startX - 6} y={upper + 16} anchor="end">
          {texts.fact}
        </ChartText>
      )}
      <ChartText x={startX + 6} y={upper + 16} color="var(--ink-2)">
        {texts.ahead}
      </ChartText>
      {blindX !== null && fitsBlind && (
        <ChartText x={right - 4} y={upper + 16} anchor="end" color="var(--ink-2)">
          {texts.blind}
        </ChartText>
      )}
    </>
  );
}

/** The limit as an ink step line with its figures above it, and when it is crossed, in words below it. */
function LimitMarks({ layout, data }: { layout: WhatIfLayout; data: WhatIfInput }) {
  const { limits, limit, crossing, size, axisY } = layout;
  const { texts, format } = data;
  if (limits.length === 0) return null;
  const named = crossing && data.crossing && nameCrossing(crossing.middle, data.crossing, size.width);
  return (
    <>
      <path d={limit} fill="none" stroke="var(--ink)" strokeWidth={1.5} />
      {limits.map(({ x, y, value }) => (
        <ChartText key={x} x={x + 4} y={y - 5} color="var(--ink)">
          {`${texts.limit} ${format.value(value)}`}
        </ChartText>
      ))}
      {crossing && (
        <>
          <line x1={crossing.middle} x2={crossing.middle} y1={crossing.y} y2={axisY} stroke="var(--worse)" />
          <line
            x1={crossing.from}
            x2={crossing.to}
            y1={crossing.y}
            y2={crossing.y}
            stroke="var(--worse)"
            strokeWidth={5}
            opacity={0.5}
          />
          <circle cx={crossing.middle} cy={crossing.y} r={4} fill="var(--worse)" />
          {named && (
            <ChartText {...named.place} y={heightOfWords(named, layout)} color="var(--worse)" bold>
              {named.label}
            </ChartText>
          )}
        </>
      )}
    </>
  );
}

/** The words of a crossing on the side where they have room, the short ones where the long have none. */
function nameCrossing(
  middle: number,
  { label, shortLabel = label }: NonNullable<WhatIfInput['crossing']>,
  width: number,
) {
  const after = { x: middle + 6, anchor: 'start' } as const;
  const before = { x: middle - 6, anchor: 'end' } as const;
  const roomOf = (text: string): number => estimateTextWidth(text, { bold: true });
  for (const text of [label, shortLabel]) {
    if (after.x + roomOf(text) <= width) return { label: text, place: after };
    if (before.x - roomOf(text) >= 0) return { label: text, place: before };
  }
  return { label: shortLabel, place: before };
}

/** Below the crossing, or above the time axis where the line and the figures of another limit stand there. */
function heightOfWords({ label, place }: ReturnType<typeof nameCrossing>, layout: WhatIfLayout): number {
  const { limits, crossing, axisY, size } = layout;
  const below = crossing!.y + 18;
  const room = estimateTextWidth(label, { bold: true });
  const from = place.anchor === 'start' ? place.x : place.x - room;
  const isTaken = limits.some(({ x, y }, at) => {
    const end = limits[at + 1]?.x ?? size.width;
    return x < from + room && end > from && y > below - 16 && y < below + 23;
  });
  const onAxis = axisY - 8;
  if (!isTaken && below < onAxis) return below;
  return crossing!.y < onAxis - 16 ? onAxis : crossing!.y - 20;
}
