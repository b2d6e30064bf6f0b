import { useText } from '#platform/web/text.ts';
import type { Insufficient } from '#simulation/numeric/refusal.ts';
import { newestVersion, type ModelVersion } from '../../domain/scenario/model-versions.ts';
import type { ScenarioSetup } from '../../domain/scenario/scenario-start.ts';
import styles from './ScenarioDesk.module.css';

interface Props {
  state: 'ok' | 'later' | 'broken';
  setup: ScenarioSetup | Insufficient;
  version: ModelVersion;
}

/** What the reader must know of the address and the start before believing the picture. */
export function ScenarioNotices({ state, setup, version }: Props) {
  const t = useText();
  const said = [
    state === 'later' ? t('Scenario_AddressLater') : '',
    state === 'broken' ? t('Scenario_AddressBroken') : '',
    version === newestVersion ? '' : t('Models_OldVersion', { version, newest: newestVersion }),
    setup.status === 'insufficient' && setup.reason === 'calibration.immune'
      ? t('Scenario_TooManyImmune')
      : '',
    setup.status === 'insufficient' && setup.reason !== 'calibration.immune' ? t('Scenario_TooFewCases') : '',
  ].filter((sentence) => sentence !== '');
  return said.map((sentence) => (
    <p key={sentence} className={styles.notice} role="status">
      {sentence}
    </p>
  ));
}
