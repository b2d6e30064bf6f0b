import { useMemo } from 'react';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useText } from '#platform/web/text.ts';
import type { WhatIfTexts } from '#platform/charts/what-if/what-if-data.ts';

/** Words of a chart with what it measures, its place left out. */
interface ScenarioTexts extends WhatIfTexts {
  indicator: string;
}

/** The words of both charts. */
export function useWhatIfTexts(place: string): { cases: ScenarioTexts; icu: ScenarioTexts } {
  const t = useText();
  const { integer } = useFormats();
  return useMemo(() => {
    const common = {
      date: t('Scenario_Day'),
      past: t('Scenario_Reported'),
      own: t('Scenario_Own'),
      reference: t('Scenario_Reference'),
      band: (percent: number) => t('Scenario_Band', { percent }),
      range: (low: number, high: number) => `${integer(Math.round(low))}–${integer(Math.round(high))}`,
      limit: t('Scenario_Limit'),
      fact: t('Scenario_Fact'),
      ahead: t('Scenario_Ahead'),
      blind: t('Scenario_Blind'),
      noData: t('Ui_NoData'),
    };
    return {
      cases: {
        ...common,
        label: `${place}: ${t('Scenario_CasesLabel')}`,
        indicator: t('Scenario_CasesLabel'),
        unit: t('Scenario_CasesUnit'),
      },
      icu: {
        ...common,
        label: `${place}: ${t('Scenario_IcuLabel')}`,
        indicator: t('Scenario_IcuLabel'),
        unit: t('Scenario_IcuUnit'),
      },
    };
  }, [t, integer, place]);
}
