import { assumedRule, dayOfTime, kindOfTime, knownByRule, toEpochDay, type Kind } from '../periods.ts';
import type { FactRow } from '../store/series.ts';
import type { Delimiter } from './operator-file.ts';
import { readValue } from './read-value.ts';
import { refused, type RowReason } from './row-reason.ts';

/** What a row may refer to, as the database has it. */
export interface KnownNames {
  indicators: ReadonlyMap<string, { kind: Kind; unit: string; anchor: string; dimensions: string }>;
  /** yugo_id by itself as text, and by ISO code in capitals. */
  places: ReadonlyMap<string, number>;
  sources: ReadonlySet<string>;
}

/** The cells of a row by column; absent columns are undefined. */
export type Cells = Readonly<Record<string, string | undefined>>;

/** How the file is written and when it is read. */
export interface Reading {
  delimiter: Delimiter;
  /** Nothing can have become known later. */
  today: string;
}

const samples: Record<string, boolean> = {
  '': false,
  false: false,
  no: false,
  '0': false,
  true: true,
  yes: true,
  '1': true,
};

/** The fact of a row, or every reason why it is refused. */
export function checkRow(
  cells: Cells,
  names: KnownNames,
  { delimiter, today }: Reading,
): { fact: FactRow } | { reasons: RowReason[] } {
  const reasons: RowReason[] = [];
  const take = noteReasons(reasons);
  const code = cells['indicator'] ?? '';
  const indicator = take(names.indicators.get(code) ?? refused('no_indicator', { indicator: code }));
  const place = take(findPlace(cells['place'] ?? '', names));
  const source = take(
    names.sources.has(cells['source'] ?? '')
      ? cells['source']!
      : refused('no_source', { source: cells['source'] ?? '' }),
  );
  const value = take(readValue(cells['value'] ?? '', delimiter));
  const sample = take(readSample(cells['sample'] ?? ''));
  if (indicator && indicator.unit !== cells['unit'])
    take(refused('other_unit', { unit: cells['unit'] ?? '', indicator: code, kept: indicator.unit }));
  const day = indicator && take(readDay(cells['time'] ?? '', indicator));
  const dims = indicator && take(readDims(cells['dims'] ?? '', indicator.dimensions));
  const knownAt = take(readKnownAt(cells['known_at'] ?? '', today));
  if (reasons.length > 0) return { reasons };
  const assumed = knownAt!.day === null;
  const known = knownAt!.day ?? knownByRule(day!, assumedRule[indicator!.kind]);
  return {
    fact: {
      indicator: code,
      dims: dims!.text,
      place: place!,
      source: source!,
      sample: sample!.is,
      day: toEpochDay(day!),
      knownAt: toEpochDay(known),
      knownAtAssumed: assumed,
      value: value!.value,
    },
  };
}

/** Passes a result on; a reason goes to the list instead. */
function noteReasons(reasons: RowReason[]): <T>(result: { reason: RowReason } | T) => T | undefined {
  return (result) => {
    if (typeof result !== 'object' || result === null || !('reason' in result))
      return result as Exclude<typeof result, { reason: RowReason }>;
    reasons.push(result.reason as RowReason);
    return undefined;
  };
}

function findPlace(written: string, { places }: KnownNames): number | { reason: RowReason } {
  return places.get(written.toUpperCase()) ?? refused('unknown_place', { place: written });
}

function readSample(written: string): { is: boolean } | { reason: RowReason } {
  const is = samples[written.toLowerCase()];
  return is === undefined ? refused('sample', { sample: written }) : { is };
}

function readDay(
  time: string,
  { kind, anchor }: { kind: Kind; anchor: string },
): string | { reason: RowReason } {
  const written = kindOfTime(time);
  const day = written && dayOfTime(time, kind === 'annual' ? anchor : undefined);
  if (!day) return refused('no_time', { time });
  if (written === kind || (written === 'date' && endsPeriod(day, kind, anchor))) return day;
  return refused('other_kind', { time, kind });
}

/** Whether a whole date is the one its period is kept under; a week may end on any day its source chooses. */
function endsPeriod(day: string, kind: Kind, anchor: string): boolean {
  if (kind === 'daily' || kind === 'weekly') return true;
  const [year, month] = [day.slice(0, 4), day.slice(5, 7)];
  if (kind === 'annual') return day.slice(5) === anchor;
  return (
    day === dayOfTime(kind === 'monthly' ? `${year}-${month}` : `${year}-Q${Math.ceil(Number(month) / 3)}`)
  );
}

function readKnownAt(written: string, today: string): { day: string | null } | { reason: RowReason } {
  if (written === '') return { day: null };
  if (kindOfTime(written) !== 'date' || dayOfTime(written) === null)
    return refused('known_no_day', { day: written });
  return written <= today ? { day: written } : refused('known_future', { day: written });
}

/** `sex=female;age=0-4` in the order the indicator lists its dimensions. */
function readDims(written: string, dimensions: string): { text: string } | { reason: RowReason } {
  const wanted = dimensions === '' ? [] : dimensions.split(',');
  const given = new Map(
    written === ''
      ? []
      : written
          .split(';')
          .map((pair): [string, string] => [
            pair.split('=', 1)[0]!.trim(),
            pair.slice(pair.indexOf('=') + 1).trim(),
          ]),
  );
  const fits =
    given.size === wanted.length && wanted.every((name) => /^[^;={}|]+$/.test(given.get(name) ?? ''));
  if (!fits)
    return wanted.length === 0
      ? refused('no_dims', { dims: written })
      : refused('dims_form', { dims: written, form: wanted.map((name) => `${name}=…`).join(';') });
  return { text: wanted.map((name) => `${name}=${given.get(name)}`).join(';') };
}
