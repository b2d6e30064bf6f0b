import { memo, useRef } from 'react';
import { useRested } from '#platform/charts/frame/use-rested.ts';
import { addDays, daysBetween } from '#platform/shared/calendar-days.ts';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useText } from '#platform/web/text.ts';
import {
  moveInterval,
  type DaySpan,
  type IntervalPart,
} from '#features/models/domain/scenario/move-interval.ts';
import type { ScenarioParams } from '#features/models/domain/scenario/scenario-params.ts';
import type { Scenario } from '#features/models/web/scenario/use-scenario.ts';
import { IntervalHandle } from './IntervalHandle.tsx';
import styles from './IntervalTrack.module.css';

interface Props {
  /** First and last day of the charts above. */
  axis: DaySpan;
  startDay: string;
  scenario: Scenario;
}

/** A bar that takes less of the track has its name beside it. */
const shortShare = 0.2;

interface Row extends DaySpan {
  key: string;
  name: string;
  kind: 'contacts' | 'vaccination' | 'beds';
  isOn: boolean;
  onMove: (next: DaySpan) => void;
}

/** The assumptions as bars under the time axis: dragged or resized by days, with the pointer or with the keys. */
export function IntervalTrack({ axis, startDay, scenario }: Props) {
  const t = useText();
  const track = useRef<HTMLDivElement>(null);
  const printed = useRested(scenario.params.contacts);
  const rows = rowsOf(scenario, startDay, t('Scenario_Vaccination'), t('Scenario_MoreBeds'));
  if (rows.length === 0) return null;
  const span = daysBetween(axis.from, axis.to) + 1;
  const limits = { from: addDays(startDay, 1), to: axis.to };
  const shareOf = (day: string) => Math.min(1, Math.max(0, daysBetween(axis.from, day) / span));
  const daysOf = (px: number): number => Math.round((px / (track.current?.offsetWidth || 1)) * span);
  return (
    <div className={styles.track} ref={track} role="group" aria-label={t('Scenario_Intervals')}>
      {rows.map((row) => {
        const bar = { '--from': shareOf(row.from), '--to': shareOf(addDays(row.to, 1)) };
        const move = (part: IntervalPart) => (from: DaySpan, days: number) =>
          row.onMove(moveInterval(from, part, days, limits));
        const common = { span: row, limits, daysOf, disabled: scenario.state === 'later' };
        return (
          <div key={row.key} className={styles.row}>
            <div
              className={`${styles.bar} ${styles[row.kind]} ${row.isOn ? '' : styles.off} ${bar['--to'] - bar['--from'] < shortShare ? styles.short : ''}`}
              style={bar}
              data-interval={row.kind}
            >
              <IntervalHandle part="whole" name={row.name} {...common} onMove={move('whole')}>
                <span className={styles.inside}>{row.name}</span>
              </IntervalHandle>
              <span
                className={styles.beside}
                data-side={bar['--from'] > 0.5 ? 'before' : 'after'}
                aria-hidden
              >
                {row.name}
              </span>
              <IntervalHandle part="from" name={row.name} {...common} onMove={move('from')} />
              {row.kind === 'contacts' && (
                <IntervalHandle part="to" name={row.name} {...common} onMove={move('to')} />
              )}
            </div>
          </div>
        );
      })}
      <PrintedIntervals contacts={printed} />
    </div>
  );
}

/** The intervals as lines on paper, which has no bars to point at; drawn when the hand rests. */
const PrintedIntervals = memo(function PrintedIntervals({ contacts }: Pick<ScenarioParams, 'contacts'>) {
  const t = useText();
  const formats = useFormats();
  return (
    <ul className={styles.printed}>
      {contacts
        .filter(({ isOn }) => isOn)
        .map(({ name, from, to, low, high }, at) => (
          <li key={`contacts ${at}`}>
            {name}: {t('Scenario_IntervalLine', { days: formats.dayRange(from, to), low, high })}
          </li>
        ))}
    </ul>
  );
});

/** Vaccination and beds last to the end: only their beginning moves. */
function rowsOf({ params, change }: Scenario, startDay: string, vaccination: string, beds: string): Row[] {
  const last = addDays(startDay, params.days);
  const { laterBeds, vaccination: plan } = params;
  return [
    ...params.contacts.map((one, at): Row => ({
      ...one,
      key: `contacts ${at}`,
      kind: 'contacts',
      onMove: ({ from, to }) =>
        change({
          contacts: params.contacts.map((other, index) => (index === at ? { ...other, from, to } : other)),
        }),
    })),
    ...(plan
      ? [
          {
            key: 'vaccination',
            name: vaccination,
            kind: 'vaccination' as const,
            isOn: plan.isOn,
            from: plan.from,
            to: last,
            onMove: ({ from }: DaySpan) => change({ vaccination: { ...plan, from } }),
          },
        ]
      : []),
    ...(laterBeds
      ? [
          {
            key: 'beds',
            name: beds,
            kind: 'beds' as const,
            isOn: laterBeds.isOn,
            from: laterBeds.from,
            to: last,
            onMove: ({ from }: DaySpan) => change({ laterBeds: { ...laterBeds, from } }),
          },
        ]
      : []),
  ];
}
