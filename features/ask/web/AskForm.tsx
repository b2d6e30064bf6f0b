import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { Hidden } from '#platform/ui/controls/Hidden.tsx';
import { SearchField } from '#platform/ui/fields/SearchField.tsx';
import { AddressForm } from '#platform/ui/forms/AddressForm.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import styles from './AskPage.module.css';

const longest = 300;

/** The field of the question; without scripts it leads to the same address. */
export function AskForm({ question }: { question: string }) {
  const t = useText();
  const buildRoute = useBuildRoute();
  const [typed, setTyped] = useState(question);
  const [search] = useSearchParams();
  const asOf = search.get('asOf');
  return (
    <AddressForm action={buildRoute('ask')} className={styles.form}>
      <SearchField
        name="q"
        label={t('Ask_Field')}
        placeholder={t('Ask_Placeholder')}
        maxLength={longest}
        autoComplete="off"
        value={typed}
        onChange={setTyped}
      />
      {asOf !== null && <Hidden name="asOf" value={asOf} />}
      <Button type="submit" variant="primary">
        {t('Ask_Send')}
      </Button>
    </AddressForm>
  );
}
