import { mentionKey } from '#newsengine/entities/mention-key.ts';
import { normalForm } from '#newsengine/entities/normal-form.ts';

/** What an entity is called: its key, its usual names, every other name as written, and other names as stems. */
export interface Called {
  readonly kind: number;
  readonly key: string;
  readonly usual: readonly string[];
  readonly others: readonly string[];
  readonly stems: readonly string[];
}

const company = 1;
const leastLetters = 2;
const longestForm = 200;

/** The forms of all names of an entity, with whether a usual name has it. */
export function formsOf({ kind, key, usual, others, stems }: Called): Map<string, boolean> {
  const isSubsidiary = kind === company && [...usual, ...others].some((name) => /\sроссия$/iu.test(name));
  const forms = new Map<string, boolean>();
  const add = (stem: string, isUsual: boolean): void => {
    const form = normalForm(stem, kind, isSubsidiary);
    if (form.length < leastLetters || form.length > longestForm) return;
    forms.set(form, isUsual || forms.get(form) === true);
  };
  add(key, true);
  for (const name of usual) add(mentionKey(name), true);
  for (const name of others) add(mentionKey(name), false);
  for (const stem of stems) add(stem, false);
  return forms;
}
