import { useRevalidator } from 'react-router';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { useMoment } from '#platform/ui/figures/use-formats.ts';
import layout from '#platform/ui/layout.module.css';
import { showToast } from '#platform/ui/toasts/toast-areas.ts';
import typeStyles from '#platform/ui/type.module.css';
import { ApiError, type OutputOf } from '#platform/web/api.ts';
import { Link } from '#platform/web/Link.tsx';
import { PageTitle } from '#platform/web/PageTitle.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import { useApi } from '#platform/web/use-api.ts';
import page from '../Explore.module.css';

/** What waits at the desk. */
export type Reports = OutputOf<'explore/listReports'>;

const undoMs = 8000;

/** Each report with its indicator and its words; one is settled by a press, which can be taken back. */
export function ReportList({ data: { total, reports } }: { data: Reports }) {
  const t = useText();
  return (
    <main className={page.page}>
      <PageTitle>{t('Titles_DeskReports')}</PageTitle>
      <h1 className={typeStyles.title}>{t('Titles_DeskReports')}</h1>
      <p className={typeStyles.note}>
        {total === 0
          ? t('Explore_Reports_None')
          : t('Explore_Reports_Count', { shown: reports.length, count: total })}
      </p>
      <ul className={layout.blocks}>
        {reports.map((report) => (
          <ReportRow key={report.id} report={report} />
        ))}
      </ul>
    </main>
  );
}

function ReportRow({ report }: { report: Reports['reports'][number] }) {
  const t = useText();
  const buildRoute = useBuildRoute();
  const writeMoment = useMoment();
  const settle = useSettling(report.id);
  const { indicator, name, words, reportedAt } = report;
  return (
    <li>
      {name === null ? (
        <b>{indicator}</b>
      ) : (
        <Link to={buildRoute('indicator', { code: indicator })}>{name}</Link>
      )}
      <p>{words}</p>
      <small className={typeStyles.small}>{writeMoment(reportedAt)}</small>
      <span>
        <Button
          size="small"
          icon="check"
          aria-label={`${t('Explore_Reports_Settle')}: ${name ?? indicator}`}
          onClick={() => void settle(true)}
        >
          {t('Explore_Reports_Settle')}
        </Button>
      </span>
    </li>
  );
}

function useSettling(id: number) {
  const t = useText();
  const api = useApi();
  const { revalidate } = useRevalidator();
  return async function settle(isSettled: boolean): Promise<void> {
    try {
      await api.call('explore/settleReport', { id, isSettled });
      await revalidate();
      if (!isSettled) return;
      showToast(t('Explore_Reports_Settled'), {
        kind: 'done',
        autoCloseMs: undoMs,
        action: { label: t('Explore_Reports_Undo'), onSelect: () => void settle(false) },
      });
    } catch (error) {
      showToast(error instanceof ApiError ? error.problem.title : t('Ui_NotDone'), { kind: 'failed' });
    }
  };
}
