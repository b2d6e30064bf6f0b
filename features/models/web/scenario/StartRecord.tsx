import { memo } from 'react';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useText } from '#platform/web/text.ts';
import { startRecord } from '../../domain/scenario/start-record.ts';
import styles from './ScenarioDesk.module.css';

/** How such starts did: their error beside the rule "as last week", and how often the band held. */
export const StartRecord = memo(function StartRecord() {
  const t = useText();
  const { number, share } = useFormats();
  const [first, , , fourth] = startRecord.weeks;
  return (
    <p className={styles.note}>
      {t('Scenario_Record', {
        starts: startRecord.starts,
        regions: startRecord.regions,
        first: number(first!.relativeWis, 2),
        fourth: number(fourth!.relativeWis, 2),
        held: share(fourth!.held95),
        rising: number(startRecord.risingFourthWeek, 1),
      })}
    </p>
  );
});
