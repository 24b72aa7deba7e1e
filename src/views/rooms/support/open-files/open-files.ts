import * as z from 'zod/mini';
import { Id } from '../../../../domain/schema.ts';
import { tabMemory, usersOwn } from '../../../ui/memory.ts';

/** A file of support that is kept open: a customer's, or an order's sheet. Its number alone is kept (OUR-042). */
const OpenFile = z.object({ kind: z.enum(['order', 'customer']), id: Id, lookedAtMs: z.number() });
export type OpenFile = z.infer<typeof OpenFile>;
export type FileOf = Pick<OpenFile, 'kind' | 'id'>;

const Stored = z.array(OpenFile);

/** Nobody speaks with more people at once (OUR-040). */
const mostFiles = 5;
/** After the last look, as long as its rows are shown (docs/adr/0037). */
const keptForMs = 30 * 60_000;

const key = usersOwn.openFiles;
const listeners = new Set<() => void>();

/**
 * The file on the screen, by `nameOf`; null where none is. It is the page's and not kept: whoever types an address, or
 * comes back to one, comes from no file.
 */
let shown: string | null = null;

export function listenToFiles(changed: () => void): () => void {
  listeners.add(changed);
  return () => void listeners.delete(changed);
}

export const storedFiles = (): string => tabMemory.getItem(key) ?? '';

export const nameOf = ({ kind, id }: FileOf): string => `${kind}:${id}`;

/** The stored files, in the order of the bar; `nowMs` is the device's clock. */
export function readFiles(stored: string, nowMs: number): readonly OpenFile[] {
  try {
    return Stored.parse(JSON.parse(stored || '[]')).filter(({ lookedAtMs }) => nowMs - lookedAtMs < keptForMs);
  } catch {
    // Another build wrote it otherwise: nothing is open.
    return [];
  }
}

function change(nowMs: number, next: (files: readonly OpenFile[]) => readonly OpenFile[]): void {
  const before = storedFiles();
  const files = next(readFiles(before, nowMs));
  const after = files.length > 0 ? JSON.stringify(files) : '';
  if (after === before) return;
  tabMemory.setItem(key, after);
  for (const changed of [...listeners]) changed();
}

const isThere = (files: readonly FileOf[], name: string | null) => files.some((file) => nameOf(file) === name);

/** Whether a file finds no place: it is not open, and none on the screen makes way for it (OUR-041). */
export const isFull = (files: readonly FileOf[], file: FileOf): boolean =>
  files.length >= mostFiles && !isThere(files, nameOf(file)) && !isThere(files, shown);

/** A file is on the screen. */
export function lookAt({ kind, id }: FileOf, nowMs: number): void {
  const name = nameOf({ kind, id });
  const looked = { kind, id, lookedAtMs: nowMs };
  change(nowMs, (files) => {
    if (isFull(files, looked)) return files;
    const place = isThere(files, name) ? name : shown;
    shown = name;
    return isThere(files, place)
      ? files.map((other) => (nameOf(other) === place ? looked : other))
      : [...files, looked];
  });
}

/** None is on the screen: the next one is a file of its own. */
export function lookAway(): void {
  shown = null;
}

export function closeFile(file: FileOf, nowMs: number): void {
  if (shown === nameOf(file)) lookAway();
  change(nowMs, (files) => files.filter((other) => nameOf(other) !== nameOf(file)));
}

/** Takes those away whose time is over. */
export const closeOldFiles = (nowMs: number): void => change(nowMs, (files) => files);
