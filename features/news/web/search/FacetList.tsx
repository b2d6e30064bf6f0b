import { useId } from 'react';
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

/** A list of boxes with counts, what is chosen first; the longer rest unfolds. Works in a form without scripts. */
export function FacetList({ legend, name, options, chosen }: Props) {
  const t = useText();
  const isChosen = ({ value }: FacetOption) => chosen.includes(value);
  const known = new Set(options.map(({ value }) => value));
  const lost = chosen.filter((value) => !known.has(value));
  const sorted = [...options.filter(isChosen), ...options.filter((option) => !isChosen(option))];
  const first = Math.max(shown, options.filter(isChosen).length);
  if (options.length === 0 && lost.length === 0) return null;
  const box = (option: FacetOption) => (
    <FacetBox
      key={`${option.value} ${isChosen(option)}`}
      name={name}
      option={option}
      checked={isChosen(option)}
    />
  );
  return (
    <fieldset className={styles['facet']}>
      <legend className={styles['legend']}>{legend}</legend>
      {lost.map((value) => (
        <input key={value} type="hidden" name={name} value={value} />
      ))}
      <ul>{sorted.slice(0, first).map(box)}</ul>
      {sorted.length > first && (
        <details className={styles['rest']}>
          <summary>{t('NewsSearch_More', { count: sorted.length - first })}</summary>
          <ul>{sorted.slice(first).map(box)}</ul>
        </details>
      )}
    </fieldset>
  );
}

function FacetBox({ name, option, checked }: { name: string; option: FacetOption; checked: boolean }) {
  const { integer } = useFormats();
  const id = useId();
  return (
    <li className={styles['option']}>
      <Checkbox
        name={name}
        value={option.value}
        defaultChecked={checked}
        aria-describedby={option.count === null ? undefined : id}
        label={option.label}
      />
      {option.count !== null && (
        <span id={id} className={styles['count']}>
          {integer(option.count)}
        </span>
      )}
    </li>
  );
}
