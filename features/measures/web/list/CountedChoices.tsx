import { Checkbox } from '#platform/ui/choices/Checkbox.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import styles from './Filters.module.css';

interface Props<Value extends string | number> {
  legend: string;
  options: readonly { value: Value; label: string; count?: number }[];
  chosen: readonly Value[];
  onChange: (chosen: Value[]) => void;
}

/** Several of a few, one under another, each with how many of the listed are such where that is counted. */
export function CountedChoices<Value extends string | number>({
  legend,
  options,
  chosen,
  onChange,
}: Props<Value>) {
  const { integer } = useFormats();
  const turn = (value: Value, isOn: boolean): Value[] =>
    options.map((option) => option.value).filter((each) => (each === value ? isOn : chosen.includes(each)));
  return (
    <fieldset className={styles.choices}>
      <legend>{legend}</legend>
      {options.map(({ value, label, count }) => (
        <Checkbox
          key={value}
          label={
            <>
              {label} {count !== undefined && <span className={styles.count}>{integer(count)}</span>}
            </>
          }
          checked={chosen.includes(value)}
          onChange={(isOn) => onChange(turn(value, isOn))}
        />
      ))}
    </fieldset>
  );
}
