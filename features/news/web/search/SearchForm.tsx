import { Form, useSubmit } from 'react-router';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { Checkbox } from '#platform/ui/choices/Checkbox.tsx';
import { TextField } from '#platform/ui/fields/TextField.tsx';
import { useAsOf, useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import { searchRanges } from '../../feed/search-ranges.ts';
import type { SearchAsked } from './search-address.ts';
import styles from './SearchForm.module.css';

/** The question: words, span, where to look. A plain form, so it works without scripts; with them a choice asks at once. */
export function SearchForm({ search, refusal }: { search: SearchAsked; refusal: string | null }) {
  const t = useText();
  const submit = useSubmit();
  const asOf = useAsOf();
  const address = useBuildRoute()('search', {}, { search: { asOf: null } });
  return (
    <search>
      <Form
        action={address}
        className={styles['form']}
        onChange={(event) => {
          const isWord = event.target instanceof HTMLInputElement && event.target.type === 'search';
          if (!isWord && search.text !== '') void submit(event.currentTarget);
        }}
      >
        <div className={styles['words']}>
          <TextField
            type="search"
            name="q"
            icon="search"
            label={t('News_SearchField')}
            labelHidden
            size="large"
            defaultValue={search.text}
            placeholder={t('News_SearchPlaceholder')}
            error={refusal}
            autoComplete="off"
          />
          <Button type="submit" variant="primary" size="large">
            {t('News_SearchButton')}
          </Button>
        </div>
        <div className={styles['choices']}>
          <fieldset className={styles['ranges']}>
            <legend className="sr-only">{t('News_SearchRange')}</legend>
            {searchRanges.map((range) => (
              <label key={range}>
                <input type="radio" name="range" value={range} defaultChecked={range === search.range} />
                {t(`News_Range_${range}`)}
              </label>
            ))}
          </fieldset>
          <Checkbox
            name="inTitle"
            value="true"
            defaultChecked={search.inTitle}
            label={t('News_SearchInTitle')}
          />
        </div>
        {asOf !== null && <input type="hidden" name="asOf" value={asOf} />}
      </Form>
    </search>
  );
}
