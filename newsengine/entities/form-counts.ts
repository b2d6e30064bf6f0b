import { nominativeLook } from './mention-form.ts';

/** The forms a name was read in, by kind and key; old names leave when there are too many. */
export type FormCounts = Map<string, { readonly forms: Map<string, number>; best: string }>;

const maxNames = 20_000;
const maxForms = 12;

/** Notes a form and returns the name to show where it is a new or better one than before; undefined where nothing changes. */
export function countForm(counts: FormCounts, nameKey: string, form: string): string | undefined {
  const known = counts.get(nameKey);
  if (!known) {
    if (counts.size >= maxNames) dropOldest(counts);
    counts.set(nameKey, { forms: new Map([[form, 1]]), best: form });
    return form;
  }
  if (known.forms.size < maxForms || known.forms.has(form))
    known.forms.set(form, (known.forms.get(form) ?? 0) + 1);
  const best = bestForm(known.forms);
  if (best === known.best) return undefined;
  known.best = best;
  return best;
}

/**
 * The form that looks most like the nominative. One to which others only add an ending is it, whatever it ends in
 * (Росатом beside Росатома). A form seen twice as often makes up for a tenth of the look.
 */
export function bestForm(forms: ReadonlyMap<string, number>): string {
  let best = '';
  let highest = -Infinity;
  for (const [form, count] of forms) {
    const isLoud = form === form.toUpperCase() && form.length > 5;
    const look = isBareOf(form, forms) ? 1 : nominativeLook(form);
    const fitness = look + 0.1 * Math.log2(count) - (isLoud ? 0.3 : 0);
    if (fitness <= highest) continue;
    best = form;
    highest = fitness;
  }
  return best;
}

/** Longest ending of a case: Росатом-ом. */
const longestEnding = 2;

function isBareOf(form: string, forms: ReadonlyMap<string, number>): boolean {
  const words = form.split(' ');
  return [...forms.keys()].some((other) => {
    const others = other.split(' ');
    return (
      other.length > form.length &&
      others.length === words.length &&
      others.every(
        (word, at) => word.startsWith(words[at]!) && word.length - words[at]!.length <= longestEnding,
      )
    );
  });
}

function dropOldest(counts: FormCounts): void {
  let left = counts.size / 10;
  for (const key of counts.keys()) {
    counts.delete(key);
    left -= 1;
    if (left <= 0) return;
  }
}
