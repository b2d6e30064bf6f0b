import { useState } from 'react';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { SelectField } from '#platform/ui/fields/SelectField.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useText } from '#platform/web/text.ts';
import { withLine, withRow } from '../../domain/correcting/numbered-lines.ts';
import type { FileRead, OwnData } from '../load-own-data.ts';
import { SaidField } from '../steps/SeriesFields.tsx';
import { useNamePlace } from '../steps/use-name-place.ts';
import type { FileValue } from '../steps/Verdict.tsx';
import type { OwnFileState } from '../use-own-file.ts';
import styles from '../OwnData.module.css';

/** What the parts of a fix need: the file under way and the value that is put right. */
export interface FixProps {
  value: FileValue;
  read: FileRead;
  state: OwnFileState;
  places: OwnData['places'];
}

/** Puts a value right where it stands: what it likely was at one click; the rest opens below it. */
export function FixValue(props: FixProps) {
  const t = useText();
  const formats = useFormats();
  const [isOpen, setOpen] = useState(false);
  const { value, state } = props;
  const { row, column, suggested } = value;
  const decimal = props.read.reading.decimal;
  const correct = (text: string): void =>
    void state.say({ cells: withLine(state.choices.cells, `${row}-${column}`, text) });
  return (
    <span className={styles.fix}>
      {suggested !== null && (
        <Button
          variant="text"
          size="small"
          onClick={() =>
            correct(decimal === 'comma' ? String(suggested).replace('.', ',') : String(suggested))
          }
        >
          {t('OwnData_FixTo', { value: formats.number(suggested) })}
        </Button>
      )}
      <Button variant="text" size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t('OwnData_Fix', { row })}
      </Button>
      {isOpen && <FixFields {...props} />}
    </span>
  );
}

function FixFields({ value, read, state, places }: FixProps) {
  const t = useText();
  const { options, name } = useNamePlace(places, state);
  const { row, column, place, time, written, refusal } = value;
  const { mapping, reading } = read;
  const { choices, say } = state;
  const put = (key: string, text: string): void => void say({ cells: withLine(choices.cells, key, text) });
  const timeKey = mapping.time > 0 ? `${row}-${mapping.time}` : `${reading.headerRow}-${column}`;
  return (
    <span className={styles.fixFields}>
      {refusal === 'place' && place !== '' && (
        <SelectField
          size="small"
          label={t('OwnData_FixPlace', { place })}
          value=""
          options={options}
          onChange={(chosen) => void name(place, chosen)}
        />
      )}
      {refusal === 'place' && place === '' && mapping.place > 0 && (
        <SelectField
          size="small"
          label={t('OwnData_Place')}
          value=""
          options={options}
          onChange={(chosen) => put(`${row}-${mapping.place}`, chosen)}
        />
      )}
      {refusal === 'time' && (mapping.time > 0 || reading.headerRow > 0) && (
        <SaidField label={t('OwnData_Time')} value={time} longest={40} onSay={(text) => put(timeKey, text)} />
      )}
      {refusal !== 'place' && refusal !== 'time' && (
        <SaidField
          label={t('OwnData_Value')}
          value={written}
          longest={40}
          onSay={(text) => put(`${row}-${column}`, text)}
        />
      )}
      <Button size="small" onClick={() => void say({ excluded: withRow(choices.excluded, row) })}>
        {t('OwnData_Exclude', { row })}
      </Button>
    </span>
  );
}
