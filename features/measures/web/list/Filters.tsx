import { useState } from 'react';
import { Chips } from '#platform/ui/choices/Chips.tsx';
import { Checkbox } from '#platform/ui/choices/Checkbox.tsx';
import { SegmentedControl } from '#platform/ui/choices/SegmentedControl.tsx';
import { Form } from '#platform/ui/forms/Form.tsx';
import { SearchField } from '#platform/ui/fields/SearchField.tsx';
import { SelectField } from '#platform/ui/fields/SelectField.tsx';
import { TextField } from '#platform/ui/fields/TextField.tsx';
import { federalYugoId } from '#platform/shared/known-places.ts';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import { useTurnAddress, type ChangeView } from '#platform/web/routes/use-address-view.ts';
import { listViews, origins, type MeasuresView } from '../../domain/list/list-view.ts';
import { measureStatuses } from '../../domain/steps/statuses.ts';
import type { LoadedList } from './load-list.ts';
import { MoreFilters } from './MoreFilters.tsx';
import styles from './Filters.module.css';

interface Props {
  view: MeasuresView;
  change: ChangeView<MeasuresView>;
  list: Pick<LoadedList, 'places' | 'place' | 'ages' | 'issue'>;
  day: string;
}

/** What is listed: words, place, direction, state, origin, the day; and how. */
export function Filters({ view, change, list, day }: Props) {
  const t = useText();
  const [typed, setTyped] = useState(view.query);
  return (
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
      <SelectField
        label={t('Measures_Direction')}
        size="small"
        value={view.direction ?? ''}
        onChange={(value) => change({ direction: value === '' ? null : (value as '1' | '3') })}
        options={[
          { value: '', label: t('Measures_Any') },
          { value: '1', label: t('Measures_Direction_1') },
          { value: '3', label: t('Measures_Direction_3') },
        ]}
      />
      <SelectField
        label={t('Measures_Origin')}
        size="small"
        value={view.origin ?? ''}
        onChange={(value) => change({ origin: value === '' ? null : (value as 'own') })}
        options={[
          { value: '', label: t('Measures_Any') },
          ...origins.map((value) => ({ value, label: t(`Measures_Origin_${value}`) })),
        ]}
      />
      <TextField
        type="date"
        size="small"
        label={t('Measures_OnDay')}
        value={day}
        onChange={({ target }) => change({ day: target.value || null })}
      />
      <Checkbox
        label={t('Measures_OnlyInForce')}
        checked={view.isInForce}
        onChange={(isInForce) => change((newest) => ({ isInForce, day: newest.day ?? day }))}
      />
      <MoreFilters {...{ view, change }} ages={list.ages} issue={list.issue} />
      <Chips
        label={t('Measures_Status')}
        options={measureStatuses.map((value) => ({
          value: String(value),
          label: t(`Measures_Status_${value}`),
        }))}
        chosen={view.status.map(String)}
        onChange={(chosen) => change({ status: chosen.map(Number) })}
      />
      <SegmentedControl
        label={t('Measures_View')}
        options={listViews.map((value) => ({ value, label: t(`Measures_View_${value}`) }))}
        value={view.shape}
        onChange={(shape) => change({ shape })}
      />
    </div>
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
