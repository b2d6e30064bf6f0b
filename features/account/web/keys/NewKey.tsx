import { useState } from 'react';
import { Form } from '#platform/ui/forms/Form.tsx';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { Checkbox } from '#platform/ui/choices/Checkbox.tsx';
import { SelectField } from '#platform/ui/fields/SelectField.tsx';
import { TextField } from '#platform/ui/fields/TextField.tsx';
import type { InputOf } from '#platform/web/api.ts';
import { useText } from '#platform/web/text.ts';
import { keyLimits, keyNameLength, keyTerms } from '../../domain/api-key.ts';
import type { FormProblem } from '../form/form-problem.ts';
import styles from './OwnKeys.module.css';

const scopeNames = ['public', 'licensed', 'own'] as const;
type Scope = (typeof scopeNames)[number];

interface Wish {
  busy: boolean;
  problem: FormProblem | null;
  /** Makes a key; true when the site made it. */
  onMake: (wish: InputOf<'account/createApiKey'>) => Promise<boolean>;
  onCancel: () => void;
}

/** A new key: what it is for, what it may read, how often and for how long. */
export function NewKey({ busy, problem, onMake, onCancel }: Wish) {
  const t = useText();
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly Scope[]>(['public', 'licensed']);
  const [perHour, setPerHour] = useState('600');
  const [days, setDays] = useState('90');
  const choose = (scope: Scope, chosen: boolean) =>
    setScopes(scopeNames.filter((each) => (each === scope ? chosen : scopes.includes(each))));
  const submit = async (): Promise<void> => {
    const wish = { name, scopes: [...scopes], perHour: Number(perHour), days: Number(days) };
    await onMake(wish);
  };
  return (
    <Form className={styles.form} aria-label={t('Account_Key_Make')} onSend={submit}>
      <TextField
        label={t('Account_Key_Name')}
        message={t('Account_Key_NameHint')}
        maxLength={keyNameLength}
        value={name}
        required
        error={problem?.fields['name']}
        onChange={(event) => setName(event.target.value)}
      />
      <fieldset className={styles.scopes}>
        <legend>{t('Account_Key_Scopes')}</legend>
        {scopeNames.map((scope) => (
          <Checkbox
            key={scope}
            label={t(`Account_Key_Scope_${scope}`)}
            checked={scopes.includes(scope)}
            onChange={(chosen) => choose(scope, chosen)}
          />
        ))}
      </fieldset>
      <SelectField
        label={t('Account_Key_Limit')}
        value={perHour}
        options={keyLimits.map((count) => ({
          value: String(count),
          label: t('Account_Key_PerHour', { count }),
        }))}
        onChange={setPerHour}
      />
      <SelectField
        label={t('Account_Key_Term')}
        value={days}
        options={keyTerms.map((term) => ({
          value: String(term),
          label: t('Account_Key_Days', { days: term }),
        }))}
        onChange={setDays}
      />
      <div className={styles.head}>
        <Button type="submit" icon="plus" busy={busy} disabled={scopes.length === 0}>
          {t('Account_Key_Make')}
        </Button>
        <Button onClick={onCancel}>{t('Ui_Cancel')}</Button>
      </div>
    </Form>
  );
}
