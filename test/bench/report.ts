import { median } from './stats.ts';

/** One measured number beside what it is held against; only ratios from one run count. */
export interface Entry {
  readonly id: string;
  readonly what: string;
  readonly n: number | null;
  readonly ours: number;
  /** The floor or the peer of the same run; null where the target is absolute. */
  readonly reference: number | null;
  readonly target: string | null;
  readonly met: boolean | null;
  readonly samples: readonly number[];
}

/** `samples` are ours, their median is `ours` unless said. */
export function entry(
  id: string,
  what: string,
  samples: readonly number[],
  more: Partial<Pick<Entry, 'n' | 'ours' | 'reference' | 'target' | 'met'>> = {},
): Entry {
  return { id, what, samples, n: null, ours: median(samples), reference: null, target: null, met: null, ...more };
}

/** Three digits that count. */
export const figure = (value: number) => (value >= 100 ? value.toFixed(0) : value.toFixed(value >= 10 ? 1 : 2));

/** Null also beside nothing at all. */
export const ratioOf = ({ ours, reference }: Entry) => (reference ? ours / reference : null);

export function toJson(entries: readonly Entry[]): string {
  const rows = entries.map((it) => {
    const { id, what, n, ours, reference, target, met } = it;
    return { id, what, n, ours, reference, ratio: ratioOf(it), target, met };
  });
  return `${JSON.stringify(rows, null, 2)}\n`;
}

export function line(it: Entry): string {
  const { id, what, n, ours, reference, target, met, samples } = it;
  const ratio = ratioOf(it);
  const spread = samples.length > 1 ? `[${figure(Math.min(...samples))}–${figure(Math.max(...samples))}]` : '';
  const cells = [
    id.padEnd(4),
    what.padEnd(44),
    (n === null ? '' : String(n)).padStart(6),
    figure(ours).padStart(8),
    spread.padEnd(15),
    (reference === null ? '' : figure(reference)).padStart(8),
    (ratio === null ? '' : `${ratio.toFixed(2)}×`).padStart(7),
    met === null ? ' ' : met ? '✓' : '✗',
    target ?? '',
  ];
  return cells.join('  ').trimEnd();
}

export const heading = [
  'id  ',
  'what (ms unless said)'.padEnd(44),
  '     n',
  '    ours',
  '[least–most]'.padEnd(15),
  ' against',
  '  ratio',
].join('  ');
