import { memo, useMemo, useState } from 'react';
import { SelectField } from '#platform/ui/fields/SelectField.tsx';
import { useText } from '#platform/web/text.ts';
import { findPreset, presetNames, presetOf } from '#features/models/domain/scenario/presets.ts';
import type { LoadedStart } from '#features/models/web/scenario/load-scenarios.ts';
import type { Scenario } from '#features/models/web/scenario/use-scenario.ts';

/** Ready scenarios to begin with: a choice puts its intervals and vaccination in place of what is there. */
export const PresetChoice = memo(function PresetChoice({
  start: { day, peopleByAge },
  scenario: { params, change, state },
}: {
  start: LoadedStart;
  scenario: Scenario;
}) {
  const t = useText();
  const presets = useMemo(() => {
    const people = peopleByAge.reduce((sum, each) => sum + each, 0);
    const nameOf = (name: (typeof presetNames)[number]): string => t(`Scenario_Preset_${name}`);
    return presetNames.map((name) => ({
      name,
      params: presetOf(name, { startDay: day, people }, nameOf),
    }));
  }, [day, peopleByAge, t]);
  const chosen = findPreset(params, presets) ?? 'own';
  // The panel's state comes a moment after the hand: until then the field says what was picked.
  const [picked, setPicked] = useState<{ name: string; after: typeof params } | null>(null);
  const own = { value: 'own', label: t('Scenario_Preset_own') };
  return (
    <SelectField
      size="small"
      label={t('Scenario_Preset')}
      message={t('Scenario_PresetNote')}
      value={picked?.after === params ? picked.name : chosen}
      disabled={state === 'later'}
      options={[
        ...(chosen === 'own' ? [own] : []),
        ...presetNames.map((name) => ({ value: name, label: t(`Scenario_Preset_${name}`) })),
      ]}
      onChange={(value) => {
        const preset = presets.find(({ name }) => name === value);
        if (!preset) return;
        setPicked({ name: value, after: params });
        change(preset.params);
      }}
    />
  );
});
