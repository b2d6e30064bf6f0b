import { useMemo } from 'react';
import { Treemap } from '#platform/charts/treemap/Treemap.tsx';
import { growthTones, treemapTable } from '#platform/charts/treemap/treemap-data.ts';
import { ChartFrame } from '#platform/ui/chart-frame/ChartFrame.tsx';
import { useChartWords } from '#platform/ui/chart-frame/use-chart-words.ts';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useText } from '#platform/web/text.ts';
import type { FrameProps } from './diagram-frame.ts';

/** The parts of an industry: revenue as area, growth as colour; a click opens the part. */
export function PartsChart({
  diagram,
  about,
  frame,
  kind,
  year,
  openPart,
}: FrameProps & { openPart: (code: string) => void }) {
  const t = useText();
  const { shortRoubles, percent, change } = useFormats();
  const words = useChartWords('year', shortRoubles);
  const tones = useMemo(() => growthTones((bound) => percent(bound, 0)), [percent]);
  const items = diagram.parts.map(({ code, name, revenue, growth }) => ({
    id: code,
    code,
    name: `${code} ${name}`,
    value: revenue,
    change: growth,
  }));
  const data = { items, tones, about, ...words };
  return (
    <ChartFrame {...frame} sub={t('Industry_PartsSub', { year: String(year) })} table={treemapTable(data)}>
      {kind}
      <Treemap
        {...data}
        toneTitle={t('Industry_Tone')}
        formatChange={(value: number) => change(value, 0)}
        minShare={0.004}
        nominal={{ width: 840, height: 420, narrowHeight: 420 }}
        onChoose={(id) => openPart(String(id))}
      />
    </ChartFrame>
  );
}
