import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { Hidden } from '#platform/ui/controls/Input.tsx';
import { SearchField } from '#platform/ui/fields/SearchField.tsx';
import { AddressForm } from '#platform/ui/forms/AddressForm.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import styles from './Guide.module.css';

/** The line to look in the documentation; what was typed stands in the address of its contents. */
export function GuideSearch({ text }: { text: string }) {
  const t = useText();
  const buildRoute = useBuildRoute();
  const [typed, setTyped] = useState(text);
  const [search] = useSearchParams();
  const asOf = search.get('asOf');
  return (
    <AddressForm action={buildRoute('docs')} className={styles.form} role="search">
      <SearchField
        name="q"
        label={t('Guide_Search')}
        placeholder={t('Guide_Search')}
        maxLength={200}
        autoComplete="off"
        value={typed}
        onChange={setTyped}
      />
      {asOf !== null && <Hidden name="asOf" value={asOf} />}
      <Button type="submit" variant="primary">
        {t('Guide_Find')}
      </Button>
    </AddressForm>
  );
}
