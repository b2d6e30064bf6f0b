import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** True for root on a system with apt. */
export function canInstall(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

/** Installs packages of the system; false when that did not work. */
export function installPackages(names: string[]): boolean {
  console.log(`Installing ${names.join(', ')} from the system's packages…`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env });
  return (
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], {
      stdio: 'inherit',
      env,
    }).status === 0
  );
}
