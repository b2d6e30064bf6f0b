import { isDeepStrictEqual } from 'node:util';
import { AppError } from '#platform/contract/errors.ts';
import type { RequestContext } from '#platform/server/context.ts';
import { raiseDataVersion } from '#platform/server/data-version.ts';
import type { Db } from '#platform/server/db/db.ts';
import { livingTheme, type decisionKinds, type EditedTheme } from '../../domain/edited-themes.ts';
import {
  findDecision,
  insertDecision,
  listEditedThemes,
  listPlaces,
  markUndone,
  nextThemeId,
  readThemes,
  writeState,
  type Changes,
  type QuotePlace,
} from './theme-queries.ts';

type Caller = Pick<RequestContext, 'db' | 'caller' | 'now'>;

/** What a decision leaves behind; what was before is read where it is carried out. */
interface Wanted {
  themes?: readonly EditedTheme[];
  quotes?: readonly QuotePlace[];
}

/** Makes a theme or changes one; two living themes of a circle have no name in common. */
export async function saveTheme(
  context: Caller,
  { id, ...part }: Pick<EditedTheme, 'scopeId' | 'rubricId' | 'names'> & { id?: number },
): Promise<{ decisionId: number; id: number }> {
  let savedId = id ?? 0;
  const { decisionId } = await decide(context, id === undefined ? 'make' : 'change', async (tx) => {
    const themes = await readThemes(tx);
    const known = id === undefined ? null : getLiving(themes, id);
    savedId = known?.id ?? (await nextThemeId(tx));
    for (const other of themes.values())
      if (other.id !== savedId && livingTheme(themes, other.id)?.id === other.id && sharesName(other, part))
        throw new AppError('conflict', { themeId: other.id });
    return { themes: [{ id: savedId, ...part, mergedInto: null, isRemoved: false }] };
  });
  return { decisionId, id: savedId };
}

/** Puts all quotes of a theme under another. */
export function mergeThemes(context: Caller, id: number, intoId: number): Promise<{ decisionId: number }> {
  return decide(context, 'merge', async (tx) => {
    const themes = await readThemes(tx);
    return { themes: [{ ...getLiving(themes, id), mergedInto: getLiving(themes, intoId).id }] };
  });
}

/** Removes a theme. */
export function removeTheme(context: Caller, id: number): Promise<{ decisionId: number }> {
  return decide(context, 'remove', async (tx) => {
    return { themes: [{ ...getLiving(await readThemes(tx), id), isRemoved: true }] };
  });
}

/** Puts quotes under a theme, or under none. */
export function assignQuotes(
  context: Caller,
  keys: readonly string[],
  themeId: number | null,
): Promise<{ decisionId: number }> {
  return decide(context, 'assign', async (tx) => {
    if (themeId !== null) getLiving(await readThemes(tx), themeId);
    return { quotes: [...new Set(keys)].map((key) => ({ key, themeId })) };
  });
}

/** Takes a decision back, if all it changed still stands as it left it. */
export async function undoDecision(
  { db, caller: { accountId }, now }: Caller,
  id: number,
): Promise<{ decisionId: number }> {
  await db.transaction(async (tx) => {
    await raiseDataVersion(tx);
    const decision = await findDecision(tx, id);
    if (decision === null) throw new AppError('not_found', { id });
    const { themes, quotes } = decision.changes;
    const state = await readState(tx, themes, quotes);
    const stands =
      themes.every(({ id: themeId, after }) => isDeepStrictEqual(state.themes.get(themeId), after)) &&
      quotes.every(({ key, after }) => isDeepStrictEqual(state.quotes.get(key), after));
    if (decision.undoneAt !== null || !stands) throw new AppError('conflict', { id });
    await writeState(
      tx,
      themes.map(({ id: themeId, before }) => ({ id: themeId, state: before })),
      quotes.map(({ key, before }) => ({ key, state: before })),
    );
    await markUndone(tx, id, { accountId, now });
  });
  return { decisionId: id };
}

/** Carries out what is wanted and keeps what was there before; decisions go one after another. */
async function decide(
  { db, caller: { accountId }, now }: Caller,
  kind: (typeof decisionKinds)[number],
  plan: (tx: Db) => Promise<Wanted>,
): Promise<{ decisionId: number }> {
  const decisionId = await db.transaction(async (tx) => {
    await raiseDataVersion(tx);
    const { themes = [], quotes = [] } = await plan(tx);
    const before = await readState(tx, themes, quotes);
    const changes: Changes = {
      themes: themes.map((after) => ({ id: after.id, before: before.themes.get(after.id) ?? null, after })),
      quotes: quotes.map((after) => ({
        key: after.key,
        before: before.quotes.get(after.key) ?? null,
        after,
      })),
    };
    await writeState(
      tx,
      themes.map((state) => ({ id: state.id, state })),
      quotes.map((state) => ({ key: state.key, state })),
    );
    return insertDecision(tx, { kind, changes }, { accountId, now });
  });
  return { decisionId };
}

async function readState(tx: Db, themes: readonly { id: number }[], quotes: readonly { key: string }[]) {
  const ids = new Set(themes.map(({ id }) => id));
  const keys = new Set(quotes.map(({ key }) => key));
  return {
    themes: new Map(
      (await listEditedThemes(tx)).filter(({ id }) => ids.has(id)).map((each) => [each.id, each]),
    ),
    quotes: new Map(
      (await listPlaces(tx)).filter(({ key }) => keys.has(key)).map((each) => [each.key, each]),
    ),
  };
}

function getLiving(themes: ReadonlyMap<number, EditedTheme>, id: number): EditedTheme {
  const theme = livingTheme(themes, id);
  if (theme?.id !== id) throw new AppError('not_found', { themeId: id });
  return theme;
}

function sharesName({ scopeId, names }: EditedTheme, other: Pick<EditedTheme, 'scopeId' | 'names'>): boolean {
  const taken = new Set(Object.values(names).map((name) => name.toLowerCase()));
  return (
    scopeId === other.scopeId && Object.values(other.names).some((name) => taken.has(name.toLowerCase()))
  );
}
