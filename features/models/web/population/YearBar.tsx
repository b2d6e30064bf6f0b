import { useId } from 'react';
import { Input } from '#platform/ui/controls/Input.tsx';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { useText } from '#platform/web/text.ts';
import type { ShownYear } from './use-shown-year.ts';
import styles from './YearBar.module.css';

/** Play, and a slider over the years of the projection: pyramid, line and figures follow together. */
export function YearBar({ shown: { years, index, playing, show, toggle } }: { shown: ShownYear }) {
  const t = useText();
  const id = useId();
  return (
    <div className={styles.bar}>
      <Button size="small" icon={playing ? 'pause' : 'play'} onClick={toggle}>
        {playing ? t('ModelPopulation_Pause') : t('ModelPopulation_Play')}
      </Button>
      <label htmlFor={id} className="sr-only">
        {t('ModelPopulation_Year')}
      </label>
      <Input
        id={id}
        type="range"
        min={0}
        max={years.length - 1}
        value={index}
        aria-valuetext={String(years[index])}
        onChange={(event) => show(Number(event.target.value))}
      />
      <output htmlFor={id}>{years[index]}</output>
    </div>
  );
}
