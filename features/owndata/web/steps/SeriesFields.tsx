import { TextField } from '#platform/ui/fields/TextField.tsx';
import { useText } from '#platform/web/text.ts';
import { withLine } from '../../domain/correcting/numbered-lines.ts';
import { longest } from '../../domain/limits.ts';
import type { FileRead } from '../load-own-data.ts';
import type { OwnFileState } from '../use-own-file.ts';
import styles from '../OwnData.module.css';

/** Name and unit of each series that the file holds. */
export function SeriesFields({ read: { series }, state }: { read: FileRead; state: OwnFileState }) {
  const t = useText();
  const { say, choices } = state;
  return (
    <>
      {series.length > 1 && (
        <p className={styles.note}>{t('OwnData_SeriesNote', { series: series.length })}</p>
      )}
      {series.map(({ number, name, unit, unitCode }) => (
        <div key={number} className={styles.fields}>
          <SaidField
            key={`name ${name}`}
            label={series.length > 1 ? t('OwnData_NameOf', { number }) : t('OwnData_Name')}
            value={name}
            longest={longest.name}
            onSay={(text) => void say({ names: withLine(choices.names, String(number), text || null) })}
          />
          <SaidField
            key={`unit ${unit}`}
            label={t('OwnData_Unit')}
            message={t(unitCode === null ? 'OwnData_UnitOwn' : 'OwnData_UnitKnown')}
            value={unit}
            longest={longest.unit}
            onSay={(text) => void say({ units: withLine(choices.units, String(number), text) })}
          />
        </div>
      ))}
    </>
  );
}

/** A line whose text is said when it is left or sent. */
export function SaidField({
  label,
  message,
  value,
  longest: maxLength,
  onSay,
}: {
  label: string;
  message?: string;
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
      {...(message !== undefined && { message })}
      defaultValue={value}
      maxLength={maxLength}
      onBlur={(event) => sayOnce(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') sayOnce(event.currentTarget.value);
      }}
    />
  );
}
