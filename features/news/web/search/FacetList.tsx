import { useId, useState } from 'react';
import { Hidden } from '#platform/ui/controls/Input.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { Checkbox } from '#platform/ui/choices/Checkbox.tsx';
import { useText } from '#platform/web/text.ts';
import styles from './FacetList.module.css';

/** One choice of a facet; `count` null = not counted. */
export interface FacetOption {
  value: string | number;
  label: string;
  count: number | null;
}

interface Props {
  legend: string;
  /** Name of the field in the address. */
  name: string;
  options: readonly FacetOption[];
  chosen: readonly (string | number)[];
}

const shown = 6;

/** A list of boxes with counts; a longer rest unfolds, by itself where something of it is chosen. Works in a form without scripts. */
export function FacetList({ legend, name, options, chosen }: Props) {
  const t = useText();
  const isChosen = ({ value }: FacetOption) => chosen.includes(value);
  const known = new Set(options.map(({ value }) => value));
  const lost = chosen.filter((value) => !known.has(value));
  const rest = options.slice(shown);
  if (options.length === 0 && lost.length === 0) return null;
  const box = (option: FacetOption) => (
    <FacetBox key={option.value} name={name} option={option} isChosen={isChosen(option)} />
  );
  return (
    <fieldset className={styles.facet}>
      <legend className={styles.legend}>{legend}</legend>
      {lost.map((value) => (
        <Hidden key={value} name={name} value={value} />
      ))}
      <ul>{options.slice(0, shown).map(box)}</ul>
      {rest.length > 0 && (
        <details className={styles.rest} open={rest.some(isChosen)}>
          <summary>{t('NewsSearch_More', { count: rest.length })}</summary>
          <ul>{rest.map(box)}</ul>
        </details>
      )}
    </fieldset>
  );
}

interface BoxProps {
  name: string;
  option: FacetOption;
  isChosen: boolean;
}

function FacetBox({ name, option, isChosen }: BoxProps) {
  const [isOn, setOn] = useFollowing(isChosen);
  const { integer } = useFormats();
  const id = useId();
  return (
    <li className={styles.option}>
      <Checkbox
        name={name}
        value={option.value}
        checked={isOn}
        onChange={setOn}
        aria-describedby={option.count === null ? undefined : id}
        label={option.label}
      />
      {option.count !== null && (
        <span id={id} className={styles.count}>
          {integer(option.count)}
        </span>
      )}
    </li>
  );
}

/** A field's value that changes at once and then follows the address; the field stays the same element, so that it keeps the focus. */
export function useFollowing<Value>(given: Value): [Value, (value: Value) => void] {
  const [followed, setFollowed] = useState(given);
  const [value, setValue] = useState(given);
  if (followed !== given) {
    setFollowed(given);
    setValue(given);
    return [given, setValue];
  }
  return [value, setValue];
}
