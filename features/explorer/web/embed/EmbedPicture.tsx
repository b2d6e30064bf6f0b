import { lazy, Suspense, useMemo } from 'react';
import { Scatter } from '#platform/charts/scatter/Scatter.tsx';
import { SkeletonChart } from '#platform/ui/waiting/Skeleton.tsx';
import type { LogAxes } from '../../domain/view/choices.ts';
import { measureName } from '../../domain/view/view-rows.ts';
import { useScatterParts } from '../forms/use-scatter-parts.ts';
import { SmallPicture } from '../others/SmallPicture.tsx';
import { useViewWords } from '../use-view-words.ts';
import type { ViewData } from '../view-props.ts';

const RegionsMap = lazy(async () => ({ default: (await import('../forms/MapForm.tsx')).RegionsMap }));

const nominal = { width: 720, height: 300, narrowHeight: 260 };
/** Each indicator at its own end: nothing plays in another site. */
const atEnds = { frames: [], shown: null, isMoved: false };

interface Props {
  data: ViewData;
  log: LogAxes;
}

/** The picture of a view in another site, in the form and on the axes that its page has. */
export function EmbedPicture({ data, log }: Props) {
  if (data.form === 'scatter' && data.measures.length > 1) return <EndScatter {...{ data, log }} />;
  if (data.form !== 'map') return <SmallPicture form={data.form} {...{ data, nominal }} />;
  return (
    <Suspense fallback={<SkeletonChart />}>
      <RegionsMap data={data} />
    </Suspense>
  );
}

/** Two indicators of every region, a third by the area of the dots, logarithmic where asked for. */
function EndScatter({ data, log }: Props) {
  const { words, about } = useViewWords(data);
  const { dotsAt, ...axes } = useScatterParts(data, atEnds, log);
  const dots = useMemo(() => dotsAt(null), [dotsAt]);
  const aboutAll = { ...about, indicator: data.measures.map(measureName).join('; '), unit: '' };
  return <Scatter {...axes} {...words} {...{ dots, nominal }} about={aboutAll} />;
}
