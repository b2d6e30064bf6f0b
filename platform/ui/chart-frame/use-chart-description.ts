import { useCallback } from 'react';
import { sayAbout, type ChartAbout } from '#platform/charts/frame/chart-about.ts';
import { dayAt } from '#platform/shared/calendar-days.ts';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useText } from '#platform/web/text.ts';

/** What a saved chart says of itself: the words of its description, the day, and how to cite it. */
export function useChartDescription() {
  const t = useText();
  const formats = useFormats();
  return useCallback(
    (about: ChartAbout, knownOn: string | null = null, now = new Date()) => {
      const savedOn = dayAt(now);
      const citation = t('Ui_Citation', {
        source: about.source === '' ? t('App_ShortName') : about.source,
        what: sayAbout(about),
        product: t('App_ShortName'),
        address: about.address,
        day: formats.day(savedOn),
      });
      const words = {
        place: t('Ui_AboutPlace'),
        indicator: t('Ui_AboutIndicator'),
        period: t('Ui_ChartPeriod'),
        unit: t('Ui_AboutUnit'),
        source: t('Ui_AboutSource'),
        address: t('Ui_AboutAddress'),
        known: t('Ui_AboutKnown'),
        saved: t('Ui_AboutSaved'),
        citation: t('Ui_AboutCitation'),
      };
      return { about, words, citation, knownOn, savedOn };
    },
    [t, formats],
  );
}

export type ChartDescription = ReturnType<ReturnType<typeof useChartDescription>>;
