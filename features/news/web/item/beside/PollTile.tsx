import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { ButtonLink } from '#platform/ui/buttons/ButtonLink.tsx';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { showToast } from '#platform/ui/toasts/toast-areas.ts';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useRequest } from '#platform/web/request/use-request.ts';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useSession } from '#platform/web/session/use-session.ts';
import { useText } from '#platform/web/text.ts';
import { useApi } from '#platform/web/use-api.ts';
import { votes, type Vote } from '../../../domain/feed/reader-marks.ts';
import styles from './PollTile.module.css';

interface Counts {
  true: number;
  fake: number;
  unsure: number;
}

/** Asks whether the reader believes it; how others answered is shown after answering. */
export function PollTile({ newsId }: { newsId: number }) {
  const t = useText();
  const api = useApi();
  const { isLoggedIn } = useSession();
  const buildRoute = useBuildRoute();
  const { pathname, search } = useLocation();
  const [poll, ask] = useRequest((vote: Vote | null, signal) =>
    vote === null
      ? api.call('news/getPoll', { newsId }, { signal })
      : api.call('news/votePoll', { newsId, vote }, { signal }),
  );
  useEffect(() => {
    if (isLoggedIn) void ask(null);
  }, [ask, isLoggedIn]);
  const vote = async (choice: Vote): Promise<void> => {
    if ((await ask(choice)) === null) showToast(t('News_Poll_Failed'), { kind: 'failed' });
  };
  return (
    <Tile title={t('News_Poll_Title')} level={2} source={t('News_Poll_Source')} height={124}>
      {isLoggedIn ? (
        <div className={styles.choices}>
          {votes.map((choice) => (
            <Button
              key={choice}
              size="small"
              aria-pressed={poll.data?.mine === choice}
              onClick={() => void vote(choice)}
            >
              {t(`News_Poll_${choice}`)}
            </Button>
          ))}
        </div>
      ) : (
        <p>
          <ButtonLink
            size="small"
            icon="login"
            to={buildRoute('login', {}, { search: { returnUrl: pathname + search } })}
          >
            {t('News_Poll_Login')}
          </ButtonLink>
        </p>
      )}
      {poll.data?.counts && <PollResult counts={poll.data.counts} />}
    </Tile>
  );
}

function PollResult({ counts }: { counts: Counts }) {
  const t = useText();
  const { integer, share } = useFormats();
  const total = Math.max(1, counts.true + counts.fake + counts.unsure);
  return (
    <dl className={styles.result} aria-live="polite">
      {votes.map((choice) => (
        <div key={choice}>
          <dt>{t(`News_Poll_${choice}`)}</dt>
          <dd>
            <i style={{ width: `${(counts[choice] / total) * 100}%` }} aria-hidden="true" />
          </dd>
          <dd>
            {integer(counts[choice])}, {share(counts[choice] / total, 0)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
