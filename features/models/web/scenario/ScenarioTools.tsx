import { memo } from 'react';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { fileNameOf, saveFile } from '#platform/ui/tables/save-file.ts';
import { useText } from '#platform/web/text.ts';
import { documentOf } from '../../domain/scenario/scenario-document.ts';
import type { LoadedScenarios, LoadedStart } from './load-scenarios.ts';
import { isOutdated, type Ensemble } from './ensemble/use-ensemble.ts';
import type { Scenario } from './use-scenario.ts';
import styles from './ScenarioDesk.module.css';

interface Props {
  data: LoadedScenarios;
  start: LoadedStart;
  scenario: Scenario;
  ensemble: Ensemble;
}

/** What is done with the scenario as a whole: back to the reference, out as JSON, onto paper. */
export const ScenarioTools = memo(function ScenarioTools({ data, start, scenario, ensemble }: Props) {
  const t = useText();
  const save = (): void => {
    const { yugoId, name } = data;
    const written = documentOf({
      yugoId,
      name,
      start,
      params: scenario.shown,
      version: scenario.version,
      // What was found of other assumptions does not belong to these.
      ensemble: isOutdated(ensemble)
        ? { members: ensemble.members, own: null, reference: null, difference: null }
        : ensemble,
    });
    const { source, peopleSource } = start;
    const standing = { ...written, source, peopleSource, address: window.location.href };
    const blob = new Blob([JSON.stringify(standing, null, 1)], { type: 'application/json' });
    saveFile(blob, fileNameOf(`${t('Scenario_Title')} ${name} ${start.day}`, 'json'));
  };
  return (
    <div className={styles.actions}>
      {scenario.isChanged && (
        <Button icon="undo" onClick={scenario.reset}>
          {t('Scenario_Reset')}
        </Button>
      )}
      <Button icon="download" onClick={save}>
        JSON
      </Button>
      <Button icon="print" onClick={() => print()}>
        {t('Scenario_Print')}
      </Button>
    </div>
  );
});
