import { useMemo } from 'react';
import { ChangeMark } from '#platform/ui/figures/ChangeMark.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { DataTable } from '#platform/ui/tables/DataTable.tsx';
import type { TableColumn } from '#platform/ui/tables/table-column.ts';
import { Link } from '#platform/web/Link.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import typeStyles from '#platform/ui/type.module.css';
import { isRate } from '../../domain/values/transforms-of.ts';
import { writeMeasureWord } from '../../domain/view/measure-word.ts';
import type { RevisedPlace, RevisionLog, Told } from './load-indicator.ts';
import { RevisionChart } from './RevisionChart.tsx';
import page from '../Explore.module.css';

type Row = RevisionLog['revisions'][number];

/** The newest revisions of an indicator's values, what stood before them, and the whole log as feed and JSON; nothing where no value was ever changed. */
export function Revisions({
  told: { indicator, dims },
  log,
  revised,
}: {
  told: Told;
  log: RevisionLog;
  revised: RevisedPlace | null;
}) {
  const { revisions, total } = log;
  const t = useText();
  const { locale } = useFormats();
  const columns = useColumns(indicator);
  if (revisions.length === 0) return null;
  const code = encodeURIComponent(writeMeasureWord({ indicator: indicator.indicator, dims }));
  return (
    <section id="revisions">
      <h2 className={page.heading}>{t('Explore_Revisions', { count: total })}</h2>
      {revised && <RevisionChart revised={revised} log={log} />}
      <DataTable
        title={t('Explore_Revisions', { count: total })}
        rows={revisions}
        columns={columns}
        rowKey={({ yugoId, day, knownAt }) => `${yugoId} ${day} ${knownAt}`}
      />
      <p className={typeStyles.note}>
        {total > revisions.length && `${t('Explore_Revisions_Newest', { count: revisions.length })} `}
        <a href={`/${locale}/feeds/revisions/${code}.rss`} type="application/rss+xml">
          {t('Explore_Revisions_Feed')}
        </a>
        {' · '}
        <a href={`/api/explore/listRevisions?indicator=${code}&most=500`}>{t('Explore_Revisions_Json')}</a>
      </p>
    </section>
  );
}

function useColumns({ unit, decimals, upIs }: Told['indicator']): TableColumn<Row>[] {
  const t = useText();
  const { day, amount } = useFormats();
  const buildRoute = useBuildRoute();
  return useMemo(() => {
    const valued = (key: string, label: string, value: (row: Row) => number): TableColumn<Row> => ({
      key,
      label,
      kind: 'number',
      unit: unit.forms.at(-1) ?? '',
      value,
      render: (row) => amount(value(row), decimals),
    });
    const inPoints = isRate({ unit });
    const changeOf = ({ value, before }: Row): number | null => {
      if (inPoints) return value - before;
      return before === 0 ? null : (100 * (value - before)) / Math.abs(before);
    };
    return [
      {
        key: 'place',
        label: t('Explore_Row_place'),
        kind: 'text',
        value: ({ place }) => place,
        render: ({ yugoId, place }) => <Link to={buildRoute('region', { id: yugoId })}>{place}</Link>,
      },
      { key: 'day', label: t('Explore_Indicator_Span'), kind: 'text', value: ({ period }) => period },
      valued('before', t('Explore_Revisions_Before'), ({ before }) => before),
      valued('value', t('Explore_Revisions_Now'), ({ value }) => value),
      {
        key: 'change',
        label: t('Explore_Row_change'),
        kind: 'number',
        unit: inPoints ? (unit.forms.at(-1) ?? '') : '%',
        value: changeOf,
        render: (row) => (
          <ChangeMark
            value={changeOf(row)}
            unit={inPoints ? 'points' : 'percent'}
            digits={inPoints ? decimals : 1}
            equalBelow={0}
            upIs={upIs}
            word=""
          />
        ),
      },
      {
        key: 'kind',
        label: t('Explore_Revisions_Kind'),
        kind: 'text',
        value: ({ kind }) => t(`Explore_Revisions_Kind_${kind}`),
      },
      {
        key: 'known',
        label: t('Explore_Indicator_Release'),
        kind: 'text',
        value: ({ knownAt }) => knownAt,
        render: ({ knownAt }) => day(knownAt),
      },
    ];
  }, [t, day, amount, buildRoute, unit, decimals, upIs]);
}
