import { useCallback } from 'react';
import { pageSubject } from './about-of-frame.ts';
import { notesOf } from './chart-metadata.ts';
import { useChartDescription } from './use-chart-description.ts';

/** What a table tells of itself in a file. */
interface Told {
  title: string;
  /** Days or years of its figures, in words. */
  period?: string;
  /** Who published them; empty where each row names its own. */
  source?: string;
  /** The day they became known. */
  knownOn?: string | null;
}

/** The notes of a table that stands in no tile: title, days, source and the page's address. */
export function useFileNotes() {
  const describe = useChartDescription();
  return useCallback(
    ({ title, period = '', source = '', knownOn = null }: Told) => {
      const subject = pageSubject();
      const indicator = subject === '' || title.includes(subject) ? title : `${subject}: ${title}`;
      const about = { place: '', indicator, period, unit: '', source, address: location.href };
      return notesOf(describe(about, knownOn));
    },
    [describe],
  );
}
