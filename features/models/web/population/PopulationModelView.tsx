import { useMemo, useState } from 'react';
import { useText } from '#platform/web/text.ts';
import { assumptionNames } from '../../domain/population/compare-runs.ts';
import { populationVersions } from '../../domain/population/population-editions.ts';
import { OldVersion } from '../frame/VersionState.tsx';
import { Step } from '../frame/Step.tsx';
import { useRested } from '#platform/charts/frame/use-rested.ts';
import styles from '../frame/ModelPage.module.css';
import { AccountTable } from './AccountTable.tsx';
import { AssumptionPanel, isSamePanel } from './assumptions/AssumptionPanel.tsx';
import { BandsProgress } from './bands/BandsProgress.tsx';
import { ManyVariants } from './ManyVariants.tsx';
import { warningsOf } from '../../domain/population/write-result.ts';
import { ModelWarnings } from '../frame/ModelWarnings.tsx';
import { Contributions } from './Contributions.tsx';
import { IndicatorTable } from './IndicatorTable.tsx';
import type { KnownForecast } from './load-population-model.ts';
import { OwnPyramid } from './OwnPyramid.tsx';
import { PopulationHead } from './PopulationHead.tsx';
import { PopulationNotes } from './PopulationNotes.tsx';
import { TotalLines } from './TotalLines.tsx';
import { UnitedNationsTile } from './UnitedNationsTile.tsx';
import { useBands } from './bands/use-bands.ts';
import { usePopulationModel } from './use-population-model.ts';
import { useShownYear, YearBar } from './YearBar.tsx';
import { ComparedVariants, VariantsTile } from './VariantsTile.tsx';

/** The whole model: what is assumed at the left, what comes of it at the right, both in one go. */
export function PopulationModelView({ forecast }: { forecast: KnownForecast }) {
  const t = useText();
  const model = usePopulationModel(forecast);
  const shown = useShownYear(model);
  const bands = useBands(model.start, model);
  const { view } = model;
  const { index } = shown;
  const parts = useMemo(() => ({ forecast, model, index }), [forecast, model, index]);
  // What is moved and its charts come at once, the rest and the other panels when the hand rests.
  const later = useRested(parts);
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const warnings = useMemo(
    () => warningsOf(later.model.ownRun, bands.bands?.own ?? null, later.model.start),
    [later, bands.bands],
  );
  return (
    <main className={styles.page}>
      <PopulationHead {...later} bands={bands.bands} />
      {view.isLater && <p role="status">{t('ModelPopulation_Later')}</p>}
      <OldVersion version={model.edition.version} newest={populationVersions[0]} />
      {view.refused.length > 0 && (
        <p role="status">{t('ModelPopulation_Refused', { names: view.refused.join(', ') })}</p>
      )}
      <div className={`${styles.steps} ${styles.withNotes}`}>
        <div className={styles.assumptions}>
          <Step number={1} title={t('ModelPopulation_Step1')}>
            <p className={styles.note}>{t('ModelPopulation_Step1Sub')}</p>
          </Step>
          {assumptionNames.map((name) => (
            <AssumptionPanel
              key={name}
              {...{ name, forecast }}
              model={isSamePanel(name, model, later.model) ? later.model : model}
            />
          ))}
          <Contributions {...later} />
          <ModelWarnings warnings={warnings} />
          <div className={styles.kept}>
            <VariantsTile forecast={forecast} model={later.model} chosen={chosen} onChoose={setChosen} />
          </div>
        </div>
        <div className={styles.results}>
          <Step number={2} title={t('ModelPopulation_Step2')} />
          <div className={styles.pair}>
            <OwnPyramid {...parts} />
            <div>
              <TotalLines {...parts} bands={bands.bands} />
              <BandsProgress bands={bands} />
            </div>
          </div>
          <YearBar shown={shown} baseYear={model.ground.baseYear} />
          <ManyVariants {...later} bands={bands.bands} />
          <IndicatorTable {...later} />
          <div className={styles.filling}>
            <AccountTable model={later.model} index={later.index} />
          </div>
          <UnitedNationsTile {...later} />
        </div>
        <PopulationNotes {...later} />
      </div>
      {chosen.length > 0 && <ComparedVariants {...later} chosen={chosen} />}
    </main>
  );
}
