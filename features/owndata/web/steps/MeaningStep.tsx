import { SelectField } from '#platform/ui/fields/SelectField.tsx';
import { TextField } from '#platform/ui/fields/TextField.tsx';
import { useText } from '#platform/web/text.ts';
import { longest } from '../../domain/limits.ts';
import type { FileRead, OwnData } from '../load-own-data.ts';
import type { OwnFileState } from '../use-own-file.ts';
import { changeMapping, columnRoles, roleOf, type ColumnRole } from '../../domain/mapping/column-roles.ts';
import { PlacesTable } from './PlacesTable.tsx';
import { Step } from './Step.tsx';
import styles from '../OwnData.module.css';

interface Props {
  read: FileRead;
  state: OwnFileState;
  places: OwnData['places'];
}

/** What each column is, the unit, a time that the file leaves out, and which places its names mean. */
export function MeaningStep({ read, state, places }: Props) {
  const t = useText();
  const { columns, mapping, counts, unit } = read;
  const { say, choices } = state;
  const turn = (at: number, role: ColumnRole): void => {
    const { place, time, values } = changeMapping(mapping, at, role);
    void say({
      ...(place > 0 && { placeColumn: place }),
      timeColumn: time,
      ...(values.length > 0 && { valueColumns: values.join('.') }),
    });
  };
  return (
    <Step
      number={3}
      title={t('OwnData_Meaning')}
      note={t('OwnData_MeaningNote', { known: counts.places, unknown: counts.unknownPlaces })}
    >
      <div className={styles.fields}>
        {columns.map(({ at, name }) => (
          <SelectField
            key={at}
            size="small"
            label={name || t('OwnData_Column', { at })}
            value={roleOf(mapping, at)}
            options={columnRoles.map((role) => ({ value: role, label: t(`OwnData_Role_${role}`) }))}
            onChange={(role) => turn(at, role as ColumnRole)}
          />
        ))}
      </div>
      <div className={styles.fields}>
        <SaidField
          key={`unit ${unit}`}
          label={t('OwnData_Unit')}
          message={t(read.unitCode === null ? 'OwnData_UnitOwn' : 'OwnData_UnitKnown')}
          value={unit}
          longest={longest.unit}
          onSay={(said) => void say({ unit: said })}
        />
        {mapping.time === 0 && (
          <SaidField
            label={t('OwnData_Time')}
            message={t('OwnData_TimeNote')}
            value={choices.time ?? ''}
            longest={40}
            onSay={(time) => void say({ time })}
          />
        )}
      </div>
      <PlacesTable {...{ read, state, places }} />
    </Step>
  );
}

/** A line whose text is said when it is left or sent. */
function SaidField({
  label,
  message,
  value,
  longest: most,
  onSay,
}: {
  label: string;
  message: string;
  value: string;
  longest: number;
  onSay: (text: string) => void;
}) {
  const sayOnce = (text: string): void => {
    if (text.trim() !== value) onSay(text.trim());
  };
  return (
    <TextField
      size="small"
      label={label}
      message={message}
      defaultValue={value}
      maxLength={most}
      onBlur={(event) => sayOnce(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') sayOnce(event.currentTarget.value);
      }}
    />
  );
}
