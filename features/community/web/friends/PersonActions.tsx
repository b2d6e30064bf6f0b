import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { ButtonLink } from '#platform/ui/buttons/ButtonLink.tsx';
import { ConfirmDialog } from '#platform/ui/dialogs/ConfirmDialog.tsx';
import type { CallName } from '#platform/web/api.ts';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import type { Relation } from '../../domain/relations.ts';
import { useDoing } from '../frame/use-doing.ts';
import styles from './Friends.module.css';

const steps = {
  none: ['askFriend'],
  asked: ['declineFriend'],
  asking: ['acceptFriend', 'declineFriend'],
  friends: ['removeFriend'],
  blocked: ['unblockPerson'],
  self: [],
} as const satisfies Record<Relation, readonly string[]>;

type Step = (typeof steps)[Relation][number] | 'blockPerson';

interface Props {
  person: { id: number; name: string; relation: Relation };
  canWrite: boolean;
}

/** What can be done towards another person as the two stand now. */
export function PersonActions({ person: { id, name, relation }, canWrite }: Props) {
  const t = useText();
  const buildRoute = useBuildRoute();
  const { revalidate } = useRevalidator();
  const { busy, run } = useDoing();
  const [asks, setAsks] = useState(false);
  const take = async (step: Step): Promise<void> => {
    if (await run(`people/${step}` satisfies CallName, { id })) await revalidate();
    setAsks(false);
  };
  if (relation === 'self') return null;
  const label = (step: Step) =>
    step === 'declineFriend' && relation === 'asked' ? t('People_TakeBack') : t(`People_Step_${step}`);
  return (
    <div className={styles.acts}>
      {steps[relation].map((step, at) => (
        <Button
          key={step}
          size="small"
          variant={at === 0 && relation !== 'friends' ? 'primary' : undefined}
          busy={busy}
          aria-label={`${label(step)}: ${name}`}
          onClick={() => void take(step)}
        >
          {label(step)}
        </Button>
      ))}
      {canWrite && (
        <ButtonLink
          size="small"
          icon="mail"
          to={buildRoute('messages', {}, { search: { with: String(id) } })}
          aria-label={`${t('People_Write')}: ${name}`}
        >
          {t('People_Write')}
        </ButtonLink>
      )}
      {relation !== 'blocked' && (
        <Button
          size="small"
          busy={busy}
          aria-label={`${t('People_Step_blockPerson')}: ${name}`}
          onClick={() => setAsks(true)}
        >
          {t('People_Step_blockPerson')}
        </Button>
      )}
      <ConfirmDialog
        open={asks}
        danger
        busy={busy}
        title={t('People_BlockTitle', { name })}
        confirmLabel={t('People_Step_blockPerson')}
        onConfirm={() => void take('blockPerson')}
        onCancel={() => setAsks(false)}
      >
        <p>{t('People_BlockNote')}</p>
      </ConfirmDialog>
    </div>
  );
}
