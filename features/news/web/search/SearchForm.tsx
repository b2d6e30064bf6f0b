import { useEffect, useRef, type ChangeEvent, type FocusEvent, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { Input, Hidden } from '#platform/ui/controls/Input.tsx';
import { AddressForm } from '#platform/ui/forms/AddressForm.tsx';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { TextField } from '#platform/ui/fields/TextField.tsx';
import { Icon } from '#platform/ui/icons/Icon.tsx';
import { useAsOf, useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import { searchRanges } from '../../domain/feed/search-ranges.ts';
import {
  countFilters,
  hasDays,
  readSearchAddress,
  type SearchAsked,
} from '../../domain/search/search-address.ts';
import { FilterPanel } from './FilterPanel.tsx';
import type { Facets } from './search-calls.ts';
import { useFollowing } from './FacetList.tsx';
import { useSearchAddress } from './use-search-address.ts';
import styles from './SearchForm.module.css';

interface Props {
  asked: SearchAsked;
  facets: Facets | null;
  refusal: string | null;
}

/** The question: plain words first, then a span, then filters that unfold (a sheet on a phone). A plain form, so it works without scripts; with them a choice asks at once. */
export function SearchForm({ asked, facets, refusal }: Props) {
  const t = useText();
  const asOf = useAsOf();
  const address = useBuildRoute()('search', {}, { search: { asOf: null } });
  const ask = useAsking();
  const words = useRef<HTMLInputElement>(null);
  const shown = useRef(asked.text);
  useEffect(() => {
    // Not as the page is taken over: words may have been typed before.
    if (words.current && shown.current !== asked.text) words.current.value = asked.text;
    shown.current = asked.text;
  }, [asked.text]);
  return (
    <search>
      <AddressForm action={address} className={styles.form} {...ask}>
        <div className={styles.words}>
          <TextField
            ref={words}
            type="search"
            name="q"
            icon="search"
            label={t('NewsSearch_Field')}
            labelHidden
            size="large"
            defaultValue={asked.text}
            placeholder={t('NewsSearch_Placeholder')}
            error={refusal}
            autoComplete="off"
            enterKeyHint="search"
          />
          <Button type="submit" variant="primary" size="large">
            {t('NewsSearch_Button')}
          </Button>
        </div>
        <Ranges asked={asked} />
        <Filters asked={asked} facets={facets} />
        {hasDays(asked) && <Hidden name="range" value={asked.range} />}
        {asked.byItems && <Hidden name="view" value="items" />}
        {asked.newest && <Hidden name="order" value="date" />}
        {asOf !== null && <Hidden name="asOf" value={asOf} />}
      </AddressForm>
    </search>
  );
}

/** The form's answers to what is done in it: it goes to the address of what is chosen, and stays where it was scrolled. */
function useAsking() {
  const navigate = useNavigate();
  const addressOf = useSearchAddress();
  const go = (form: HTMLFormElement, change: Partial<SearchAsked> = {}): void => {
    const said = [...new FormData(form)].map(([name, value]): [string, string] => [name, String(value)]);
    const params = new URLSearchParams(said);
    void navigate(addressOf(readSearchAddress(params), change), { preventScrollReset: true });
  };
  return {
    onSubmit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      event.currentTarget.querySelector('details')?.removeAttribute('open');
      go(event.currentTarget);
    },
    onChange(event: ChangeEvent<HTMLFormElement> | FormEvent<HTMLFormElement>) {
      const { type, name } = event.target as HTMLInputElement;
      // Words are asked for by Enter or the button, days when they are left: both change with every key.
      if (type === 'search' || type === 'text' || type === 'date') return;
      go(event.currentTarget, name === 'range' ? { from: null, to: null } : {});
    },
    onBlur(event: FocusEvent<HTMLFormElement>) {
      const field: EventTarget = event.target;
      if (field instanceof HTMLInputElement && field.type === 'date' && field.value !== field.defaultValue)
        go(event.currentTarget);
    },
  };
}

function Ranges({ asked }: { asked: SearchAsked }) {
  const t = useText();
  const [now, setNow] = useFollowing(hasDays(asked) ? null : asked.range);
  return (
    <fieldset className={styles.ranges}>
      <legend className="sr-only">{t('NewsSearch_Range')}</legend>
      {[...searchRanges, 'all' as const].map((range) => (
        <label key={range}>
          <Input
            type="radio"
            name="range"
            value={range}
            checked={range === now}
            onChange={() => setNow(range)}
          />
          {t(`NewsSearch_Range_${range}`)}
        </label>
      ))}
    </fieldset>
  );
}

function Filters({ asked, facets }: { asked: SearchAsked; facets: Facets | null }) {
  const t = useText();
  const count = countFilters(asked);
  const details = useCloseByEscape();
  return (
    <details ref={details} className={styles.filters}>
      <summary className={styles.toggle}>
        <Icon name="filter" size={16} /> {t('NewsSearch_Filters')}
        {count > 0 && <span className={styles.chosen}>{t('NewsSearch_FiltersChosen', { count })}</span>}
        <span className={styles.close}>
          <Icon name="close" size={16} />
        </span>
      </summary>
      <FilterPanel asked={asked} facets={facets} />
    </details>
  );
}

/** Escape closes the filters and gives the focus back to what opened them. */
function useCloseByEscape() {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const element = details.current;
    const press = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || !element?.open) return;
      element.open = false;
      element.querySelector('summary')?.focus();
    };
    element?.addEventListener('keydown', press);
    return () => element?.removeEventListener('keydown', press);
  }, []);
  return details;
}
