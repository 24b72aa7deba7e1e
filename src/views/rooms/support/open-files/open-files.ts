import * as z from 'zod/mini';
import { Id } from '../../../../domain/schema.ts';
import { tabMemory, usersOwn } from '../../../shared/memory.ts';

/** A file of support that is kept open: a customer's, or an order's sheet. Its number alone is kept (OUR-042). */
const OpenFile = z.object({ kind: z.enum(['order', 'customer']), id: Id, lookedAtMs: z.number() });
type OpenFile = z.infer<typeof OpenFile>;
export type FileOf = Pick<OpenFile, 'kind' | 'id'>;

const Kept = z.object({ files: z.array(OpenFile), current: z.nullable(z.string()) });

export interface OpenFiles {
  readonly files: readonly OpenFile[];
  /** The one on the screen, by `nameOf`; null where none is. */
  readonly current: string | null;
}

/** More than that nobody speaks to at once (OUR-040). */
const mostFiles = 5;
/** After the last look, as long as what was read of it is shown (docs/adr/0037). */
const keptForMs = 30 * 60_000;

const key = usersOwn.openFiles;
const listeners = new Set<() => void>();

export function listenToFiles(changed: () => void): () => void {
  listeners.add(changed);
  return () => void listeners.delete(changed);
}

export const storedFiles = (): string => tabMemory.getItem(key) ?? '';

export const nameOf = ({ kind, id }: FileOf): string => `${kind}:${id}`;

/** What is kept of them; `nowMs` is the device's clock. */
export function readFiles(stored: string, nowMs: number): OpenFiles {
  try {
    const { files, current } = Kept.parse(JSON.parse(stored || '{"files":[],"current":null}'));
    const ageOf = ({ lookedAtMs }: OpenFile) => nowMs - lookedAtMs;
    return { files: files.filter((file) => ageOf(file) < keptForMs), current };
  } catch {
    // Another build wrote it otherwise: nothing is open.
    return { files: [], current: null };
  }
}

function change(nowMs: number, next: (now: OpenFiles) => OpenFiles): void {
  const before = storedFiles();
  const after = JSON.stringify(next(readFiles(before, nowMs)));
  if (after === before) return;
  tabMemory.setItem(key, after);
  for (const changed of [...listeners]) changed();
}

const isThere = (files: readonly OpenFile[], name: string | null) => files.some((file) => nameOf(file) === name);

/** Whether a file finds no place: neither is it open, nor on the way from one that is, whose place it takes. */
export const isFull = ({ files, current }: OpenFiles, file: FileOf): boolean =>
  files.length >= mostFiles && !isThere(files, nameOf(file)) && !isThere(files, current);

/** A file is on the screen. */
export const lookAt = (file: FileOf, nowMs: number): void =>
  change(nowMs, (now) => {
    const name = nameOf(file);
    const looked = { kind: file.kind, id: file.id, lookedAtMs: nowMs };
    if (isFull(now, file)) return now;
    const place = isThere(now.files, name) ? name : now.current;
    const files = isThere(now.files, place)
      ? now.files.map((other) => (nameOf(other) === place ? looked : other))
      : [...now.files, looked];
    return { files, current: name };
  });

/** None is on the screen: the next one is a file of its own. */
export const lookAway = (nowMs: number): void => change(nowMs, (now) => ({ ...now, current: null }));

export const closeFile = (file: FileOf, nowMs: number): void =>
  change(nowMs, ({ files, current }) => ({
    files: files.filter((other) => nameOf(other) !== nameOf(file)),
    current: current === nameOf(file) ? null : current,
  }));

/** Takes those away whose time is over. */
export const closeOldFiles = (nowMs: number): void => change(nowMs, (now) => now);
