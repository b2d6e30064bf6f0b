import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { z } from 'zod';
import { dayAt } from '#platform/shared/calendar-days.ts';

const folder = new URL('../../../../data/news/headlines/', import.meta.url);

const Line = z.object({
  id: z.string(),
  lang: z.string().length(2),
  title: z.string().min(1),
  date: z.string().min(10),
  source: z.string(),
  domain: z.string().min(3),
  url: z.url({ protocol: /^https?$/ }),
  section: z.array(z.string()).default([]),
});

/** A line of the bundled corpus. */
export interface Headline extends z.output<typeof Line> {
  file: string;
  /** Moscow day. */
  day: string;
}

/**
 * Reads the bundled headline files and keeps what `isWanted`, in the order of the files. Lines pass one by one,
 * so requests are answered in between.
 */
export async function readHeadlines(
  files: readonly string[],
  isWanted: (line: Pick<Headline, 'file' | 'day'>) => boolean,
): Promise<Headline[]> {
  const found: Headline[] = [];
  for (const file of files) {
    const lines = createInterface({
      input: createReadStream(new URL(`${file}.jsonl.gz`, folder)).pipe(createGunzip()),
    });
    for await (const text of lines) {
      const line: unknown = JSON.parse(text);
      const day = dayOf(line as { date: string });
      if (isWanted({ file, day })) found.push({ ...Line.parse(line), file, day });
    }
  }
  return found;
}

function dayOf({ date }: { date: string }): string {
  return date.length === 10 ? date : moscowDay(date);
}

const days = new Map<string, string>();

/** The Moscow day of a moment; one Intl call for each hour of the corpus. */
function moscowDay(moment: string): string {
  const hour = moment.slice(0, 13);
  const known = days.get(hour);
  if (known !== undefined) return known;
  const day = dayAt(new Date(moment));
  days.set(hour, day);
  return day;
}
