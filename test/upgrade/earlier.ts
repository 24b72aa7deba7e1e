import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

const git = (...args: readonly string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

/** The commit before the latest migration came; null without a history that reaches so far back. */
export function beforeLatestMigration(): string | null {
  try {
    const added = git('log', '-1', '--format=%H', '--diff-filter=A', '--', 'server/migrations/*.sql');
    return added === '' ? null : git('rev-parse', '--verify', `${added}^`);
  } catch {
    return null;
  }
}

/** The product as it was at a commit, in a folder of its own, ready to be started. */
export interface Earlier {
  readonly root: string;
  remove(): void;
}

/** Unpacks a commit, with the packages of this installation where it had the same; the history is only read. */
export function checkOut(commit: string): Earlier {
  const folder = mkdtempSync(join(tmpdir(), 'quai-earlier-'));
  const archive = join(folder, 'commit.tar');
  git('archive', `--output=${archive}`, commit);
  execFileSync('tar', ['-xf', archive, '-C', folder]);
  rmSync(archive);
  const lock = (of: string) => readFileSync(join(of, 'package-lock.json'), 'utf8');
  if (lock(folder) === lock(root)) symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  else execFileSync('npm', ['ci'], { cwd: folder, stdio: 'inherit' });
  return { root: folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
