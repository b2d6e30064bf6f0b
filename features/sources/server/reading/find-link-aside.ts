import { RefusedSource } from '#connectors/refused-source.ts';
import type { ForeignReading } from '#platform/server/foreign/read-foreign.ts';
import type { LinkTask } from './link-reader.ts';

const reader = new URL('./link-reader.ts', import.meta.url);
/** An honest page is looked through in a moment. Unit: ms. */
const timeoutMs = 10_000;

/** The link of a page that fits, looked for in the reading thread: page and pattern are others'. Throws RefusedSource where none fits. */
export async function findLinkAside(
  reading: ForeignReading,
  task: LinkTask,
  signal?: AbortSignal,
): Promise<string> {
  for await (const found of reading.read<string>(reader, task, { signal, timeoutMs })) return found;
  throw new RefusedSource('no_link', { link: task.pattern });
}
