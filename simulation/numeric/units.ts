import { requireFinite } from './refusal.ts';

declare const unit: unique symbol;
type Measured<Name extends string> = number & { readonly [unit]: Name };

/** Part of a whole, 0…1. */
export type Share = Measured<'share'>;
/** Part of a hundred; never interchangeable with a share. */
export type Percent = Measured<'percent'>;
/** A length of time in days; fractions allowed. */
export type Days = Measured<'days'>;
/** A length of time in milliseconds; exists so that it can't be taken for days. */
export type Milliseconds = Measured<'milliseconds'>;
/** Whole days since 1970-01-01 of a calendar date, without a time zone. */
export type DayNumber = Measured<'day number'>;
/** People; fractions are kept inside models and rounded at display only. */
export type Persons = Measured<'persons'>;
/** Roubles a month unless the name says otherwise. */
export type Rub = Measured<'rub'>;
/** Years of age or years of time. */
export type Years = Measured<'years'>;

/** Refuses anything but a finite number in 0…1. */
export function share(value: number, path = 'share'): Share {
  return requireFinite(path, value, 0, 1) as Share;
}

/** Refuses anything but a finite number in `min`…`max` (0…100 unless said otherwise). */
export function percent(value: number, path = 'percent', min = 0, max = 100): Percent {
  return requireFinite(path, value, min, max) as Percent;
}

/** The one way from per cent to share. */
export function shareOfPercent(value: Percent): Share {
  return (value / 100) as Share;
}

/** The one way from share to per cent. */
export function percentOfShare(value: Share): Percent {
  return (value * 100) as Percent;
}

/** Refuses non-finite and negative lengths. */
export function days(value: number, path = 'days'): Days {
  return requireFinite(path, value, 0) as Days;
}

/** The one way from milliseconds to days: 86 400 000 of them, whatever the clocks did. */
export function daysOfMilliseconds(value: Milliseconds): Days {
  return (value / 86_400_000) as Days;
}

/** Refuses non-finite and negative counts. */
export function persons(value: number, path = 'persons'): Persons {
  return requireFinite(path, value, 0) as Persons;
}

/** Refuses non-finite and negative amounts. */
export function rub(value: number, path = 'rub'): Rub {
  return requireFinite(path, value, 0) as Rub;
}

/** Refuses non-finite numbers; negative years make sense as a shift. */
export function years(value: number, path = 'years'): Years {
  return requireFinite(path, value) as Years;
}
