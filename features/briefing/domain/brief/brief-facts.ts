import type { BandRecord, WeekFigure } from '#features/regions/public.ts';
import type { BriefStory } from './brief-shapes.ts';
import type { Week } from './week-receipt.ts';

/** A week of figures of one place. Unit: people. */
export interface BriefWeek {
  cases: WeekFigure;
  deaths: WeekFigure;
}

/** Everything the brief of a place is made of. */
export interface BriefFacts {
  yugoId: number;
  /** As a sentence begins with it: in Moscow. */
  place: string;
  kind: 'country' | 'district' | 'region';
  /** The last week of reports; null before the first. */
  week: Week | null;
  own: BriefWeek | null;
  /** Weeks in a row that cases fell (negative) or rose, 0 = neither. With the sums, newest first. */
  streak: { weeks: number; sums: readonly { from: string; to: string; value: number }[] };
  rate: { per100k: number; population: number; rank: number | null; ranked: number; tied: number } | null;
  /** The country's own week; null for the country itself. */
  country: WeekFigure | null;
  /** Headlines of the last seven days, the weeks before with them; `usual` is their median, null with fewer than three known weeks. */
  volume: {
    from: string;
    to: string;
    headlines: number;
    usual: number | null;
    weeks: readonly { from: string; to: string; value: number }[];
  };
  /** The story that opens the morning, of the day or, where none of the day can, of the week. */
  top: (BriefStory & { itemCount: number; sourceCount: number; isOfWeek: boolean }) | null;
  /** Of the subjects it borders on, of a district's or of all the one whose cases grew fastest; `told` is null where silence is usual. */
  neighbour: {
    yugoId: number;
    name: string;
    among: 'neighbours' | 'district' | 'country';
    cases: number;
    previous: number;
    changePercent: number;
    told: { from: string; to: string; headlines: number; outlets: number } | null;
  } | null;
  /** The week ahead by the newest frozen forecast: its middle and the band of 80 %; null where none is shown. Unit: people. */
  forecast: {
    week: Week;
    /** What is published of it where it runs: its days and their people. */
    begun: { days: number; people: number } | null;
    /** Whole weeks up to the release, oldest first, and its weeks with their ends of 80 and 50 % and the middle, rising. */
    past: readonly (number | null)[];
    weeks: readonly (readonly number[])[];
    median: number;
    low: number;
    high: number;
    /** How often such bands held at the place. */
    record: BandRecord | null;
    /** Regions whose last week lay in their bands, while so few did that the release is in alarm. */
    failing: { held: number; of: number } | null;
  } | null;
  /** Indicators that became known in the last seven days. */
  newData: { count: number; names: readonly string[] };
  /** Names of the measures published for the place that are in force on the last day of the span, and of those that began within it. */
  measures: { from: string; to: string; inForce: readonly string[]; began: readonly string[] };
}
