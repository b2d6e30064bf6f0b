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

/** Which lines are wanted, told before they are parsed. */
export type Wanted = (line: Pick<Headline, 'file' | 'day'>) => boolean;

/** Reads the bundled headline files and keeps what `isWanted`, in the order of the files. */
export async function readHeadlines(files: readonly string[], isWanted: Wanted): Promise<Headline[]> {
  const found: Headline[] = [];
  for (const file of files)
    for await (const headline of streamHeadlines(file, isWanted)) found.push(headline);
  return found;
}

/** The wanted lines of one file, oldest first as it is written, one by one, so that requests are answered in between. */
export async function* streamHeadlines(file: string, isWanted: Wanted): AsyncGenerator<Headline, void> {
  for await (const text of linesOf(file)) {
    const day = dayOf(dateOf(text));
    if (isWanted({ file, day })) yield { ...Line.parse(JSON.parse(text)), file, day };
  }
}

/** How many lines of a file are wanted; nothing else is read of them. */
export async function countHeadlines(file: string, isWanted: Wanted): Promise<number> {
  let count = 0;
  for await (const text of linesOf(file)) if (isWanted({ file, day: dayOf(dateOf(text)) })) count += 1;
  return count;
}

function linesOf(file: string): AsyncIterable<string> {
  return createInterface({
    input: createReadStream(new URL(`${file}.jsonl.gz`, folder)).pipe(createGunzip()),
  });
}

/** The date of a line without parsing all of it. */
function dateOf(line: string): string {
  const date = /"date": ?"([^"]+)"/.exec(line)?.[1];
  if (date === undefined) throw new Error(`A headline without a date: ${line.slice(0, 100)}`);
  return date;
}

function dayOf(date: string): string {
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
