import { useState } from 'react';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { ConfirmDialog } from '#platform/ui/dialogs/ConfirmDialog.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import typeStyles from '#platform/ui/type.module.css';
import type { OutputOf } from '#platform/web/api.ts';
import { useSession } from '#platform/web/session/use-session.ts';
import { useText } from '#platform/web/text.ts';
import { LogInLink } from '../frame/LogInLink.tsx';
import { useDoing } from '../frame/use-doing.ts';
import styles from './Polls.module.css';

type Poll = OutputOf<'polls/getPolls'>[number];

interface Props {
  poll: Poll;
  changed: () => void;
}

/** One question: its answers to choose from, with their shares once the reader has voted or it is over. */
export function PollView({ poll: given, changed }: Props) {
  const t = useText();
  const formats = useFormats();
  const { isLoggedIn } = useSession();
  const [poll, setPoll] = useState(given);
  const { busy, run } = useDoing();
  const { id, question, options, voters, mine, lastDay, isClosed } = poll;
  const vote = async (place: number): Promise<void> => {
    const answer = await run('polls/vote', { id, place }, t('Polls_Voted'));
    if (answer) setPoll(answer);
  };
  return (
    <section aria-label={question}>
      <h3 className={typeStyles.headline}>{question}</h3>
      <ul className={styles.options}>
        {options.map((option) => (
          <li key={option.place}>
            {isLoggedIn && !isClosed ? (
              <Button
                size="small"
                aria-pressed={mine === option.place}
                disabled={busy}
                onClick={() => void vote(option.place)}
              >
                {option.text}
              </Button>
            ) : (
              <span className={styles.text}>{option.text}</span>
            )}
            {option.votes !== null && <Share votes={option.votes} of={voters ?? 0} />}
          </li>
        ))}
      </ul>
      <p className={typeStyles.note}>
        {t(isClosed ? 'Polls_Closed' : 'Polls_Open', { day: formats.day(lastDay) })}{' '}
        {voters === null ? t('Polls_AfterVote') : t('Polls_Voters', { count: voters })}
      </p>
      {!isLoggedIn && !isClosed && (
        <p>
          <LogInLink>{t('Polls_LogIn')}</LogInLink>
        </p>
      )}
      {poll.canSettle && <Manage {...{ poll, busy, run, changed }} />}
    </section>
  );
}

function Share({ votes, of }: { votes: number; of: number }) {
  const { integer, share } = useFormats();
  const part = votes / Math.max(1, of);
  return (
    <span className={styles.share}>
      <i style={{ width: `${part * 100}%` }} aria-hidden="true" />
      <span>
        {integer(votes)}, {share(part, 0)}
      </span>
    </span>
  );
}

/** What whoever may can do with a poll; what takes votes away is asked once more. */
function Manage({
  poll: { id, question, isClosed },
  busy,
  run,
  changed,
}: Pick<Props, 'poll' | 'changed'> & Pick<ReturnType<typeof useDoing>, 'busy' | 'run'>) {
  const t = useText();
  const [removing, setRemoving] = useState(false);
  const act = async (name: 'polls/endPoll' | 'polls/removePoll'): Promise<void> => {
    const said = t(name === 'polls/endPoll' ? 'Polls_Ended' : 'Polls_Removed');
    if (await run(name, { id }, said)) changed();
  };
  return (
    <p className={styles.acts}>
      {!isClosed && (
        <Button variant="text" size="small" disabled={busy} onClick={() => void act('polls/endPoll')}>
          {t('Polls_End')}
        </Button>
      )}
      <Button variant="text" size="small" icon="delete" onClick={() => setRemoving(true)}>
        {t('Polls_Remove')}
      </Button>
      <ConfirmDialog
        open={removing}
        title={t('Polls_RemoveAsk')}
        confirmLabel={t('Polls_Remove')}
        danger
        busy={busy}
        onConfirm={() => void act('polls/removePoll')}
        onCancel={() => setRemoving(false)}
      >
        {question}
      </ConfirmDialog>
    </p>
  );
}
