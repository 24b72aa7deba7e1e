import { type RefObject, useLayoutEffect, useRef } from 'react';

/** The last rendered value, for callbacks set up once and run later. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
