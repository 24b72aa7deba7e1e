import { quantile } from '../bench/stats.ts';
import type { Held, SoakTab, Weight } from './tab.ts';

/** What a device weighs and how fast it is, at one moment of the day. */
export interface Sample extends Weight, Held {
  readonly polls: number;
  /** Rows the server lists. */
  readonly listed: number;
  /** Rows held that it does not. */
  readonly unlisted: number;
  /** The quicker quarter since the sample before, ms. */
  readonly mergedMs: number;
  readonly paintedMs: number;
}

/** What may have grown from one sample to a later one: by a share, and by so much in any case. */
interface Bound {
  readonly of: Exclude<keyof Sample, 'parked' | 'rows'>;
  readonly what: string;
  readonly unit: string;
  readonly share: number;
  readonly more: number;
  /** It may also grow as what the server lists does. */
  readonly ofCenter?: true;
  /** A time: says something only where the machine is as busy at the end as at the start. */
  readonly isTime?: true;
}

/**
 * Growth that is allowed. A center does not hold the same orders at ten and at six; the database's files are written on
 * and put in order now and then; latencies are those of a machine that does other things too.
 */
const bounds: readonly Bound[] = [
  { of: 'pageMb', what: 'heap of the page', unit: 'MB', share: 1.5, more: 5, ofCenter: true },
  { of: 'workerMb', what: 'heap of the worker', unit: 'MB', share: 1.5, more: 5, ofCenter: true },
  { of: 'databaseMb', what: 'IndexedDB', unit: 'MB', share: 2, more: 20, ofCenter: true },
  { of: 'unlisted', what: 'rows held that nothing lists', unit: '', share: 1, more: 20 },
  // The ack log keeps 500 entries.
  { of: 'others', what: 'other rows', unit: '', share: 1.5, more: 600, ofCenter: true },
  { of: 'mergedMs', what: 'poll → merged', unit: 'ms', share: 3, more: 250, isTime: true },
  { of: 'paintedMs', what: 'action → painted', unit: 'ms', share: 3, more: 250, isTime: true },
];

/** What has grown beyond its bound, times only where asked, and what should be empty and is not. */
export function overgrown(start: Sample, end: Sample, withTimes: boolean): string[] {
  const center = Math.max(1, end.listed / start.listed);
  const grown = bounds.flatMap(({ of, what, share, more, ofCenter = false, isTime = false }) => {
    if (isTime && !withTimes) return [];
    const most = Math.max(start[of] * share, start[of] + more) * (ofCenter ? center : 1);
    // Also where nothing could be measured.
    return !(end[of] <= most) ? [`${what}: ${figure(start[of])} → ${figure(end[of])}, at most ${figure(most)}`] : [];
  });
  const outbox = end.open > 0 ? [`outbox: ${end.open} actions not delivered`] : [];
  return [...grown, ...outbox, ...end.parked.map((why) => `parked: ${why}`)];
}

export function describe(sample: Sample): string {
  const told = bounds.map(({ of, what, unit }) => `${what} ${figure(sample[of])} ${unit}`.trim());
  const outbox = `outbox ${sample.open} open and ${sample.parked.length} parked`;
  return [`${sample.listed} rows listed`, ...told, outbox].join(', ');
}

const figure = (value: number) => value.toFixed(value < 10 ? 1 : 0);

/** What the machine does beside slows some of them down, what has grown slows down all. */
const quicker = (values: readonly number[]) => quantile(values, 0.25);

/** Gathers latencies between samples. */
export class Gauge {
  private merged: number[] = [];
  private painted: number[] = [];

  merge = (ms: number): void => void this.merged.push(ms);
  paint = (ms: number): void => void this.painted.push(ms);

  forget(): void {
    this.merged = [];
    this.painted = [];
  }

  /** The heavier of the tabs counts. */
  async sample(tabs: readonly SoakTab[], polls: number, listed: ReadonlySet<string>): Promise<Sample> {
    const weights: Weight[] = [];
    for (const tab of tabs) weights.push(await tab.weight());
    const [tab] = tabs;
    if (!tab) throw new Error('Invariant: there is a tab');
    const held = await tab.held();
    const [mergedMs, paintedMs] = [quicker(this.merged), quicker(this.painted)];
    this.forget();
    return {
      ...held,
      polls,
      listed: listed.size,
      unlisted: held.rows.filter((row) => !listed.has(row)).length,
      pageMb: Math.max(...weights.map(({ pageMb }) => pageMb)),
      workerMb: Math.max(...weights.map(({ workerMb }) => workerMb)),
      mergedMs,
      paintedMs,
    };
  }
}
