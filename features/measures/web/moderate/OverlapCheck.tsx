import { useCallback, type ReactNode } from 'react';
import { Link } from '#platform/web/Link.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useLoaded } from '#platform/ui/tiles/use-loaded.ts';
import type { OutputOf } from '#platform/web/api.ts';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import { useApi } from '#platform/web/use-api.ts';
import { Icon } from '#platform/ui/icons/Icon.tsx';
import { termDays } from '../screen/term-days.ts';
import styles from './OverlapCheck.module.css';

type Overlaps = OutputOf<'measure/getOverlaps'>;

/** Whether other published measures of the place and direction are in force in the same days: a check of its own, which loads by itself. */
export function OverlapCheck({ id, version }: { id: number; version: number }) {
  const api = useApi();
  const load = useCallback(
    (signal?: AbortSignal): Promise<Overlaps> => api.call('measure/getOverlaps', { id, version }, { signal }),
    [api, id, version],
  );
  const { data } = useLoaded(load);
  return data && <OverlapView overlaps={data} />;
}

/** The check as what was found. */
export function OverlapView({ overlaps: { measures, total } }: { overlaps: Overlaps }) {
  const t = useText();
  const formats = useFormats();
  const buildRoute = useBuildRoute();
  if (total === 0) return <CheckLine fine>{t('MeasureDecision_NoOverlap')}</CheckLine>;
  return (
    <CheckLine fine={false}>
      {t('MeasureDecision_Overlap', { count: total })}
      <ul>
        {measures.map((measure) => (
          <li key={measure.id}>
            <Link className="link" to={buildRoute('action', { id: measure.id })}>
              {measure.title}
            </Link>{' '}
            {termDays(measure, t, formats)}
          </li>
        ))}
      </ul>
      {total > measures.length && t('Measures_ColumnMore', { count: total - measures.length })}
    </CheckLine>
  );
}

/** One check before a decision: passed, or to be looked at. */
export function CheckLine({ fine, children }: { fine: boolean; children: ReactNode }) {
  return (
    <li className={styles.check} data-fine={fine || undefined}>
      <Icon name={fine ? 'check' : 'warning'} />
      <div>{children}</div>
    </li>
  );
}
