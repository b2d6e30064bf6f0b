import { Button } from '#platform/ui/buttons/Button.tsx';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { saveTable } from '#platform/ui/tables/save-table.ts';
import { useLocale, useText } from '#platform/web/text.ts';
import { isReference, type ScenarioParams } from '../../domain/scenario/scenario-params.ts';
import { differencesTable } from './differences-table.ts';
import { DifferencesTable, type DifferenceRow } from './DifferencesTable.tsx';
import type { LoadedScenarios } from './load-scenarios.ts';
import { SavedList } from './SavedList.tsx';
import type { Ensemble } from './use-ensemble.ts';
import type { Scenario } from './use-scenario.ts';

interface Props {
  data: LoadedScenarios;
  scenario: Scenario;
  ensemble: Ensemble;
  chosen: readonly number[];
  onChoose: (ids: number[]) => void;
}

/** What is different under the scenario on screen and under saved ones, each to its own reference. */
export function DifferencesTile({ data, scenario, ensemble, chosen, onChoose }: Props) {
  const t = useText();
  const locale = useLocale();
  const params = scenario.shown;
  const { reference } = ensemble;
  const title = t('Scenario_Differences', { days: params.days });
  const rows = rowsOf({ data, params, ensemble, chosen, own: t('Scenario_Own') });
  const hasBeds = params.beds !== null;
  const save = (): void => {
    if (reference)
      void saveTable('csv', `${title} ${data.name}`, differencesTable({ reference, rows, hasBeds, t }), {
        locale,
      });
  };
  return (
    <Tile
      level={2}
      title={title}
      sub={t('Scenario_DifferencesSub')}
      source={t('Scenario_DifferencesNote')}
      state={reference ? { kind: 'ready' } : { kind: 'loading' }}
      height={240}
      tools={
        <Button size="small" onClick={save}>
          CSV
        </Button>
      }
    >
      {reference && <DifferencesTable {...{ reference, rows, hasBeds }} />}
      <SavedList {...{ data, scenario, chosen, onChoose }} />
    </Tile>
  );
}

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
