import { SelectField } from '#platform/ui/fields/SelectField.tsx';
import { useText } from '#platform/web/text.ts';
import type { FileRead, OwnData } from '../load-own-data.ts';
import type { OwnFileState } from '../use-own-file.ts';
import { changeMapping, columnRoles, roleOf, type ColumnRole } from '../../domain/mapping/column-roles.ts';
import { PlacesTable } from './PlacesTable.tsx';
import { SaidField, SeriesFields } from './SeriesFields.tsx';
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
  const { columns, mapping, counts } = read;
  const { say, choices } = state;
  // Series are numbered by the columns: what was said of one holds of none when the columns mean something else.
  const turn = (at: number, role: ColumnRole): void => {
    const { place, time, series, unit, values } = changeMapping(mapping, at, role);
    void say({
      ...(place > 0 && { placeColumn: place }),
      timeColumn: time,
      seriesColumn: series,
      unitColumn: unit,
      ...(values.length > 0 && { valueColumns: values.join('.') }),
      names: undefined,
      units: undefined,
      beside: undefined,
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
      {mapping.time === 0 && (
        <div className={styles.fields}>
          <SaidField
            label={t('OwnData_Time')}
            message={t('OwnData_TimeNote')}
            value={choices.time ?? ''}
            longest={40}
            onSay={(time) => void say({ time: time || undefined })}
          />
        </div>
      )}
      <SeriesFields {...{ read, state }} />
      <PlacesTable {...{ read, state, places }} />
    </Step>
  );
}
