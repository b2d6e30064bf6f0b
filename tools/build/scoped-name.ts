import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const taken = new Map<string, string>();

/** The class a browser sees: short, since it stands on most elements, and the same for server and browser. */
export function scopedName(name: string, file: string): string {
  const path = relative(root, file.split('?')[0]!).replaceAll('\\', '/');
  const own = `${path} ${name}`;
  const digest = createHash('sha256').update(own).digest('base64url').replaceAll(/[-_]/g, '');
  // A name may not begin with a digit.
  const short = digest.slice(digest.search(/[a-z]/i)).slice(0, 5);
  const other = taken.get(short) ?? own;
  if (other !== own) throw new Error(`${own} and ${other} would be one class, ${short}: rename one.`);
  taken.set(short, own);
  return short;
}

/** The file, from the root on, whose class or movement is seen under this name; undefined where no module wrote it. */
export function styledBy(seen: string): string | undefined {
  return taken.get(seen)?.split(' ')[0];
}
