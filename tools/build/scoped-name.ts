import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** The class a browser sees: its name in the sheet and four letters of the sheet's own, the same for server and browser. */
export function scopedName(name: string, file: string): string {
  const path = relative(root, file.split('?')[0]!).replaceAll('\\', '/');
  return `${name}_${createHash('sha256').update(path).digest('base64url').slice(0, 4)}`;
}
