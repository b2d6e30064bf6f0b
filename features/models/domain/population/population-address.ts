import type { Knot } from '#simulation/population/knots.ts';
import { readNumber } from '#platform/shared/address-fields.ts';
import { isSamePath } from './move-knot.ts';
import { boundsOf, maxKnots, pathNames, type PathName, type PopulationParams } from './population-params.ts';
import { horizons } from './place-start.ts';
import { variants, type Variant } from './variants.ts';
import { isLaterVersion, type Editions } from '../editions.ts';
import type { PopulationEdition } from './population-editions.ts';

/** What an address says of a model: only what differs from the reference. */
export interface PopulationView {
  variant: Variant;
  params: PopulationParams;
  /** The year that is looked at; null = the last one. */
  year: number | null;
  /** Names in the address that said nothing possible: they count as not said. */
  refused: string[];
  /** The version it is computed by; a later one is read as far as it is understood. */
  version: number;
  /** Written by a version of the model that is not known here: shown, but not to be changed. */
  isLater: boolean;
}

/** What addresses are read and written against. */
export interface AddressGround {
  variants: Record<Variant, PopulationParams>;
  /** What older versions began with, where it was something else. */
  older?: readonly { version: number; variants: Record<Variant, PopulationParams> }[];
  /** Residents of the place in the base year. */
  people: number;
  baseYear: number;
  /** Versions of the model, newest first. */
  editions: Editions<PopulationEdition>;
}

const names: Record<PathName, string> = {
  tfr: 'tfr',
  e0Male: 'e0m',
  e0Female: 'e0f',
  netMigration: 'mig',
  retirementAgeMale: 'retm',
  retirementAgeFemale: 'retf',
};
const own = ['v', 'var', 'h', 'age', 'year', ...Object.values(names)];
const ageShift = { min: -3, max: 5 } as const;

/** Reads an address; what is malformed or out of bounds is named and left as in the reference. */
export function readPopulationAddress(search: URLSearchParams, ground: AddressGround): PopulationView {
  const refused: string[] = [];
  const say = <Value>(name: string, read: (text: string) => Value | null, usual: Value): Value => {
    const text = search.get(name);
    if (text === null) return usual;
    const value = read(text);
    if (value === null) refused.push(name);
    return value ?? usual;
  };
  const version = say('v', (text) => readNumber(text, 1, 9999), ground.editions[0].version);
  const variant = say('var', (text) => variants.find((each) => each === text) ?? null, 'medium');
  const params: PopulationParams = { ...variantsOf(ground, version)[variant] };
  params.horizonYears = say('h', (text) => readNumber(text, 1, horizons.most), params.horizonYears);
  params.meanAgeShift = say('age', (text) => readDecimal(text, ageShift.min, ageShift.max), 0);
  for (const path of pathNames)
    params[path] = say(names[path], (text) => readKnots(text, path, ground), params[path]);
  const last = ground.baseYear + params.horizonYears;
  return {
    variant,
    params,
    year: say<number | null>('year', (text) => readNumber(text, ground.baseYear, last), null),
    refused,
    version,
    isLater: isLaterVersion(ground.editions, version),
  };
}

/** An address with the view in it; what belongs to others (asOf) stays, the newest version's reference needs no word. */
export function writePopulationAddress(
  { variant, params, year, version }: Pick<PopulationView, 'variant' | 'params' | 'year' | 'version'>,
  ground: AddressGround,
  search: URLSearchParams,
): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const name of own) next.delete(name);
  const reference = variantsOf(ground, version)[variant];
  if (variant !== 'medium') next.set('var', variant);
  if (params.horizonYears !== reference.horizonYears) next.set('h', String(params.horizonYears));
  if (params.meanAgeShift !== 0) next.set('age', String(params.meanAgeShift));
  for (const path of pathNames)
    if (!isSamePath(params[path], reference[path])) next.set(names[path], writeKnots(params[path]));
  const isOld = version < ground.editions[0].version;
  if (isOld || own.some((name) => next.has(name))) next.set('v', String(version));
  if (year !== null) next.set('year', String(year));
  return next;
}

/** Whether anything but the look at it differs from the reference. */
export function isChanged({ variant, params, version }: PopulationView, ground: AddressGround): boolean {
  const reference = variantsOf(ground, version)[variant];
  return params.meanAgeShift !== 0 || pathNames.some((path) => !isSamePath(params[path], reference[path]));
}

/** The parameters of each variant as a version of the model has them. */
function variantsOf(
  { variants: newest, older = [] }: AddressGround,
  version: number,
): Record<Variant, PopulationParams> {
  return older.find((one) => one.version === version)?.variants ?? newest;
}

function writeKnots(knots: readonly Knot[]): string {
  return knots.map(({ year, value }) => `${year}:${value}`).join('~');
}

function readKnots(text: string, path: PathName, { people, baseYear }: AddressGround): Knot[] | null {
  const { min, max } = boundsOf(path, people);
  const knots = text.split('~').map((part): Knot | null => {
    const [year, value] = part.split(':');
    const when = readNumber(year, 2000, baseYear + horizons.most);
    const what = readDecimal(value ?? '', min, max);
    return when === null || what === null ? null : { year: when, value: what };
  });
  const known = knots.filter((knot) => knot !== null);
  const isOrdered = known.every((knot, i) => i === 0 || knot.year > known[i - 1]!.year);
  return known.length === knots.length && known.length <= maxKnots && isOrdered ? known : null;
}

function readDecimal(text: string, min: number, max: number): number | null {
  if (!/^-?\d{1,9}(\.\d{1,15})?$/.test(text)) return null;
  const value = Number(text);
  return value >= min && value <= max ? value : null;
}
