import { memo } from 'react';
import type { DraftKeeper } from '#platform/ui/drafting/draft-keeper.ts';
import { useDraftPart } from '#platform/ui/drafting/use-draft.ts';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { SelectField } from '#platform/ui/fields/SelectField.tsx';
import { TextField } from '#platform/ui/fields/TextField.tsx';
import { useText } from '#platform/web/text.ts';
import {
  contentBounds as most,
  type MeasureContent,
  type MeasureIndicator,
} from '../../domain/content/measure-content.ts';
import type { LoadedMeasure } from '../measure/load-measure.ts';
import { numberOf } from './typed-values.ts';
import type { WriteContent } from './use-measure-draft.ts';
import styles from './IndicatorRows.module.css';

interface Props {
  keeper: DraftKeeper<MeasureContent>;
  write: WriteContent;
  units: LoadedMeasure['units'];
}

const none: MeasureIndicator = { name: '', unitId: null, baseline: null, target: null, date: null };

/** What a measure wants to move: from what, to what, until when. Drawn anew only when there are more or fewer. */
export function IndicatorRows({ keeper, write, units }: Props) {
  const t = useText();
  const count = useDraftPart(keeper, ({ content }) => content.indicators.length);
  const change = (to: (all: MeasureIndicator[]) => MeasureIndicator[]): void =>
    write(({ indicators }) => ({ indicators: to(indicators) }));
  return (
    <div>
      {Array.from({ length: count }, (_, at) => (
        // Rows have no names of their own, and change only at their end.
        // oxlint-disable-next-line react/no-array-index-key
        <Row key={at} {...{ at, keeper, units, write }} />
      ))}
      <div className={styles.tools}>
        <Button
          size="small"
          icon="plus"
          disabled={count >= most.indicators}
          onClick={() => change((all) => [...all, none])}
        >
          {t('Measures_AddIndicator')}
        </Button>
        {count > 0 && (
          <Button size="small" variant="text" onClick={() => change((all) => all.slice(0, -1))}>
            {t('Measures_DropIndicator')}
          </Button>
        )}
      </div>
    </div>
  );
}

/** One of them: what is typed stands in its inputs. */
const Row = memo(function Row({ at, keeper, units, write }: Props & { at: number }) {
  const t = useText();
  // A row that is taken out is asked once more before it goes.
  const unitId = useDraftPart(keeper, ({ content }) => content.indicators[at]?.unitId ?? null);
  const { name, baseline, target: aim, date } = keeper.getState().content.indicators[at] ?? none;
  const change = (part: Partial<MeasureIndicator>): void =>
    write(({ indicators }) => ({
      indicators: indicators.map((each, index) => (index === at ? { ...each, ...part } : each)),
    }));
  return (
    <div className={styles.row}>
      <div className={styles.name}>
        <TextField
          label={t('Measures_IndicatorName')}
          defaultValue={name}
          maxLength={most.line}
          onChange={({ target }) => change({ name: target.value })}
        />
      </div>
      <SelectField
        label={t('Measures_IndicatorUnit')}
        value={String(unitId ?? '')}
        options={[
          { value: '', label: t('Measures_NotSaid') },
          ...units
            .filter(({ isActive, id }) => isActive || id === unitId)
            .map(({ id, name: unit }) => ({ value: String(id), label: unit })),
        ]}
        onChange={(value) => change({ unitId: value === '' ? null : Number(value) })}
      />
      <TextField
        type="number"
        step="any"
        label={t('Measures_IndicatorNow')}
        defaultValue={baseline ?? ''}
        onChange={({ target }) => change({ baseline: numberOf(target) })}
      />
      <TextField
        type="number"
        step="any"
        label={t('Measures_IndicatorTarget')}
        defaultValue={aim ?? ''}
        onChange={({ target }) => change({ target: numberOf(target) })}
      />
      <TextField
        type="date"
        label={t('Measures_IndicatorDate')}
        defaultValue={date ?? ''}
        onChange={({ target }) => change({ date: target.value || null })}
      />
    </div>
  );
});
