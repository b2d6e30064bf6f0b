import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { packageBin } from '../package-bin.ts';
import { makeNew, usage } from './make-new.ts';
import { openTree, RefusedError } from './tree.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

try {
  const tree = openTree(root);
  const advice = makeNew(tree, process.argv.slice(2), new Date());
  if (advice === null) {
    console.error(usage);
    process.exitCode = 2;
  } else {
    const paths = tree.save();
    const sources = paths.filter((path) => !path.endsWith('.sql'));
    spawnSync(process.execPath, [packageBin('oxfmt'), ...sources], { cwd: root });
    for (const path of paths) console.log(path);
    if (advice !== '') console.log(`\n${advice}`);
  }
} catch (error) {
  if (!(error instanceof RefusedError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
