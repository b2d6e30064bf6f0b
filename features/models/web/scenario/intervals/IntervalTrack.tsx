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
import type { OpenStep } from '#features/models/web/scenario/steps/use-open-step.ts';
import { IntervalHandle } from './IntervalHandle.tsx';
import { trackRows, type TrackRow } from './track-rows.ts';
import styles from './IntervalTrack.module.css';

interface Props {
  /** First and last day of the charts above. */
  axis: DaySpan;
  startDay: string;
  scenario: Scenario;
  open: OpenStep;
}

/** What a letter and both margins of a label take of the track on a desk, as shares of its width. */
const shareOfLetter = 0.0105;
const shareOfMargins = 0.04;
const stateWords = { chosen: 'Scenario_RowChosen', on: 'Scenario_RowOn', off: 'Scenario_RowOff' } as const;

/** The assumptions as bars under the time axis: dragged or resized by days, with the pointer or with the keys. */
export function IntervalTrack({ axis, startDay, scenario, open }: Props) {
  const t = useText();
  const track = useRef<HTMLDivElement>(null);
  const printed = useRested(scenario.params.contacts);
  const formats = useFormats();
  const rows = trackRows(scenario, startDay, open, { t, formats });
  if (rows.length === 0) return null;
  const span = daysBetween(axis.from, axis.to) + 1;
  const limits = { from: addDays(startDay, 1), to: axis.to };
  const shareOf = (day: string) => Math.min(1, Math.max(0, daysBetween(axis.from, day) / span));
  const daysOf = (px: number): number => Math.round((px / (track.current?.offsetWidth || 1)) * span);
  return (
    <div className={styles.track} ref={track} role="group" aria-label={t('Scenario_Intervals')}>
      {rows.map((row) => (
        <Bar
          key={row.key}
          {...{ row, limits, daysOf }}
          start={shareOf(row.from)}
          end={shareOf(addDays(row.to, 1))}
          disabled={scenario.state === 'later'}
        />
      ))}
      <PrintedIntervals contacts={printed} />
    </div>
  );
}

interface BarProps {
  row: TrackRow;
  /** Where it begins and ends, as shares of the track. */
  start: number;
  end: number;
  limits: DaySpan;
  daysOf: (px: number) => number;
  disabled: boolean;
}

function Bar({ row, start, end, limits, daysOf, disabled }: BarProps) {
  const t = useText();
  const { name, label, kind, state } = row;
  const handle = (part: IntervalPart) => ({
    part,
    name,
    span: row,
    limits,
    daysOf,
    disabled,
    onMove: (from: DaySpan, days: number) => row.onMove(moveInterval(from, part, days, limits)),
    onChoose: row.onChoose,
  });
  // A label that does not fit into its bar stands beside it.
  const isShort = end - start < label.length * shareOfLetter + shareOfMargins;
  return (
    <div className={`${styles.row} ${styles[state]} ${isShort ? styles.short : ''}`}>
      <span className={styles.state}>
        <span>{t(stateWords[state])}</span>
        <span className={styles.above} aria-hidden>
          {label}
        </span>
      </span>
      <div
        className={`${styles.bar} ${styles[kind]}`}
        style={{ '--from': start, '--to': end }}
        data-interval={kind}
      >
        <IntervalHandle {...handle('whole')}>
          <span className={styles.inside}>{label}</span>
        </IntervalHandle>
        <span className={styles.beside} data-side={start > 0.5 ? 'before' : 'after'} aria-hidden>
          {label}
        </span>
        <IntervalHandle {...handle('from')} />
        {kind === 'contacts' && <IntervalHandle {...handle('to')} />}
      </div>
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
