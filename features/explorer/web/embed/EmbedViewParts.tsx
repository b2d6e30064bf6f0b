import { SampleTag } from '#platform/ui/figures/SampleTag.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { PageTitle } from '#platform/web/PageTitle.tsx';
import { useText } from '#platform/web/text.ts';
import { unitTitle } from '#platform/shared/figures.ts';
import { measureName } from '../../domain/view/view-rows.ts';
import type { ExploreView } from '../../domain/view/explore-view.ts';
import type { ViewData } from '../view-props.ts';
import { EmbedPicture } from './EmbedPicture.tsx';
import styles from '#platform/ui/embed.module.css';

interface Props {
  data: ViewData;
  view: Pick<ExploreView, 'log' | 'own'>;
  /** Address of the view on its own site. */
  home: string;
}

/** One view with what must be said of it anywhere: what it says and is of, its source, the day it was known on, and the way back. */
export function EmbedViewParts({ data, view, home }: Props) {
  const t = useText();
  const formats = useFormats();
  const { measures, series, title, ends } = data;
  const name = measures.map(measureName).join('; ');
  // Several indicators have a unit each: their axes say it.
  const unit = measures.length > 1 ? '' : unitTitle(measures[0]!.unit);
  const sources = new Set(measures.flatMap((measure) => measure.sources.map((source) => source.name)));
  return (
    <main className={styles.page}>
      <PageTitle>{title}</PageTitle>
      <h1 className={styles.title}>
        {title} {series.some(({ sample }) => sample) && <SampleTag />}
      </h1>
      <p className={styles.small}>{[name, unit].filter(Boolean).join(', ')}</p>
      {ends === null ? <p>{t('Explore_Embed_Nothing')}</p> : <EmbedPicture data={data} log={view.log} />}
      {view.own.length > 0 && <p className={styles.small}>{t('Explore_Embed_Own')}</p>}
      <p className={styles.small}>
        {[...sources].join(', ')}. {t('Embed_Known', { day: formats.day(data.asOf) })}.{' '}
        {data.form === 'map' && `${t('Footer_Borders')} `}
        <a href={home} target="_blank" rel="noopener">
          {t('Embed_Full')}
        </a>
      </p>
    </main>
  );
}
