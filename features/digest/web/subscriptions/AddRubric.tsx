import { useState } from 'react';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { SelectField } from '#platform/ui/fields/SelectField.tsx';
import { useText } from '#platform/web/text.ts';
import type { OwnSubscription, SubscriptionsData } from './load-subscriptions.ts';
import { useSubscribing } from './use-subscribing.ts';
import styles from './Subscriptions.module.css';

interface Props extends Pick<SubscriptionsData, 'rubrics'> {
  subscriptions: readonly OwnSubscription[];
  changed: () => void;
}

/** Adds one of the rubrics that are not followed yet. */
export function AddRubric({ rubrics, subscriptions, changed }: Props) {
  const t = useText();
  const { subscribe } = useSubscribing(changed);
  const followed = new Set(subscriptions.filter(({ type }) => type === 'rubric').map(({ value }) => value));
  const left = rubrics.filter(({ id }) => !followed.has(id));
  const [chosen, setChosen] = useState('');
  const rubric = left.find(({ id }) => String(id) === chosen) ?? left[0];
  if (!rubric) return null;
  return (
    <div className={styles.add}>
      <SelectField
        label={t('Subs_AddRubric')}
        size="small"
        value={String(rubric.id)}
        options={left.map(({ id, name }) => ({ value: String(id), label: name }))}
        onChange={setChosen}
      />
      <Button
        icon="plus"
        size="small"
        onClick={() => void subscribe({ type: 'rubric', value: rubric.id, name: rubric.name })}
      >
        {t('Subs_Add')}
      </Button>
    </div>
  );
}
