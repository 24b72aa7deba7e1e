import { useState } from 'react';
import type { DriverLog } from '../../../domain/driver-log/driver-log.ts';
import { keyOfLog } from './log-table.tsx';

/** Which logs show their lines (LOG-019, LOG-024). */
export function useUnfolded(logs: readonly DriverLog[]) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  return {
    isOpen: (log: DriverLog) => open.has(keyOfLog(log)),
    toggle: (log: DriverLog) => {
      const next = new Set(open);
      if (!next.delete(keyOfLog(log))) next.add(keyOfLog(log));
      setOpen(next);
    },
    expand: () => setOpen(new Set(logs.map(keyOfLog))),
    collapse: () => setOpen(new Set()),
  };
}

export type Unfolded = ReturnType<typeof useUnfolded>;
