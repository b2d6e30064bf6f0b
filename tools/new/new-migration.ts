import type { Tree } from './tree.ts';

/** A dated migration with the reminder that units belong into comments. */
export function newMigration(tree: Tree, what: string, now: Date): void {
  const stamp = now.toISOString().replace(/[-:T]/g, '').slice(0, 12);
  tree.add(
    `db/migrations/${stamp}-${what}.sql`,
    `-- ${what.replace(/-/g, ' ')}: comment every table and column, with its unit\n`,
  );
}
