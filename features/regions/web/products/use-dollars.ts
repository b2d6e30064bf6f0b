import { useCallback } from 'react';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { dollars } from '../../domain/region/units.ts';

/** Writes US dollars in the reader's language, shortened; steady between renders. */
export function useDollars(): (value: number) => string {
  const { figure } = useFormats();
  return useCallback((value: number) => figure(value, dollars, 0), [figure]);
}
