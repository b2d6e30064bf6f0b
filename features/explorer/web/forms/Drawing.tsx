import { lazy, memo, Suspense } from 'react';
import { SkeletonChart } from '#platform/ui/waiting/Skeleton.tsx';
import type { LogAxes } from '../../domain/view/choices.ts';
import type { EmbeddedView } from '#platform/ui/chart-frame/use-embed-code.ts';
import type { OwnInView } from '../own/load-own.ts';
import type { ViewData } from '../view-props.ts';
import { LineForm } from './LineForm.tsx';
import { RankForm } from './RankForm.tsx';

const MapForm = lazy(async () => ({ default: (await import('./MapForm.tsx')).MapForm }));
const MultiplesForm = lazy(async () => ({ default: (await import('./MultiplesForm.tsx')).MultiplesForm }));
const ScatterForm = lazy(async () => ({ default: (await import('./ScatterForm.tsx')).ScatterForm }));
const SlopeForm = lazy(async () => ({ default: (await import('./SlopeForm.tsx')).SlopeForm }));

interface Props {
  data: ViewData;
  /** Series of the reader's own, which lines over time may take beside them. */
  own?: readonly OwnInView[];
  /** What another site shows of it; nothing can be put in there when left out. */
  embed?: EmbeddedView;
  /** Bars of a ranking that there is room for; all unless told. */
  maxBars?: number;
  /** The time on screen of a picture that plays, as an address says it; null: the newest. */
  moment?: string | null;
  /** Axes of a scatter that are logarithmic, where their values are all above zero. */
  log?: LogAxes;
  /** Keeps the time at which the hand rests. */
  onMoment?: (moment: string | null) => void;
}

/** The picture of a view in its form; the table stands below it in any. A form that needs two times or two indicators gives way where there is one. Kept the same it is not drawn anew. */
export const Drawing = memo(function Drawing(props: Props) {
  const { data } = props;
  if (data.ends === null || data.form === 'table') return null;
  return (
    <Suspense fallback={<SkeletonChart />}>
      <Form {...props} />
    </Suspense>
  );
});

const keepNothing = (): void => {};

const noOwn: readonly OwnInView[] = [];

function Form({
  data,
  own = noOwn,
  embed,
  maxBars,
  moment = null,
  log = 'none',
  onMoment = keepNothing,
}: Props) {
  const isOneTime = data.ends!.first === data.ends!.last;
  switch (data.form) {
    case 'map':
      return <MapForm {...{ data, embed }} />;
    case 'rank':
      return <RankForm {...{ data, embed, maxBars }} />;
    case 'scatter':
      return data.measures.length > 1 ? (
        <ScatterForm {...{ data, embed, moment, log, onMoment }} />
      ) : (
        <RankForm {...{ data, embed, maxBars }} />
      );
    case 'slope':
      return isOneTime ? <RankForm {...{ data, embed, maxBars }} /> : <SlopeForm {...{ data, embed }} />;
    case 'multiples':
      // Panes stand on zero: what goes below it is drawn as lines.
      return isOneTime || data.series.some(({ lowest }) => (lowest ?? 0) < 0) ? (
        <LineForm {...{ data, embed }} />
      ) : (
        <MultiplesForm {...{ data, embed }} />
      );
    default:
      return isOneTime ? <RankForm {...{ data, embed, maxBars }} /> : <LineForm {...{ data, embed, own }} />;
  }
}
