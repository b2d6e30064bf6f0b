import { useMemo } from 'react';
import { unitTitle } from '#platform/shared/figures.ts';
import { useText } from '#platform/web/text.ts';
import type { Choice } from './load-alerts.ts';

/** What can be watched, each under a name of its own: those of one name say their period, and where that is one too their unit. */
export function useChoiceNames(
  choices: readonly Choice[],
): { value: string; label: string; choice: Choice }[] {
  const t = useText();
  return useMemo(() => {
    const named = choices.map((choice) => ({ choice, label: choice.name }));
    const withPeriod = tellApart(named, ({ period }) => t(`Keeping_Every_${period}`));
    return tellApart(withPeriod, ({ unit }) => unitTitle(unit)).map(({ choice, label }) => ({
      value: `${choice.indicator} ${choice.measure}`,
      label,
      choice,
    }));
  }, [choices, t]);
}

interface Named {
  choice: Choice;
  label: string;
}

function tellApart(named: readonly Named[], wordOf: (choice: Choice) => string): Named[] {
  const same = Map.groupBy(named, ({ label }) => label);
  return named.map(({ choice, label }) => ({
    choice,
    label: same.get(label)!.length > 1 ? `${label}, ${wordOf(choice)}` : label,
  }));
}
