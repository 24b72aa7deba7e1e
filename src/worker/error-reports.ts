import type { DeviceDb } from '../db/device/device.ts';
import { dropErrors, storedErrors } from '../db/error-list.ts';
import type { ErrorReport } from '../domain/error-report/report.ts';
import { hold, type Locks } from '../sync/locks.ts';
import { backoffMs, retryAfterMs } from '../sync/sending/backoff.ts';

interface ErrorReportsDeps {
  readonly device: DeviceDb;
  readonly locks: Locks;
  readonly fetch: (address: string, init: RequestInit) => Promise<Response>;
  /** Where errors are reported; with null they are not, and stay in the list. */
  readonly address: () => string | null;
  readonly now: () => number;
  readonly random: () => number;
  readonly setTimer: (run: () => void, ms: number) => void;
}

const batch = 25;
const timeoutMs = 10_000;

/**
 * Reports errors of this device to the reporting service (DSP-949, DSP-950). One tab sends at a time, some errors a
 * call, each until the service has received it.
 *
 *   kept ──lock──▶ sent ──2xx──▶ dropped, the next ones are sent
 *    ▲               │
 *    └── backoff ────┘ anything else; a call without an answer may report an error twice, under the same id
 */
export class ErrorReports {
  private failures = 0;
  private isWaiting = false;

  constructor(private readonly deps: ErrorReportsDeps) {}

  /** Sends the stored errors, unless another tab does or it is too early to try again. */
  async send(): Promise<void> {
    if (this.isWaiting || this.deps.address() === null) return;
    const lock = await hold(this.deps.locks, 'quai-errors', { ifAvailable: true });
    if (!lock) return;
    try {
      while (await this.sendBatch());
    } finally {
      lock.release();
    }
  }

  /** Whether there may be more to send now. */
  private async sendBatch(): Promise<boolean> {
    const address = this.deps.address();
    const reports = (await storedErrors(this.deps.device)).slice(0, batch);
    if (address === null || reports.length === 0) return false;
    const response = await this.call(address, reports);
    if (!response?.ok) {
      this.later(response ? retryAfterMs(response.headers, this.deps.now()) : 0);
      return false;
    }
    this.failures = 0;
    await dropErrors(this.deps.device, new Set(reports.map(({ id }) => id)));
    return true;
  }

  /** Null without an answer. The request has no cookie, no token and no referrer. */
  private call(address: string, reports: readonly ErrorReport[]): Promise<Response | null> {
    return this.deps
      .fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ reports }),
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        signal: AbortSignal.timeout(timeoutMs),
      })
      .catch(() => null);
  }

  private later(atLeastMs: number): void {
    this.failures += 1;
    this.isWaiting = true;
    const again = () => {
      this.isWaiting = false;
      void this.send();
    };
    this.deps.setTimer(again, backoffMs(this.failures, this.deps.random, atLeastMs));
  }
}
