import type { ReactNode } from 'react';
import { SkeletonChart } from '#platform/ui/waiting/Skeleton.tsx';
import { useText } from '#platform/web/text.ts';
import type { MessageKey } from '#app/messages.ts';
import { ErrorState } from '#platform/ui/tiles/TileStateView.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { CountryWaves, NeighbourTrends, RegionBars, type Previews } from './PreviewCharts.tsx';
import { PyramidPreview } from './PyramidPreview.tsx';
import styles from './AccessDialog.module.css';

interface Props {
  previews: Previews | null;
  failed: boolean;
  onRetry: () => void;
}

const features: { name: MessageKey; text: MessageKey; draw: (previews: Previews) => ReactNode }[] = [
  { name: 'Access_Analysis', text: 'Access_AnalysisText', draw: (previews) => <RegionBars {...previews} /> },
  {
    name: 'Access_Forecasts',
    text: 'Access_ForecastsText',
    draw: (previews) => <NeighbourTrends {...previews} />,
  },
  {
    name: 'Access_Modelling',
    text: 'Access_ModellingText',
    draw: ({ pyramid }) => pyramid && <PyramidPreview {...pyramid} />,
  },
  {
    name: 'Access_Scenarios',
    text: 'Access_ScenariosText',
    draw: (previews) => <CountryWaves {...previews} />,
  },
];

/** The four features, each with a picture of the region's own figures; the space of the pictures is kept while they load. */
export function AccessFeatures({ previews, failed, onRetry }: Props) {
  const t = useText();
  return (
    <div>
      <ul className={styles.features}>
        {features.map(({ name, text, draw }) => (
          <li key={name}>
            <h3>{t(name)}</h3>
            <p>{t(text)}</p>
            <div className={styles.picture}>
              {previews && draw(previews)}
              {!previews && !failed && <SkeletonChart height={200} />}
            </div>
          </li>
        ))}
      </ul>
      {failed && <ErrorState title={t('Access_Title')} failure={{ kind: 'error', onRetry }} />}
      {previews && <SourceLine {...previews} />}
    </div>
  );
}

function SourceLine({ name, day, source, pyramid }: Previews) {
  const t = useText();
  const formats = useFormats();
  if (day === null) return null;
  return (
    <p className={styles.source}>
      {t('Access_Source', { name, day: formats.day(day), source })}{' '}
      {pyramid && t('Access_PyramidYear', { year: pyramid.year })}
    </p>
  );
}
