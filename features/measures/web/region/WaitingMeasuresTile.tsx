import { useCallback } from 'react';
import { Link } from '#platform/web/Link.tsx';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { useLoaded, type Loaded } from '#platform/ui/tiles/use-loaded.ts';
import { federalYugoId } from '#platform/shared/known-places.ts';
import type { OutputOf } from '#platform/web/api.ts';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useSession } from '#platform/web/session/use-session.ts';
import { useText } from '#platform/web/text.ts';
import { useApi } from '#platform/web/use-api.ts';
import { canSeeQueue } from '../../domain/abilities.ts';
import { overdueHours, waitingHours } from '../../domain/list/overdue.ts';
import styles from './RegionMeasuresTile.module.css';

type Waiting = Pick<OutputOf<'measure/getMeasures'>, 'measures' | 'total'> & { now: Date };

const maxShown = 3;
const queue = { view: 'queue' } as const;
const nothing = { measures: [], total: 0 };

/** Measures of a place that wait for a decision and that the person may see, oldest first. It loads by itself. */
export function WaitingMeasuresTile({ yugoId }: { yugoId: number }) {
  const api = useApi();
  const { hasActiveLicense, account } = useSession();
  const decides = canSeeQueue(account);
  const load = useCallback(
    async (signal?: AbortSignal): Promise<Waiting> => {
      const place = yugoId === federalYugoId ? {} : { yugoId };
      const own = { view: 'mine', status: [2] } as const;
      const asked = { ...place, ...(decides ? queue : own), sort: 'waiting', pageSize: maxShown } as const;
      // Without a licence there is no measure that the person may see.
      const found = hasActiveLicense ? await api.call('measure/getMeasures', asked, { signal }) : nothing;
      return { ...found, now: new Date() };
    },
    [api, yugoId, hasActiveLicense, decides],
  );
  return <WaitingMeasuresView loaded={useLoaded(load)} decides={decides} />;
}

interface Props {
  loaded: Loaded<Waiting>;
  /** The person sees the queue; anybody else what they submitted themselves. */
  decides: boolean;
}

/** The tile as what it loads stands. */
export function WaitingMeasuresView({ loaded: { data, state }, decides }: Props) {
  const t = useText();
  const buildRoute = useBuildRoute();
  const title = t('MeasuresRegion_Waiting');
  if (data === null) return <Tile level={2} title={title} state={state} />;
  const { measures, total, now } = data;
  if (measures.length === 0)
    return (
      <Tile
        level={2}
        title={title}
        state={{ kind: 'empty', isOwn: true, message: t('MeasuresRegion_WaitingNone') }}
      />
    );
  return (
    <Tile level={2} title={`${title} · ${total}`}>
      <ul>
        {measures.map(({ id, version, title: name, submittedAt, places }) => {
          const hours = submittedAt === null ? 0 : waitingHours(submittedAt, now);
          const to = buildRoute(
            'action',
            { id, ...(decides && { mode: 'moderate' }) },
            { search: { version } },
          );
          return (
            <li key={`${id} ${version}`} className={styles.row}>
              <Link to={to}>{name}</Link>
              <span className={styles.term} data-overdue={hours >= overdueHours || undefined}>
                {[places[0], t('MeasuresRegion_WaitsFor', { hours })].filter(Boolean).join(' · ')}
              </span>
            </li>
          );
        })}
      </ul>
      <p className={styles.all}>
        <Link to={buildRoute(decides ? 'moderateActions' : 'myActions')}>
          {t(decides ? 'MeasuresRegion_Queue' : 'MeasuresRegion_Mine')}
        </Link>
      </p>
    </Tile>
  );
}
