import { createContext, use } from 'react';

/** A new value that waits for its confirmation. */
export interface Asked {
  /** The setting's whole name. */
  readonly title: string;
  readonly value: string;
  /** True once the change is on disk. */
  readonly send: () => Promise<boolean>;
  /** Confirmed or not, the input is dropped, so that the setting itself shows (DSP-875). */
  readonly onEnd: () => void;
}

/** Asks before a setting is changed; one question at a time, the latest (DSP-874, DSP-876). */
export const AskContext = createContext<((asked: Asked) => void) | null>(null);

export function useAsk(): (asked: Asked) => void {
  const ask = use(AskContext);
  if (!ask) throw new Error('Invariant: no DQP settings above');
  return ask;
}
