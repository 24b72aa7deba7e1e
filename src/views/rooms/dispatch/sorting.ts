import { useState } from 'react';
import { isRecord } from '../../../domain/wire.ts';
import { deviceMemory } from '../../ui/memory.ts';

const key = 'dispatch.sorting';

/** The stored sorting of every list, by its name; an unreadable value is dropped (DSP-020). */
function readSorting(): Readonly<Record<string, unknown>> {
  try {
    const parsed: unknown = JSON.parse(deviceMemory.getItem(key) ?? '{}');
    return isRecord(parsed) ? parsed : {};
  } catch {
    return {};
  }
}

/** Sorting of a list, kept on this device (DSP-020). `read` takes the stored value, which may be anything. */
export function useSorting<Sorting>(
  list: string,
  read: (kept: unknown) => Sorting,
): readonly [Sorting, (next: Sorting) => void] {
  const [sorting, setSorting] = useState(() => read(readSorting()[list]));
  const sort = (next: Sorting) => {
    deviceMemory.setItem(key, JSON.stringify({ ...readSorting(), [list]: next }));
    setSorting(next);
  };
  return [sorting, sort];
}
