import { useState } from 'react';
import { useLoaderData, useRevalidator } from 'react-router';
import { Link } from '#platform/web/Link.tsx';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { Breadcrumbs } from '#platform/ui/navigation/Breadcrumbs.tsx';
import { showToast } from '#platform/ui/toasts/toast-areas.ts';
import { ApiError, type OutputOf } from '#platform/web/api.ts';
import { announce } from '#platform/web/live/announce.ts';
import { browserLoader, serverLoader, type LoadPage } from '#platform/web/page.ts';
import { PageTitle } from '#platform/web/PageTitle.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import { useApi } from '#platform/web/use-api.ts';
import styles from './stories/StoryDesk.module.css';

const load = (async ({ api, signal }) => ({
  corrections: await api.call('newsdesk/getCorrections', {}, { signal }),
})) satisfies LoadPage<unknown>;

export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

type Correction = OutputOf<'newsdesk/getCorrections'>[number];

const carryOutKeys = { region: 'Desk_TakeRegion', story: 'Desk_Split', affair: 'Desk_LeaveAffair' } as const;

/** What readers say stands in the wrong place, for an editor to carry out or to leave. */
export default function CorrectionsPage() {
  const { corrections } = useLoaderData<typeof loader>();
  const t = useText();
  const buildRoute = useBuildRoute();
  return (
    <main className={styles.page}>
      <Breadcrumbs
        trail={[{ label: t('Desk_Title'), to: buildRoute('desk') }, { label: t('Desk_Corrections') }]}
      />
      <PageTitle>{t('Desk_Corrections')}</PageTitle>
      <h1 className={styles.title}>{t('Desk_Corrections')}</h1>
      {corrections.length === 0 ? (
        <p className={styles.facts}>{t('Desk_CorrectionsEmpty')}</p>
      ) : (
        <ul className={`${styles.part} ${styles.list}`}>
          {corrections.map((each) => (
            <Line key={`${each.newsId} ${each.kind} ${each.yugoId}`} correction={each} />
          ))}
        </ul>
      )}
    </main>
  );
}

function Line({ correction }: { correction: Correction }) {
  const t = useText();
  const buildRoute = useBuildRoute();
  const { newsId, title, sourceName, kind, storyId, storyTitle, region, readers } = correction;
  const { busy, settle } = useSettling(correction);
  return (
    <li className={styles.line}>
      <Link to={buildRoute('article', { newsId })}>{title}</Link>
      <p className={styles.facts}>
        <span>{sourceName}</span>
        <span>{t('Desk_Readers', { count: readers })}</span>
      </p>
      <p>
        {kind === 'region' ? (
          t('Desk_NotOfRegion', { region: region ?? '' })
        ) : (
          <>
            {t(kind === 'affair' ? 'Desk_NotOfAffair' : 'Desk_NotOfStory')}{' '}
            {storyId !== null && <Link to={buildRoute('deskStory', { id: storyId })}>{storyTitle}</Link>}
          </>
        )}
      </p>
      <p className={styles.facts}>
        <Button size="small" variant="primary" busy={busy} onClick={() => void settle(true)}>
          {t(carryOutKeys[kind])}
        </Button>
        <Button size="small" busy={busy} onClick={() => void settle(false)}>
          {t('Desk_LeaveAsIs')}
        </Button>
      </p>
    </li>
  );
}

function useSettling({ newsId, yugoId, kind }: Correction) {
  const t = useText();
  const api = useApi();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const say = (text: string, kind: 'done' | 'failed'): void => {
    showToast(text, { kind });
    announce(text);
  };
  const settle = async (isAccepted: boolean): Promise<void> => {
    setBusy(true);
    try {
      await api.call('newsdesk/settleCorrection', {
        newsId,
        yugoId,
        ofAffair: kind === 'affair',
        isAccepted,
      });
      say(t(isAccepted ? 'Desk_CorrectionDone' : 'Desk_CorrectionLeft'), 'done');
    } catch (error) {
      say((error instanceof ApiError ? error.problem?.title : null) ?? t('Desk_Failed'), 'failed');
    } finally {
      await revalidate();
      setBusy(false);
    }
  };
  return { busy, settle };
}
