/** Spec 8: a part of the program that has not arrived after this long counts as failed. */
export const chunkLimitMs = 120_000;

/** A script of the program failed to load. */
export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError';
}

/** A stylesheet of the program failed to load. */
export class CssChunkError extends Error {
  override name = 'CssChunkError';
}

/** Waits for a part of the program, two minutes at most; every failure becomes a chunk error. */
export async function loadChunk<Part>(load: () => Promise<Part>, limitMs = chunkLimitMs): Promise<Part> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, refuse) => {
    timer = setTimeout(
      () => refuse(new ChunkLoadError(`No part of the program after ${limitMs} ms`)),
      limitMs,
    );
  });
  try {
    return await Promise.race([load(), late]);
  } catch (error) {
    throw asChunkError(error);
  } finally {
    clearTimeout(timer);
  }
}

/** True for a part of the program that did not load, whoever noticed it. */
export function isChunkError(error: unknown): boolean {
  if (error instanceof ChunkLoadError || error instanceof CssChunkError) return true;
  return (
    error instanceof Error &&
    /dynamically imported module|Importing a module script failed|Unable to preload CSS/i.test(error.message)
  );
}

function asChunkError(error: unknown): unknown {
  if (!isChunkError(error) || error instanceof ChunkLoadError || error instanceof CssChunkError) return error;
  const { message } = error as Error;
  return /css/i.test(message) ? new CssChunkError(message) : new ChunkLoadError(message);
}
