import { AppError } from '#platform/contract/errors.ts';
import type { Routes } from '#platform/server/context.ts';
import { dayAt } from '#platform/shared/calendar-days.ts';
import type { exchangeContract } from '../../contract/exchange-calls.ts';
import { listForExport } from './export-queries.ts';
import { findImport, keepFile, listImports, undoFile } from './import-queries.ts';
import { readFile } from './read-file.ts';
import { writeFtm } from './write-ftm.ts';
import { companyTable, statementTable } from './write-table.ts';

/** Faults an answer names; the rest are counted. */
const maxTold = 200;
const maxNames = 10;

/** Handlers of files that come in and go out. */
export const exchangeRoutes: Routes<typeof exchangeContract> = {
  async 'entities/importFile'({ title, licence, confirm }, { db, file, caller, now, signal }) {
    if (file === null)
      throw new AppError('form_incorrect', { fields: [{ path: 'file', message: 'missing' }] });
    const { form, entries, statements, faults } = await readFile(db, file, {
      knownAt: dayAt(now),
      signal,
    });
    const kept = { title, licence, fileName: file.name.slice(0, 200), form, entries, statements };
    const importId =
      confirm && entries.length > 0 ? await keepFile(db, { ...kept, accountId: caller.accountId! }) : null;
    return {
      form,
      entities: entries.length,
      statements,
      names: entries
        .slice(0, maxNames)
        .flatMap(({ names, identifiers }) => Object.values(names)[0] ?? identifiers[0]?.value ?? []),
      faults: faults.slice(0, maxTold),
      faultCount: faults.length,
      importId,
    };
  },
  async 'entities/getImports'(_input, { db }) {
    const imports = await listImports(db);
    return {
      imports: imports.map(({ madeAt, undoneAt, ...each }) => ({
        ...each,
        madeAt: madeAt.toISOString(),
        undoneAt: undoneAt?.toISOString() ?? null,
      })),
    };
  },
  async 'entities/undoImport'({ importId }, { db, caller }) {
    const found = await findImport(db, importId);
    if (!found) throw new AppError('not_found');
    if (found.isUndone || !(await undoFile(db, importId, caller.accountId!)))
      throw new AppError('conflict', { importId });
    return { ok: true };
  },
  async 'entities/getExport'({ ids, form }, { db }) {
    const entities = await listForExport(db, { ids });
    if (entities.length === 0) throw new AppError('dossier_not_found', { ids });
    const told = form === 'ftm' ? entities.map(writeFtm) : [];
    const table =
      form === 'ftm'
        ? { columns: [], rows: [] }
        : (form === 'companies' ? companyTable : statementTable)(entities);
    return {
      entities: told.flat(),
      ...table,
      without: told.filter((lines) => lines.length === 0).length,
    };
  },
};
