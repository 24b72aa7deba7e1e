import { writeFileSync } from 'node:fs';
import { folderTrouble } from '../folder/probe.ts';
import { chainOf, codeOf, type Trouble, troubleOf } from './error-code.ts';
import { StartFailure } from './start-failure.ts';
import { startTexts } from './text.ts';

/** Where the rows are stored, for texts about a failure. */
export interface DataPlace {
  readonly databaseUrl?: string | undefined;
  readonly dataDir?: string | undefined;
}

/**
 * One French sentence for an error that ended a start or a server. `traceFile` receives the stack of an unexpected one.
 */
export function endSentence(error: unknown, place: DataPlace, traceFile: string | null): string {
  if (error instanceof StartFailure) return error.sentence;
  const known = knownEnd(error, place);
  return known ?? startTexts.unexpected(briefly(error), traceFile && written(traceFile, error) ? traceFile : null);
}

function knownEnd(error: unknown, { databaseUrl, dataDir }: DataPlace): string | null {
  if (databaseUrl) return ofServer(error, troubleOf(error), databaseUrl);
  return dataDir ? ofFolder(folderTrouble(error, dataDir), { dataDir }, 'end') : null;
}

/** One French sentence for a failed request or step of a server that goes on. */
export function runningSentence(error: unknown, place: DataPlace): string {
  const trouble = troubleOf(error);
  if (place.databaseUrl && trouble === 'unreachable') return startTexts.databaseGone(hostOf(place.databaseUrl));
  return ofFolder(trouble, place, 'running') ?? startTexts.unexpectedRunning(briefly(error));
}

function ofFolder(trouble: Trouble, { dataDir = '.' }: DataPlace, when: 'end' | 'running'): string | null {
  if (trouble === 'diskFull') return startTexts[when === 'end' ? 'diskFull' : 'diskFullRunning'](dataDir);
  return trouble === 'notWritable' ? startTexts.notWritable(dataDir) : null;
}

function ofServer(error: unknown, trouble: Trouble, url: string): string | null {
  const host = hostOf(url);
  if (trouble === 'unreachable') return startTexts.databaseUnreachable(host);
  if (trouble === 'refused') return startTexts.databaseRefuses(host);
  if (trouble === 'missing') return startTexts.databaseMissing(host);
  const code = chainOf(error)
    .map(codeOf)
    .find((it) => it !== null);
  return code ? startTexts.databaseFailed(host, code) : null;
}

/** Without the name and the password that an address may contain. */
const hostOf = (url: string) => (URL.canParse(url) && new URL(url).host) || 'localhost';

/** The innermost cause in one line: an engine's message may contain a whole statement. */
function briefly(error: unknown): string {
  const innermost = chainOf(error).at(-1) ?? error;
  const text = innermost instanceof Error ? `${innermost.name} : ${innermost.message}` : String(innermost);
  return (text.split('\n', 1)[0] ?? '').slice(0, longestTextLength);
}

const longestTextLength = 160;

function written(file: string, error: unknown): boolean {
  try {
    writeFileSync(file, chainOf(error).map(stackOf).join('\n\n'));
    return true;
  } catch {
    // The sentence then has no trace: the disk may be the cause of the failure.
    return false;
  }
}

const stackOf = (error: object) => (error instanceof Error ? error.stack : undefined) ?? String(error);
