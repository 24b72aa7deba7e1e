import { useState } from 'react';

/** A value that somebody read before he typed, and what has become of it since. */
export interface AsSeen<Value> {
  /** As he read it: it is what he sends. */
  readonly seen: Value;
  readonly now: Value;
  /** Somebody else changed it under what he typed. */
  readonly isMoved: boolean;
  /** He has read it again. */
  readonly readAgain: () => void;
}

/** Keeps a value as it was when the form opened, until its user says that he has read the present one. */
export function useAsSeen<Value extends string | number | null>(now: Value): AsSeen<Value> {
  const [seen, setSeen] = useState(now);
  return { seen, now, isMoved: seen !== now, readAgain: () => setSeen(now) };
}
