import { addDays, daysBetween } from '#platform/shared/calendar-days.ts';
import { ensembleMembers, memberChoices, type MemberCount } from './ensemble-run.ts';
import { isLaterVersion, newestVersion, modelVersions, type ModelVersion } from './model-versions.ts';
import {
  courseNames,
  maxIntervals,
  referenceParams,
  type ContactInterval,
  type CourseName,
  type ScenarioParams,
} from './scenario-params.ts';

/** The way a scenario is written in an address; a change that older readers would misread raises it. */
const addressVersion = 1;

/** Days are written as days after this one. */
const epoch = '2020-01-01';

/** What an address says: a scenario; one of a later way of writing, which is shown as far as it is understood; or nothing sensible. */
export interface AddressedScenario {
  params: ScenarioParams;
  version: ModelVersion;
  members: MemberCount;
  state: 'ok' | 'later' | 'broken';
}

const longestName = 60;

/** Writes what differs from the reference, in parts divided by `~`; '' for the reference itself. */
export function writeScenario(
  params: ScenarioParams,
  version: ModelVersion = newestVersion,
  members: MemberCount = ensembleMembers,
): string {
  const { days, ascertainment, protectedPercent, beds, contacts, vaccination, laterBeds, course } = params;
  const usual = referenceParams;
  const parts = [
    version === newestVersion ? '' : `k${version}`,
    members === ensembleMembers ? '' : `n${members}`,
    days === usual.days ? '' : `h${days}`,
    ascertainment.join() === usual.ascertainment.join() ? '' : `a${ascertainment.join('_')}`,
    protectedPercent === null ? '' : `p${protectedPercent}`,
    beds === null ? '' : `b${beds}`,
    ...courseNames.map((name, at) => (course[name] === undefined ? '' : `c${at}_${course[name]}`)),
    vaccination ? `v${written(vaccination.from)}_${vaccination.dosesPerDay}${onOf(vaccination)}` : '',
    laterBeds ? `l${written(laterBeds.from)}_${laterBeds.beds}${onOf(laterBeds)}` : '',
    ...contacts.map(
      (one) =>
        `m${written(one.from)}_${daysBetween(one.from, one.to)}_${one.low}_${one.high}${onOf(one)}_${nameOf(one)}`,
    ),
  ].filter((part) => part !== '');
  return parts.length === 0 ? '' : [addressVersion, ...parts].join('~');
}

/** Reads a scenario out of an address; bounds are for `findProblems` to judge. */
export function readScenario(said: string | null): AddressedScenario {
  const nothing = { params: referenceParams, version: newestVersion, members: ensembleMembers };
  if (said === null || said === '') return { ...nothing, state: 'ok' };
  const [head = '', ...parts] = said.split('~');
  const wayOfWriting = /^\d{1,4}$/.test(head) ? Number(head) : 0;
  if (wayOfWriting === 0 || parts.length > maxIntervals + 20) return { ...nothing, state: 'broken' };
  const params: ScenarioParams = { ...referenceParams, contacts: [], course: {} };
  const read: Read = { ...nothing, params, isLater: wayOfWriting > addressVersion };
  const known = parts.map((part) => readPart(part, read));
  const { version, members, isLater } = read;
  if (isLater) return { params, version, members, state: 'later' };
  return known.includes(false) ? { ...nothing, state: 'broken' } : { params, version, members, state: 'ok' };
}

const number = String.raw`(\d{1,7}(?:\.\d{1,6})?)`;
const partPatterns = {
  k: /^k(\d+\.\d+)$/,
  n: /^n(\d{1,4})$/,
  h: new RegExp(`^h${number}$`),
  a: new RegExp(`^a${number}_${number}$`),
  p: new RegExp(`^p${number}$`),
  b: new RegExp(`^b${number}$`),
  c: new RegExp(String.raw`^c(\d)_${number}$`),
  v: new RegExp(String.raw`^v(\d{1,5})_${number}(x?)$`),
  l: new RegExp(String.raw`^l(\d{1,5})_${number}(x?)$`),
  m: new RegExp(String.raw`^m(\d{1,5})_(\d{1,4})_${number}_${number}(x?)_(.{1,${longestName}})$`),
} as const;

interface Read {
  params: ScenarioParams;
  version: ModelVersion;
  members: MemberCount;
  isLater: boolean;
}

/** False where a part is none of ours. */
function readPart(part: string, read: Read): boolean {
  const letter = part[0] as keyof typeof partPatterns;
  const found = partPatterns[letter]?.exec(part);
  if (!found) return false;
  const [, first = '', second = '', third = '', fourth = '', fifth = '', name = ''] = found;
  const { params } = read;
  if (letter === 'k') return readVersion(first, read);
  if (letter === 'n') return readMembers(Number(first), read);
  if (letter === 'h') params.days = Number(first);
  if (letter === 'a') params.ascertainment = [Number(first), Number(second)];
  if (letter === 'p') params.protectedPercent = Number(first);
  if (letter === 'b') params.beds = Number(first);
  if (letter === 'c') return readCourse(Number(first), Number(second), params);
  const isOn = third !== 'x';
  if (letter === 'v') params.vaccination = { from: dayOf(first), dosesPerDay: Number(second), isOn };
  if (letter === 'l') params.laterBeds = { from: dayOf(first), beds: Number(second), isOn };
  if (letter === 'm') {
    const from = dayOf(first);
    const interval: ContactInterval = {
      name,
      from,
      to: addDays(from, Number(second)),
      low: Number(third),
      high: Number(fourth),
      isOn: fifth !== 'x',
    };
    params.contacts.push(interval);
  }
  return true;
}

function readVersion(said: string, read: Read): boolean {
  const version = modelVersions.find((one) => one === said);
  if (version !== undefined) read.version = version;
  if (version === undefined && isLaterVersion(said)) read.isLater = true;
  return version !== undefined;
}

function readMembers(said: number, read: Read): boolean {
  const members = memberChoices.find((one) => one === said);
  if (members !== undefined) read.members = members;
  return members !== undefined;
}

function readCourse(at: number, value: number, params: ScenarioParams): boolean {
  const name: CourseName | undefined = courseNames[at];
  if (name !== undefined) params.course[name] = value;
  return name !== undefined;
}

/** The sign between parts can't stand in a name. */
function nameOf({ name }: ContactInterval): string {
  return name.replaceAll('~', ' ').slice(0, longestName);
}

function written(day: string): number {
  return daysBetween(epoch, day);
}

function dayOf(text: string): string {
  return addDays(epoch, Number(text));
}

function onOf({ isOn }: { isOn: boolean }): string {
  return isOn ? '' : 'x';
}
