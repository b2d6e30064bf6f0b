import { findLongest } from '../entities/entity-words.ts';
import { fold } from '../text/fold.ts';
import { stem } from '../text/stem.ts';
import { anyCase, declineAdjective, declinePeople, declinePlace } from './decline-place.ts';
import type { Namesake, Places, Reading } from './places.ts';

const namesakes: readonly Namesake[] = ['none', 'word', 'person'];

/** The shipped gazetteer: Russian names in the nominative, names in other scripts as they stand, and names from abroad. */
export interface PlaceList {
  /** Name, region's yugo_id, city's yugo_id or 0, 0 to 2 for its namesake, then forms of other spellings with their case bit. */
  readonly places: readonly (readonly [string, number, number, number, ...string[]])[];
  /** Masculine adjective and region. */
  readonly adjectives: readonly (readonly [string, number])[];
  /** Who lives there, in the plural, and region. */
  readonly people: readonly (readonly [string, number])[];
  /** Forms of places that are first names or surnames too. */
  readonly persons: readonly string[];
  readonly firstNames: readonly string[];
  readonly foreign: readonly (readonly [string, number])[];
  /** Countries, continents and towns abroad. */
  readonly lands: readonly string[];
  /** Other known names on the map, anywhere: towns, rivers, seas, squares. */
  readonly world: readonly string[];
  /** Stems of the people, bodies and adjectives that mean abroad. */
  readonly abroad: readonly string[];
}

/** Stems of the listed names, as the entity taggers know them: the places here and abroad, and their adjectives. */
export function placeKeys(list: PlaceList): string[] {
  const keyOf = (name: string): string =>
    (name.match(/[\p{L}\p{N}-]+/gu) ?? []).map((word) => stem(fold(word), 'ru')).join(' ');
  const names = [
    ...list.places.map(([name]) => name),
    ...list.adjectives.map(([name]) => name),
    ...list.lands,
    ...list.world,
  ];
  return [...new Set(names.map(keyOf))].filter((key) => key.length > 1);
}

function readForeign(list: PlaceList): [RegExp, number][] {
  return list.foreign.map(([name, region]) => {
    const isLatin = /^[\p{Script=Latin}]/u.test(name);
    const escaped = name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
    return [new RegExp(isLatin ? `(?<!\\p{L})${escaped}(?!\\p{L})` : escaped, 'u'), region];
  });
}

/** "Внукова", "Внукову": the cases of a name in -ово that are a surname's too. */
function isMans(name: string, form: string): boolean {
  return /^\S+(?:[оеё]в|[иы]н)о$/i.test(name) && /[ау]$/.test(form);
}

/** Prepares the shipped list; where two places share a form the one listed first is meant. */
export function preparePlaces(list: PlaceList): Places {
  const byForm = new Map<string, Reading[]>();
  const add = (form: string, reading: Reading): void => {
    const known = byForm.get(form);
    if (!known) byForm.set(form, [reading]);
    else if (known.every(({ word }) => word !== reading.word)) known.push(reading);
  };
  const persons = new Set(list.persons);
  for (const [name, region, city, level, ...others] of list.places) {
    const namesake = namesakes[level] ?? 'none';
    const isSurname = /(?:[оеё]в|[иы]н)$/i.test(name);
    const forms = new Map(declinePlace(name));
    for (const other of others) {
      const [form = '', bit = '63'] = other.split('=');
      forms.set(form, (forms.get(form) ?? 0) | Number(bit));
    }
    for (const [form, cases] of forms)
      add(form, {
        place: { region, city },
        word: 'name',
        cases: /^[А-ЯЁ-]+$/u.test(name) ? anyCase : cases,
        namesake: persons.has(form) || isMans(name, form) ? 'person' : namesake,
        isTownsOwn: isSurname && /[ое]м$/.test(form),
        isInitials: name.length < 6 && name === name.toUpperCase(),
      });
  }
  const other = { cases: anyCase, namesake: 'none', isTownsOwn: false, isInitials: false } as const;
  for (const [name, region] of list.adjectives)
    for (const form of declineAdjective(name))
      add(form, { ...other, place: { region, city: 0 }, word: 'adjective' });
  for (const [name, region] of list.people)
    for (const form of declinePeople(name))
      add(form, { ...other, place: { region, city: 0 }, word: 'people' });
  return {
    byForm,
    longest: findLongest(byForm.keys()),
    firstNames: new Set(list.firstNames),
    foreign: readForeign(list),
    lands: new Set(list.lands.flatMap((land) => [...declinePlace(land).keys()])),
    abroad: new Set(list.abroad),
  };
}
