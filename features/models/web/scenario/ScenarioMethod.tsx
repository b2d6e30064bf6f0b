import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { SampleTag } from '#platform/ui/figures/SampleTag.tsx';
import { useText } from '#platform/web/text.ts';
import { newestVersion } from '../../domain/scenario/model-versions.ts';
import type { ScenarioSetup } from '../../domain/scenario/scenario-start.ts';
import type { LoadedStart } from './load-scenarios.ts';
import styles from './ScenarioDesk.module.css';

/** What the picture rests on: data, start, model, and how such starts did. */
export function ScenarioMethod({ start, setup }: { start: LoadedStart; setup: ScenarioSetup }) {
  const t = useText();
  const { day, number, share } = useFormats();
  const { reproduction, deathRatio } = setup.calibration;
  return (
    <p className={styles.note}>
      {t('Scenario_Method', {
        day: day(start.day),
        source: start.source?.name ?? '',
        r: number(reproduction.mean, 2),
        immune: share(setup.immuneShare),
        hasRatio: deathRatio !== null,
        ratio: number(deathRatio ?? 0, 2),
        year: start.peopleYear,
        version: newestVersion,
      })}{' '}
      {start.source?.sample && <SampleTag />}
    </p>
  );
}
