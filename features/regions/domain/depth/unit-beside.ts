import type { Unit } from '#platform/shared/figures.ts';

/** From so many words on an end that name and unit share is one meaning: per 10,000 people. */
const fewestShared = 2;
/** Numbers and short words are bound to the next by a no-break space. */
const space = /[ \u00A0]/;

/**
 * What a unit still tells beside an indicator's name: nothing of «Doctors per 10,000 people», the visits per shift of
 * «Outpatient capacity per 10,000 people».
 */
export function unitBeside(name: string, unit: Unit): Unit {
  return { ...unit, forms: unit.forms.map((form) => restOf(form, name)) };
}

function restOf(form: string, name: string): string {
  // Japanese names a ratio first: 人口1万人当たり医師数.
  if (/当たり/.test(form) && name.startsWith(form)) return '';
  const [said, words] = [wordsOf(name), form.split(space)];
  const keys = wordsOf(form);
  let shared = 0;
  while (shared < keys.length && keys.at(-1 - shared) === said.at(-1 - shared)) shared += 1;
  if (shared < Math.min(fewestShared, keys.length)) return form;
  const rest = words.slice(0, words.length - shared);
  // What is left may be what the name counts: beds of «Hospital beds».
  return rest.every((word) => said.includes(word.toLowerCase())) ? '' : rest.join(' ');
}

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(space)
    .map((word) => (word === 'человек' ? 'чел.' : word));
