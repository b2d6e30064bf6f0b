import { memo, useMemo } from 'react';
import type { NominalSize } from '#platform/charts/frame/chart-size.ts';
import { Lines } from '#platform/charts/lines/Lines.tsx';
import { RankedBars } from '#platform/charts/ranked-bars/RankedBars.tsx';
import { Slope } from '#platform/charts/slope/Slope.tsx';
import { SmallMultiples } from '#platform/charts/small-multiples/SmallMultiples.tsx';
import { MiniMap } from '#platform/maps/silhouette/MiniMap.tsx';
import { classBounds } from '#platform/maps/class-bounds.ts';
import { countClasses } from '#platform/maps/classes.ts';
import { HistogramLegend } from '#platform/maps/legend/HistogramLegend.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import type { Form } from '../../domain/view/choices.ts';
import { linesOf } from '../forms/lines-of.ts';
import { panesOf } from '../forms/MultiplesForm.tsx';
import { endsOfRanking, rankRowsOf } from '../forms/rank-rows.ts';
import { slopeRowsOf } from '../forms/SlopeForm.tsx';
import { useViewWords } from '../use-view-words.ts';
import type { ViewData } from '../view-props.ts';
import { SmallScatter } from './SmallScatter.tsx';

const small: NominalSize = { width: 400, height: 260 };
/** So many bars and panes keep a small picture small. */
const maxBars = 8;
const maxPanes = 8;

interface Props {
  form: Form;
  data: ViewData;
  nominal?: NominalSize;
}

/** A view in a form, without a frame and its tools. A new address alone draws nothing anew. */
export const SmallPicture = memo(function SmallPicture({ form, data, nominal = small }: Props) {
  switch (form) {
    case 'map':
      return <SmallMap data={data} />;
    case 'scatter':
      return <SmallScatter {...{ data, nominal }} />;
    case 'slope':
      return <SmallSlope {...{ data, nominal }} />;
    case 'rank':
      return <SmallRank {...{ data, nominal }} />;
    case 'multiples':
      return <SmallPanes data={data} />;
    default:
      return <SmallLines {...{ data, nominal }} />;
  }
});

type Sized = Required<Pick<Props, 'data' | 'nominal'>>;

function SmallMap({ data }: { data: ViewData }) {
  const formats = useFormats();
  const { about } = useViewWords(data);
  const places = useMemo(
    () => data.regions.map(({ yugoId, values }) => ({ id: yugoId, value: values[0] ?? null })),
    [data],
  );
  const scale = useMemo(
    () => ({ bounds: classBounds(places.map(({ value }) => value)), palette: 'sequential' as const }),
    [places],
  );
  const values = places.map(({ value }) => value);
  return (
    <>
      <MiniMap places={places} scale={scale} label={about.indicator} />
      <HistogramLegend
        scale={scale}
        counts={countClasses(values, scale.bounds)}
        format={{ axis: formats.round }}
        texts={{ label: about.indicator, class: () => '' }}
      />
    </>
  );
}

function SmallSlope({ data, nominal }: Sized) {
  const { words, about, time } = useViewWords(data);
  const rows = useMemo(() => slopeRowsOf(data), [data]);
  const { first, last } = data.ends!;
  return <Slope {...{ rows, about, nominal, ...words }} first={time(first)} last={time(last)} />;
}

function SmallRank({ data, nominal }: Sized) {
  const { words, about } = useViewWords(data);
  const rows = useMemo(() => endsOfRanking(rankRowsOf(data), maxBars), [data]);
  return <RankedBars {...{ rows, about, ...words }} nominalWidth={nominal.width} />;
}

function SmallPanes({ data }: { data: ViewData }) {
  const { words, about, figure, time, period } = useViewWords(data);
  const panes = useMemo(() => {
    const all = panesOf(data, period);
    return { ...all, items: all.items.slice(0, maxPanes) };
  }, [data, period]);
  return (
    <SmallMultiples
      {...panes}
      format={{ value: figure, date: time }}
      texts={{ label: about.indicator, noData: words.texts.noData }}
    />
  );
}

function SmallLines({ data, nominal }: Sized) {
  const { words, about, period } = useViewWords(data);
  const lines = useMemo(() => linesOf(data), [data]);
  return <Lines {...{ period, about, nominal, ...lines, ...words }} />;
}
