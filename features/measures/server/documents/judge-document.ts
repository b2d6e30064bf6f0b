import { AppError } from '#platform/contract/errors.ts';
import type { RequestContext } from '#platform/server/context.ts';
import { readForeign } from '#platform/server/foreign/read-foreign.ts';
import type { DocumentFile } from './document-reader.ts';
import { scanFile } from './scan-file.ts';

/** The type the bytes tell; refuses what lies about itself, runs when opened, unpacks to too much, or is infected. */
export async function judgeDocument(
  path: string,
  name: string,
  { config, log, signal }: Pick<RequestContext, 'config' | 'log' | 'signal'>,
): Promise<string> {
  const type = await typeOf({ path, name }, signal);
  if (config.SCAN_COMMAND === undefined) return type;
  const verdict = await scanFile(config.SCAN_COMMAND, path);
  if (verdict === 'infected') refuse('infected');
  if (verdict === 'clean') return type;
  log.error({ scan: verdict.failed }, 'a document could not be scanned');
  throw new AppError('scanning_unavailable', { retryAfter: 30 });
}

async function typeOf(file: DocumentFile, signal: AbortSignal): Promise<string> {
  const reader = new URL('./document-reader.ts', import.meta.url);
  try {
    for await (const type of readForeign<string>(reader, file, { signal })) return type;
  } catch (error) {
    const [field] =
      error instanceof AppError ? ((error.details['fields'] ?? []) as { message: string }[]) : [];
    throw field?.message === 'wrong_type' ? new AppError('unsupported_type', { name: file.name }) : error;
  }
  throw new Error('A document is read without its type.');
}

function refuse(message: string): never {
  throw new AppError('form_incorrect', { fields: [{ path: 'file', message }] });
}
