import { open } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';

const lookMs = 100;
const pieceBytes = 65_536;

/** The bytes of a file that is still being written, as they come; ends when `whole` does with its last name, and fails with it. */
export async function* followFile(path: string, whole: Promise<string>): AsyncGenerator<Buffer> {
  let isWhole = false;
  const settled = whole.finally(() => (isWhole = true));
  // Awaited below; until then nobody else hears of a failure.
  settled.catch(() => {});
  // Named anew in the same moment, it is found under its last name.
  const file = await open(path, 'r').catch(async () => open(await settled, 'r'));
  try {
    for (let at = 0; ;) {
      const wasWhole = isWhole;
      const { bytesRead, buffer } = await file.read(Buffer.alloc(pieceBytes), 0, pieceBytes, at);
      at += bytesRead;
      if (bytesRead > 0) yield buffer.subarray(0, bytesRead);
      else if (wasWhole) return void (await settled);
      else await Promise.race([wait(lookMs), settled]);
    }
  } finally {
    await file.close();
  }
}
