import { useCallback } from 'react';
import { useFormats, type Formats } from '#platform/ui/figures/use-formats.ts';
import { useText } from '#platform/web/text.ts';
import { warningNames, type ModelWarning } from '../../domain/warning-codes.ts';

/** Writes a warning as a sentence with its numbers. */
export function useWarningWords(): (warning: ModelWarning) => string {
  const t = useText();
  const formats = useFormats();
  return useCallback(
    ({ code, params }: ModelWarning) => t(`ModelWarning_${warningNames[code]}`, wordsOf(params, formats)),
    [t, formats],
  );
}

const asYears = new Set(['year', 'from', 'to', 'first', 'last']);
const asCounts = new Set(['members', 'of', 'groups', 'fifth', 'reported', 'modelled']);

/** Numbers as a reader reads them: years bare, counts whole, growth and shares in per cent, the rest in few figures. */
function wordsOf(params: ModelWarning['params'], formats: Formats): Record<string, string> {
  const words = Object.entries(params).map(([name, value]) => [name, write(name, value, formats)] as const);
  return { form: 'modelled' in params ? 'none' : 'ratio', ...Object.fromEntries(words) };
}

function write(name: string, value: string | number, { integer, number, percent, few }: Formats): string {
  if (typeof value === 'string') return value;
  if (asYears.has(name)) return String(value);
  if (asCounts.has(name)) return integer(Math.round(value));
  if (name === 'growthPerDay' || name === 'used')
    return name === 'used' ? number(value, 2) : percent(100 * value, 1);
  return name === 'persons' ? few(value) : number(value, Math.abs(value) < 10 ? 2 : 1);
}
