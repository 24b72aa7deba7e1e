/** A time from an instant to another, epoch ms. */
export interface Span {
  readonly fromMs: number;
  readonly toMs: number;
}

/** The same times, each moment once, from the earliest on; touching ones are one. */
export function union(spans: readonly Span[]): readonly Span[] {
  const joined: Span[] = [];
  for (const { fromMs, toMs } of spans.toSorted((one, other) => one.fromMs - other.fromMs)) {
    const last = joined.at(-1);
    if (!last || fromMs > last.toMs) joined.push({ fromMs, toMs });
    else if (toMs > last.toMs) joined[joined.length - 1] = { fromMs: last.fromMs, toMs };
  }
  return joined;
}

/** What is left of times once others are taken out of them. */
export function without(spans: readonly Span[], others: readonly Span[]): readonly Span[] {
  const taken = union(others);
  return union(spans).flatMap((span) => {
    const left: Span[] = [];
    let fromMs = span.fromMs;
    for (const other of taken) {
      if (other.toMs <= fromMs || other.fromMs >= span.toMs) continue;
      if (other.fromMs > fromMs) left.push({ fromMs, toMs: other.fromMs });
      fromMs = Math.max(fromMs, other.toMs);
    }
    return fromMs < span.toMs ? [...left, { fromMs, toMs: span.toMs }] : left;
  });
}
