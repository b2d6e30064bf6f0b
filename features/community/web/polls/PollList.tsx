import { useState } from 'react';
import { Button } from '#platform/ui/buttons/Button.tsx';
import type { OutputOf } from '#platform/web/api.ts';
import { useText } from '#platform/web/text.ts';
import type { CommentKind } from '../../domain/comment-rules.ts';
import { AddPoll } from './AddPoll.tsx';
import { PollView } from './PollView.tsx';
import styles from './Polls.module.css';

interface Props {
  kind: CommentKind;
  subjectId: number;
  polls: OutputOf<'polls/getPolls'>;
  canAsk: boolean;
  changed: () => void;
}

/** The polls, newest first; who may ask has the form below. */
export function PollList({ kind, subjectId, polls, canAsk, changed }: Props) {
  const t = useText();
  const [asking, setAsking] = useState(false);
  return (
    <div className={styles.polls}>
      {polls.map((poll) => (
        <PollView key={poll.id} {...{ poll, changed }} />
      ))}
      {canAsk &&
        (asking ? (
          <AddPoll {...{ kind, subjectId }} done={changed} leave={() => setAsking(false)} />
        ) : (
          <p>
            <Button size="small" icon="plus" onClick={() => setAsking(true)}>
              {t('Polls_Add')}
            </Button>
          </p>
        ))}
    </div>
  );
}
