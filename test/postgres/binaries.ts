import { execFileSync } from 'node:child_process';
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
  if (process.getuid?.() === 0 && existsSync(apt)) {
    say(`No PostgreSQL here; installing it: ${installations.map((command) => command.join(' ')).join(' && ')}`);
    for (const [file, ...args] of installations) install(file, args);
    const installed = findPostgres();
    if (installed) return installed;
  }
  throw new Error('No PostgreSQL, and none could be installed. Install one and set POSTGRES_BIN to its programs.');
}

const apt = '/usr/bin/apt-get';
const installations = [
  [apt, 'update'],
  [apt, 'install', '-y', '--no-install-recommends', 'postgresql'],
] as const;

function install(file: string, args: readonly string[]) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  execFileSync(file, args, { stdio: ['ignore', 'ignore', 'inherit'], env });
}
