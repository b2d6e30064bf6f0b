import { useId, useRef, useState } from 'react';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { Form } from '#platform/ui/forms/Form.tsx';
import { SearchField } from '#platform/ui/fields/SearchField.tsx';
import { SelectField } from '#platform/ui/fields/SelectField.tsx';
import { TextField } from '#platform/ui/fields/TextField.tsx';
import { federalYugoId } from '#platform/shared/known-places.ts';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import { useTurnAddress, type ChangeView } from '#platform/web/routes/use-address-view.ts';
import { setFilters, type MeasuresView } from '../../domain/list/list-view.ts';
import { FilterDrawer } from './FilterDrawer.tsx';
import type { LoadedList } from './load-list.ts';
import { SetChips } from './SetChips.tsx';
import styles from './Filters.module.css';

interface Props {
  view: MeasuresView;
  change: ChangeView<MeasuresView>;
  list: Pick<LoadedList, 'places' | 'place' | 'ages' | 'issue' | 'stats'>;
  day: string;
}

/** What is listed: words, place and the day; the rest stands in a drawer, and what of it is set beside its button. */
export function Filters({ view, change, list, day }: Props) {
  const t = useText();
  const drawer = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [typed, setTyped] = useState(view.query);
  const [isOpen, setIsOpen] = useState(false);
  const close = (): void => {
    setIsOpen(false);
    button.current?.focus();
  };
  return (
    <>
      <div className={styles.filters}>
        <Form className={styles.search} onSend={() => change({ query: typed })}>
          <SearchField
            label={t('Measures_Find')}
            placeholder={t('Measures_Search')}
            value={typed}
            onChange={(query) => {
              setTyped(query);
              if (query === '') change({ query });
            }}
          />
        </Form>
        <PlaceSelect list={list} />
        <TextField
          type="date"
          size="small"
          label={t('Measures_OnDay')}
          value={day}
          onChange={({ target }) => change({ day: target.value || null })}
        />
        <Button
          ref={button}
          size="small"
          aria-expanded={isOpen}
          aria-controls={isOpen ? drawer : undefined}
          onClick={() => setIsOpen(!isOpen)}
        >
          {t('MeasuresList_Filters', { count: setFilters(view).length })}
        </Button>
        <SetChips {...{ view, change }} issue={list.issue} />
      </div>
      {isOpen && (
        <FilterDrawer
          id={drawer}
          {...{ view, change, day }}
          ages={list.ages}
          stats={list.stats}
          onClose={close}
        />
      )}
    </>
  );
}

function PlaceSelect({ list: { places, place } }: { list: Pick<LoadedList, 'places' | 'place'> }) {
  const t = useText();
  const turn = useTurnAddress({ replace: false });
  const buildRoute = useBuildRoute();
  return (
    <SelectField
      label={t('Measures_Place')}
      size="small"
      value={String(place?.yugoId ?? federalYugoId)}
      onChange={(id) => void turn((newest) => newest, buildRoute('allActions', { id }))}
      options={[
        { value: String(federalYugoId), label: t('Measures_EveryPlace') },
        ...places
          .filter(({ kind }) => kind === 'region')
          .map(({ yugoId, shortName }) => ({ value: String(yugoId), label: shortName })),
      ]}
    />
  );
}
