import { newCall } from './new-call.ts';
import { newPage } from './new-page.ts';
import { newRoom } from './new-room.ts';
import type { Tree } from './tree.ts';

/** What can be asked for. */
export const usage = `Usage:
  npm run new -- call <room> <group/verbNoun> [part]      entry, handler and a test; with a part in contract/<part>-calls.ts and server/<part>/
  npm run new -- page <room>[/folder] <Name> [titles]     page, registry, route and five texts; titles in ru en ja pt es for a new address
  npm run new -- room <name>                              a whole room on the floor plan, joined to the product
  npm run new -- migration <what-changes>                 a dated SQL file`;

/** Makes what the arguments ask for in the tree; returns a word on what comes next, null when they ask for nothing known. */
export function makeNew(tree: Tree, [kind, first, ...more]: readonly string[], now: Date): string | null {
  const [second, ...rest] = more;
  if (kind === 'migration' && first) {
    newMigration(tree, first, now);
    return '';
  }
  if (kind === 'room' && first) return newRoom(tree, first);
  if (kind === 'call' && first && second) return newCall(tree, first, second, rest[0]);
  if (kind !== 'page' || !first || !second) return null;
  const [room, ...folders] = first.split('/');
  return newPage(tree, room!, second, { folder: folders.join('/'), titles: rest });
}

/** A dated migration with the reminder that units belong into comments. */
function newMigration(tree: Tree, what: string, now: Date): void {
  const stamp = now.toISOString().replace(/[-:T]/g, '').slice(0, 12);
  tree.add(
    `db/migrations/${stamp}-${what}.sql`,
    `-- ${what.replace(/-/g, ' ')}: comment every table and column, with its unit\n`,
  );
}
