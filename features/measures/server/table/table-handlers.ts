import { AppError } from '#platform/contract/errors.ts';
import type { Routes } from '#platform/server/context.ts';
import type { ReceivedFile } from '#platform/server/http/receive-file.ts';
import type { tableContract } from '../../contract/table-calls.ts';
import { canAdd } from '../../domain/abilities.ts';
import { largestTable } from '../../domain/table/table-columns.ts';
import { judgeTable, keepTable } from './import-table.ts';

/** Refusals an answer names; the rest are counted. */
const maxTold = 200;

/** Handlers of an operator's own table. */
export const tableRoutes: Routes<typeof tableContract> = {
  async 'measure/importTable'({ confirm }, context) {
    const { db, file, caller, now } = context;
    if (file === null)
      throw new AppError('form_incorrect', { fields: [{ path: 'file', message: 'missing' }] });
    const { contents, refused, unknownColumns } = await judgeTable(await readWhole(file), context);
    const isKept = confirm && refused.length === 0;
    const ids = isKept
      ? await keepTable(db, contents, {
          accountId: caller.accountId!,
          intention: canAdd(caller) ? 'add' : 'propose',
          now,
        })
      : [];
    return {
      rows: contents.length,
      refused: refused.slice(0, maxTold),
      refusedCount: refused.length,
      unknownColumns,
      titles: contents.slice(0, 10).map(({ title }) => title),
      ids,
    };
  },
};

/** The file in memory: it is small by its bound. */
async function readWhole({ stream }: ReceivedFile): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  if (stream.truncated) throw new AppError('too_large', { largest: largestTable });
  return Buffer.concat(chunks);
}
