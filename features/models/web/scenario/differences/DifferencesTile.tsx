import { memo } from 'react';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { useFileNotes } from '#platform/ui/chart-frame/use-file-notes.ts';
import { saveTable } from '#platform/ui/tables/save-table.ts';
import { useLocale, useText } from '#platform/web/text.ts';
import type { ModelVersion } from '#features/models/domain/scenario/model-versions.ts';
import { isReference, type ScenarioParams } from '#features/models/domain/scenario/scenario-params.ts';
import { SavedRows } from '#features/models/web/frame/SavedRows.tsx';
import type { SavedParams, SavedRow } from '#features/models/web/frame/use-saved-params.ts';
import type { LoadedScenarios } from '#features/models/web/scenario/load-scenarios.ts';
import { isOutdated, type Ensemble } from '#features/models/web/scenario/ensemble/use-ensemble.ts';
import type { Scenario } from '#features/models/web/scenario/use-scenario.ts';
import { differencesTable } from './differences-table.ts';
import { DifferencesTable, type DifferenceRow } from './DifferencesTable.tsx';
import styles from './DifferencesTable.module.css';

interface Props {
  data: LoadedScenarios;
  scenario: Scenario;
  ensemble: Ensemble;
  chosen: readonly number[];
  onChoose: (ids: number[]) => void;
  rows: readonly SavedRow[];
  saving: SavedParams;
  /** False where the assumptions exclude each other or reports are too few. */
  isRunnable: boolean;
}

/** What is different under the scenario on screen and under saved ones, each to its own reference. */
export const DifferencesTile = memo(function DifferencesTile(props: Props) {
  const { data, scenario, ensemble, chosen, onChoose, rows, saving, isRunnable } = props;
  const t = useText();
  const locale = useLocale();
  const fileNotes = useFileNotes();
  const params = scenario.shown;
  const { reference } = ensemble;
  const title = t('Scenario_Differences', { days: params.days });
  const compared = rowsOf({ data, params, ensemble, chosen, own: t('Scenario_Own') });
  const hasBeds = params.beds !== null;
  const save = (file: 'csv' | 'xlsx') => (): void => {
    if (reference)
      void saveTable(
        file,
        `${title} ${data.name}`,
        differencesTable({ reference, rows: compared, hasBeds, t }),
        {
          locale,
          notes: fileNotes({ title: `${title} ${data.name}`, source: t('Scenario_DifferencesNote') }),
        },
      );
  };
  return (
    <Tile
      level={2}
      title={title}
      sub={t('Scenario_DifferencesSub')}
      source={t('Scenario_DifferencesNote')}
      tools={
        <>
          {(['csv', 'xlsx'] as const).map((file) => (
            <Button
              key={file}
              size="small"
              disabled={!reference || isOutdated(ensemble)}
              onClick={save(file)}
            >
              {file.toUpperCase()}
            </Button>
          ))}
        </>
      }
    >
      <div className={styles.room} data-old={isOutdated(ensemble) || undefined}>
        {reference ? (
          <DifferencesTable {...{ reference, hasBeds }} rows={compared} />
        ) : (
          <p className={styles.empty}>{t(isRunnable ? 'Scenario_TitleRunning' : 'Scenario_NoRun')}</p>
        )}
      </div>
      <SavedRows
        {...{ rows, chosen, onChoose }}
        limit={data.limit}
        actions={saving}
        onOpen={({ content }) =>
          scenario.open(content.params as ScenarioParams, content.modelVersion as ModelVersion)
        }
      />
    </Tile>
  );
});

interface RowsOf {
  data: LoadedScenarios;
  params: ScenarioParams;
  ensemble: Ensemble;
  chosen: readonly number[];
  own: string;
}

function rowsOf({ data, params, ensemble, chosen, own }: RowsOf): DifferenceRow[] {
  const { difference, compared } = ensemble;
  const ofOwn = difference && !isReference(params) ? [{ id: 'own', name: own, difference }] : [];
  return [
    ...ofOwn,
    ...chosen.flatMap((id, at) => {
      const saved = data.saved.find((one) => one.id === id);
      const found = compared[at];
      return saved && found ? [{ id: String(id), name: saved.name, difference: found }] : [];
    }),
  ];
}
