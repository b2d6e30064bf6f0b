import { memo, useCallback, useState } from 'react';
import type { DraftKeeper } from '#platform/ui/drafting/draft-keeper.ts';
import { useDraftPart } from '#platform/ui/drafting/use-draft.ts';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { IconButton } from '#platform/ui/buttons/IconButton.tsx';
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

/** What a measure wants to move: from what, to what, until when. Drawn anew only when there are more or fewer; each row keeps its name as others go. */
export function IndicatorRows({ keeper, write, units }: Props) {
  const t = useText();
  const [names, setNames] = useState(() => keeper.getState().content.indicators.map((_, at) => at));
  const add = (): void => {
    setNames([...names, Math.max(-1, ...names) + 1]);
    write(({ indicators }) => ({ indicators: [...indicators, none] }));
  };
  const drop = useCallback(
    (at: number): void => {
      setNames((all) => all.toSpliced(at, 1));
      write(({ indicators }) => ({ indicators: indicators.toSpliced(at, 1) }));
    },
    [write],
  );
  return (
    <div>
      {names.map((name, at) => (
        <Row key={name} {...{ at, keeper, units, write, drop }} />
      ))}
      <div className={styles.tools}>
        <Button size="small" icon="plus" disabled={names.length >= most.indicators} onClick={add}>
          {t('Measures_AddIndicator')}
        </Button>
      </div>
    </div>
  );
}

/** One of them: what is typed stands in its inputs. */
const Row = memo(function Row({
  at,
  keeper,
  units,
  write,
  drop,
}: Props & { at: number; drop: (at: number) => void }) {
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
        <IconButton
          icon="close"
          size={40}
          label={t('MeasureDecision_DropIndicator', { number: at + 1 })}
          onClick={() => drop(at)}
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
