import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { useText } from '#platform/web/text.ts';
import { isReference, type ScenarioParams } from '../../domain/scenario/scenario-params.ts';
import { DifferencesTable } from './DifferencesTable.tsx';
import type { LoadedScenarios } from './load-scenarios.ts';
import type { Ensemble } from './use-ensemble.ts';

interface Props {
  data: LoadedScenarios;
  params: ScenarioParams;
  ensemble: Ensemble;
}

/** What is different under each scenario; nothing where nothing is assumed. */
export function DifferencesTile({ params, ensemble }: Props) {
  const t = useText();
  const { reference, difference } = ensemble;
  const title = t('Scenario_Differences', { days: params.days });
  if (!reference) return <Tile level={2} title={title} state={{ kind: 'loading' }} height={240} />;
  const rows = difference && !isReference(params) ? [{ id: 'own', name: t('Scenario_Own'), difference }] : [];
  return (
    <Tile level={2} title={title} sub={t('Scenario_DifferencesSub')} source={t('Scenario_DifferencesNote')}>
      <DifferencesTable reference={reference} rows={rows} hasBeds={params.beds !== null} />
    </Tile>
  );
}
