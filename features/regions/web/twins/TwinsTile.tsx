import { useCallback } from 'react';
import { SampleTag } from '#platform/ui/figures/SampleTag.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { useLoaded, type Loaded } from '#platform/ui/tiles/use-loaded.ts';
import { useText, type Translate } from '#platform/web/text.ts';
import { useApi } from '#platform/web/use-api.ts';
import { SourceLine } from '#platform/ui/figures/SourceLine.tsx';
import { TwinCard } from './TwinCard.tsx';
import type { Twins } from './twins.ts';
import styles from './TwinsTile.module.css';

/** The five subjects most like the region. It loads by itself. */
export function TwinsTile({ yugoId }: { yugoId: number }) {
  const api = useApi();
  const load = useCallback(
    (signal?: AbortSignal): Promise<Twins> => api.call('regiondossier/getTwins', { yugoId }, { signal }),
    [api, yugoId],
  );
  return <TwinsTileView loaded={useLoaded(load)} />;
}

/** The tile as what it loads stands: being loaded, failed, with the reason why there are none, or with them. */
export function TwinsTileView({ loaded: { data, state } }: { loaded: Loaded<Twins> }) {
  const t = useText();
  const title = t('RegionTwins_Title');
  if (data === null) return <Tile level={2} title={title} state={state} height={420} />;
  if (data.twins.length === 0)
    return <Tile level={2} title={title} state={{ kind: 'empty', message: whyNone(data, t) }} />;
  return (
    <Tile level={2} title={title} sub={t('RegionTwins_Sub')} source={<TwinSources twins={data} />}>
      <ol className={styles.list}>
        {data.twins.map((twin) => (
          <li key={twin.yugoId}>
            <TwinCard {...{ twin, twins: data }} />
          </li>
        ))}
      </ol>
    </Tile>
  );
}

function whyNone({ missing, compared }: Twins, t: Translate): string {
  if (missing.length === 0) return t('RegionTwins_Few', { compared });
  return t('RegionTwins_Missing', {
    parts: missing.map((part) => t(`RegionTwins_Part_${part}`)).join(', '),
  });
}

/** How nearness is counted, and whose figures each part is made of. */
function TwinSources({ twins: { parts, compared, weekSource, day } }: { twins: Twins }) {
  const t = useText();
  const formats = useFormats();
  return (
    <>
      {t('RegionTwins_Method', { compared })}{' '}
      {parts.map(
        ({ part, source }) =>
          source && (
            <span key={part}>
              {`${t(`RegionTwins_Part_${part}`)}: ${source.name}, ${source.title}`}
              {part === 'density' && `, ${t('RegionTwins_Area')}`} {source.sample && <SampleTag />}
              {' · '}
            </span>
          ),
      )}
      <SourceLine source={weekSource}>
        {day !== null && `${t('RegionTwins_Week')}: ${weekSource?.name ?? ''}, ${formats.day(day)}`}
      </SourceLine>
    </>
  );
}
