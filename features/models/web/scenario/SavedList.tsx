import { useRevalidator } from 'react-router';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { IconButton } from '#platform/ui/buttons/IconButton.tsx';
import { Checkbox } from '#platform/ui/choices/Checkbox.tsx';
import { showToast } from '#platform/ui/toasts/toast-areas.ts';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useText } from '#platform/web/text.ts';
import { useApi } from '#platform/web/use-api.ts';
import type { LoadedScenarios } from './load-scenarios.ts';
import type { Scenario } from './use-scenario.ts';
import styles from './SavedList.module.css';

/** Scenarios that may stand beside each other. */
const mostCompared = 4;

type Saved = LoadedScenarios['saved'][number];

interface Props {
  data: LoadedScenarios;
  scenario: Scenario;
  chosen: readonly number[];
  onChoose: (ids: number[]) => void;
}

/** What the reader has saved here: ticked to be compared, opened, or taken away. */
export function SavedList({ data, scenario, chosen, onChoose }: Props) {
  const t = useText();
  const formats = useFormats();
  const { remove } = useRemoving(data);
  if (data.saved.length === 0) return <p className={styles.empty}>{t('Scenario_NothingSaved')}</p>;
  return (
    <ul className={styles.list} aria-label={t('Scenario_SavedList')}>
      {data.saved.map((one) => (
        <li key={one.id}>
          <Checkbox
            label={one.name}
            checked={chosen.includes(one.id)}
            disabled={!chosen.includes(one.id) && chosen.length >= mostCompared}
            onChange={(isChosen) =>
              onChoose(isChosen ? [...chosen, one.id] : chosen.filter((id) => id !== one.id))
            }
          />
          <small>
            {formats.day(one.savedAt.slice(0, 10))} · {one.modelVersion}
          </small>
          <Button size="small" variant="text" onClick={() => scenario.change(one.params)}>
            {t('Scenario_Open')}
          </Button>
          <IconButton
            icon="delete"
            size={32}
            label={t('Scenario_Remove', { name: one.name })}
            onClick={() => {
              onChoose(chosen.filter((id) => id !== one.id));
              void remove(one);
            }}
          />
        </li>
      ))}
    </ul>
  );
}

/** Takes a saved scenario away; the message that says so brings it back. */
function useRemoving({ yugoId }: LoadedScenarios) {
  const t = useText();
  const api = useApi();
  const { revalidate } = useRevalidator();
  const write = async ({ id, name, modelVersion, params }: Saved, version: number, isRemoved: boolean) => {
    const said = { id, version, yugoId, name, modelVersion, params, isRemoved };
    try {
      const written = await api.call('modeling/saveSimulationParams', said);
      await revalidate();
      return written.version;
    } catch {
      showToast(t('Scenario_NotSaved'), { kind: 'failed' });
      return null;
    }
  };
  const remove = async (one: Saved): Promise<void> => {
    const version = await write(one, one.version, true);
    if (version === null) return;
    showToast(t('Scenario_Removed', { name: one.name }), {
      action: { label: t('Scenario_BringBack'), onSelect: () => void write(one, version, false) },
    });
  };
  return { remove };
}
