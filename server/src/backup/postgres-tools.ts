import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { codeOf } from '../start/error-code.ts';
import { StartFailure } from '../start/start-failure.ts';
import { backupTexts as texts } from './text.ts';

/** Runs a program of PostgreSQL on a database. The password goes through the environment: arguments are seen by all. */
export async function runTool(
  name: 'pg_dump' | 'pg_restore',
  args: readonly string[],
  databaseUrl: string,
  failure: (lastLine: string) => string = (line) => texts.toolFailed(name, line),
): Promise<void> {
  try {
    await promisify(execFile)(name, [...args], {
      env: { ...process.env, ...connection(databaseUrl) },
      maxBuffer: 2 ** 26,
    });
  } catch (error) {
    const isMissing = error instanceof Error && codeOf(error) === 'ENOENT';
    throw new StartFailure(isMissing ? texts.noTool(name) : failure(errorLine(error)), { cause: error });
  }
}

/** As libpq reads it. */
function connection(databaseUrl: string): Readonly<Record<string, string>> {
  const { hostname, port, username, password, pathname, searchParams } = new URL(databaseUrl);
  const host = searchParams.get('host') ?? hostname;
  const named = {
    // An IPv6 address stands in brackets in an address alone.
    PGHOST: decodeURIComponent(host).replace(/^\[(.*)\]$/, '$1'),
    PGPORT: port,
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    PGSSLMODE: searchParams.get('sslmode') ?? '',
  };
  return Object.fromEntries(Object.entries(named).filter(([, value]) => value !== ''));
}

function errorLine(error: unknown): string {
  const said = error instanceof Error && 'stderr' in error ? String(error.stderr) : '';
  return said.trim().split('\n')[0]?.slice(0, 160) ?? '';
}
