import { useMemo } from 'react';
import type { NominalSize } from '#platform/charts/frame/chart-size.ts';
import { Scatter } from '#platform/charts/scatter/Scatter.tsx';
import { unitTitle } from '#platform/shared/figures.ts';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { measureName } from '../../domain/view/view-rows.ts';
import { useViewWords } from '../use-view-words.ts';
import type { ViewData } from '../view-props.ts';

/** Both indicators of every region, the first chosen one named. */
export function SmallScatter({ data, nominal }: { data: ViewData; nominal: NominalSize }) {
  const formats = useFormats();
  const { words, about } = useViewWords(data);
  const axes = useMemo(
    () =>
      data.measures.map((measure) => ({
        label: [measureName(measure), unitTitle(measure.unit)].filter(Boolean).join(', '),
        format: (value: number) => formats.amount(value, measure.decimals),
      })),
    [data, formats],
  );
  const dots = useMemo(() => {
    const own = data.lines[0];
    return data.regions.map(({ yugoId, name, values: [x = null, y = null] }) => ({
      id: yugoId,
      name,
      x,
      y,
      own: yugoId === own,
      named: yugoId === own,
    }));
  }, [data]);
  const aboutBoth = { ...about, indicator: data.measures.map(measureName).join('; '), unit: '' };
  return <Scatter {...words} xAxis={axes[0]!} yAxis={axes[1]!} {...{ dots, nominal }} about={aboutBoth} />;
}
