import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { TextField } from '#platform/ui/fields/TextField.tsx';
import { showToast } from '#platform/ui/toasts/toast-areas.ts';
import { ApiError } from '#platform/web/api.ts';
import { useText } from '#platform/web/text.ts';
import { useApi } from '#platform/web/use-api.ts';
import type { LoadedScenarios } from './load-scenarios.ts';
import type { Scenario } from './use-scenario.ts';
import styles from './ScenarioDesk.module.css';

/** Keeps the scenario under a name; one of that name is written over. */
export function SaveScenario({ data, scenario }: { data: LoadedScenarios; scenario: Scenario }) {
  const t = useText();
  const api = useApi();
  const { revalidate } = useRevalidator();
  const [name, setName] = useState('');
  const [isBusy, setBusy] = useState(false);
  const save = async (): Promise<void> => {
    const same = data.saved.find((one) => one.name === name.trim());
    setBusy(true);
    try {
      await api.call('modeling/saveSimulationParams', {
        ...(same && { id: same.id, version: same.version }),
        yugoId: data.yugoId,
        name,
        modelVersion: scenario.version,
        params: scenario.params,
      });
      showToast(t('Scenario_Saved', { name }), { kind: 'done' });
      await revalidate();
    } catch (error) {
      showToast(sentenceOf(error) ?? t('Scenario_NotSaved'), { kind: 'failed', autoCloseMs: 10_000 });
    }
    setBusy(false);
  };
  const isReady = name.trim() !== '' && scenario.problems.length === 0 && scenario.state !== 'later';
  return (
    <form
      className={styles.group}
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady) void save();
      }}
    >
      <TextField
        label={t('Scenario_SaveAs')}
        value={name}
        maxLength={120}
        onChange={({ target }) => setName(target.value)}
      />
      <div className={styles.actions}>
        <Button type="submit" variant="primary" busy={isBusy} disabled={!isReady}>
          {t('Scenario_Save')}
        </Button>
      </div>
    </form>
  );
}

/** What the server says of the first field it refused, else of the whole. */
function sentenceOf(error: unknown): string | null {
  if (!(error instanceof ApiError)) return null;
  return error.problem.fields?.[0]?.message ?? error.problem.title;
}
