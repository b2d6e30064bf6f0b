import { memo, useCallback } from 'react';
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
import styles from './IndicatorRows.module.css';

interface Props {
  indicators: MeasureContent['indicators'];
  units: LoadedMeasure['units'];
  /** Told how the indicators come out of those that are there. */
  onChange: (change: (indicators: MeasureIndicator[]) => MeasureIndicator[]) => void;
}

const none: MeasureIndicator = { name: '', unitId: null, baseline: null, target: null, date: null };

/** What a measure wants to move: from what, to what, until when. Drawn anew only when it changes. */
export const IndicatorRows = memo(function IndicatorRows({ indicators, units, onChange }: Props) {
  const t = useText();
  const write = useCallback(
    (at: number, part: Partial<MeasureIndicator>): void =>
      onChange((all) => all.map((each, index) => (index === at ? { ...each, ...part } : each))),
    [onChange],
  );
  return (
    <div>
      {indicators.map((each, at) => (
        // Rows have no names of their own, and change only at their end.
        // oxlint-disable-next-line react/no-array-index-key
        <Row key={at} {...{ each, at, units, write }} />
      ))}
      <div className={styles.tools}>
        <Button
          size="small"
          icon="plus"
          disabled={indicators.length >= most.indicators}
          onClick={() => onChange((all) => [...all, none])}
        >
          {t('Measures_AddIndicator')}
        </Button>
        {indicators.length > 0 && (
          <Button size="small" variant="text" onClick={() => onChange((all) => all.slice(0, -1))}>
            {t('Measures_DropIndicator')}
          </Button>
        )}
      </div>
    </div>
  );
});

interface RowProps {
  each: MeasureIndicator;
  at: number;
  units: Props['units'];
  write: (at: number, part: Partial<MeasureIndicator>) => void;
}

const Row = memo(function Row({ each, at, units, write }: RowProps) {
  const t = useText();
  return (
    <div className={styles.row}>
      <TextField
        label={t('Measures_IndicatorName')}
        value={each.name}
        maxLength={most.line}
        onChange={({ target }) => write(at, { name: target.value })}
      />
      <SelectField
        label={t('Measures_IndicatorUnit')}
        value={String(each.unitId ?? '')}
        options={[
          { value: '', label: t('Measures_NotSaid') },
          ...units
            .filter(({ isActive, id }) => isActive || id === each.unitId)
            .map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        onChange={(value) => write(at, { unitId: value === '' ? null : Number(value) })}
      />
      <TextField
        type="number"
        step="any"
        label={t('Measures_IndicatorNow')}
        defaultValue={each.baseline ?? ''}
        onChange={({ target }) => write(at, { baseline: numberOf(target) })}
      />
      <TextField
        type="number"
        step="any"
        label={t('Measures_IndicatorTarget')}
        defaultValue={each.target ?? ''}
        onChange={({ target }) => write(at, { target: numberOf(target) })}
      />
      <TextField
        type="date"
        label={t('Measures_IndicatorDate')}
        value={each.date ?? ''}
        onChange={({ target }) => write(at, { date: target.value || null })}
      />
    </div>
  );
});
