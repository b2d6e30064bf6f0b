import { EmptyTile } from '#platform/ui/tiles/EmptyTile.tsx';
import { SourceLine } from '#platform/ui/figures/SourceLine.tsx';
import { SegmentedControl } from '#platform/ui/choices/SegmentedControl.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useText } from '#platform/web/text.ts';
import type { ChangeView } from '#platform/web/routes/use-address-view.ts';
import type { Diagram } from './diagram-frame.ts';
import { DotsChart } from './DotsChart.tsx';
import { PartsChart } from './PartsChart.tsx';
import type { ViewProps } from './use-industry.ts';

interface Props {
  diagram: Diagram;
  place: string;
  name: string;
  view: Pick<ViewProps['view'], 'diagram'>;
  change: ChangeView<Pick<ViewProps['view'], 'diagram'>>;
  /** Opens a part of the whole. */
  openPart: (code: string) => void;
}

/** Size and growth: organisations as dots, or the parts of the whole as areas. */
export function GrowthChart({ diagram, place, name, view, change, openPart }: Props) {
  const t = useText();
  const { change: writeChange } = useFormats();
  const { larger, smaller, source, year, isKnown } = diagram;
  if (diagram.companies.length === 0 || year === null)
    return (
      <EmptyTile
        title={t('Industry_Diagram')}
        why={t(isKnown ? 'Industry_NoneListed' : 'Industry_NoCities')}
      />
    );
  const about = {
    place,
    indicator: `${t('Industry_Diagram')}: ${name}`,
    period: String(year),
    unit: '₽',
    source: source?.name ?? '',
    address: '',
  };
  const frame = {
    level: 2,
    title:
      larger.growth === null || smaller.growth === null
        ? t('Industry_Diagram')
        : t('Industry_Halves', {
            larger: writeChange(larger.growth, 0),
            smaller: writeChange(smaller.growth, 0),
          }),
    about,
    source: <SourceLine source={source} withCaveat />,
  } as const;
  const kind = (
    <SegmentedControl
      label={t('Industry_DiagramKind')}
      value={view.diagram}
      options={[
        { value: 'dots', label: t('Industry_DiagramDots') },
        { value: 'parts', label: t('Industry_DiagramParts') },
      ]}
      onChange={(next) => change({ diagram: next })}
    />
  );
  return view.diagram === 'dots' ? (
    <DotsChart {...{ diagram, about, frame, kind, year }} />
  ) : (
    <PartsChart {...{ diagram, about, frame, kind, year, openPart }} />
  );
}
