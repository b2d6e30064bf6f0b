import { useSearchParams } from 'react-router';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { Combobox } from '#platform/ui/combobox/Combobox.tsx';
import { Hidden } from '#platform/ui/controls/Input.tsx';
import { AddressForm } from '#platform/ui/forms/AddressForm.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import { useSuggestions } from './use-suggestions.ts';
import styles from './AskPage.module.css';

const longest = 300;

/** The field of the question with ways to go on below; without scripts it leads to the same address. */
export function AskForm({ question }: { question: string }) {
  const t = useText();
  const buildRoute = useBuildRoute();
  const { typed, type, options, loading, choose } = useSuggestions(question);
  const [search] = useSearchParams();
  const asOf = search.get('asOf');
  return (
    <AddressForm action={buildRoute('ask')} className={styles.form}>
      <Combobox
        name="q"
        label={t('Ask_Field')}
        labelHidden
        placeholder={t('Ask_Placeholder')}
        query={typed}
        onQuery={(text) => type(text.slice(0, longest))}
        options={options}
        onChoose={choose}
        loading={loading}
        emptyMessage={t('Ask_NoSuggestion')}
      />
      {asOf !== null && <Hidden name="asOf" value={asOf} />}
      <Button type="submit" variant="primary">
        {t('Ask_Send')}
      </Button>
    </AddressForm>
  );
}
