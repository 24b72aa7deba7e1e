import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const debianRoot = '/usr/lib/postgresql';

/** The folder of PostgreSQL's programs: the one asked for, Debian's newest, Homebrew's, else one of the path. */
export function findPostgres(): string | undefined {
  const candidates = [
    process.env.POSTGRES_BIN,
    ...debianVersions().map((version) => join(debianRoot, version, 'bin')),
    '/opt/homebrew/opt/postgresql/bin',
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  return candidates.find((folder) => folder && ['initdb', 'postgres'].every((name) => existsSync(join(folder, name))));
}

const debianVersions = () =>
  existsSync(debianRoot) ? readdirSync(debianRoot).sort((one, other) => Number(other) - Number(one)) : [];

/** Finds PostgreSQL, or installs the system's package; `say` tells so, since that takes a minute. */
export function ensurePostgres(say: (text: string) => void): string {
  const found = findPostgres();
  if (found) return found;
  if (process.getuid?.() === 0 && spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0) {
    say('No PostgreSQL here; installing it: apt-get install postgresql');
    apt('update');
    apt('install', '-y', '--no-install-recommends', 'postgresql');
    const installed = findPostgres();
    if (installed) return installed;
  }
  throw new Error('No PostgreSQL, and none could be installed. Install one and set POSTGRES_BIN to its programs.');
}

function apt(...args: readonly string[]) {
  execFileSync('apt-get', args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}
