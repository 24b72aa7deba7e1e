import type { ScannedCode } from '../../../domain/scan/code.ts';
import { type ScanAnswer, type ScanHandler, type ScanHere, wrong } from '../../kit/scan/scan-answer.ts';
import { scanTexts } from '../../kit/scan/text.ts';

/** A scan, with the screen it was meant for. */
export interface Scan {
  readonly atMs: number;
  readonly path: string;
  /** The device's data, as they are now. */
  readonly here: () => ScanHere;
  /** Says that a code waits for its room. */
  readonly waits: (code: ScannedCode) => void;
}

/** Age at which a scan that waits for its room is refused. */
const patienceMs = 30_000;
const againMs = 200;

/** The answer of a room, once it has its data. Neither another screen nor a late one takes the scan (OUR-022). */
export async function whenReady(handler: ScanHandler, code: ScannedCode, scan: Scan): Promise<ScanAnswer | null> {
  for (let hasWaited = false; ; hasWaited = true) {
    const answer = await handler(code, scan.here());
    if (answer !== 'notReady') return answer;
    if (!hasWaited) scan.waits(code);
    await new Promise((resolve) => setTimeout(resolve, againMs));
    const isMissed = location.pathname !== scan.path || Date.now() - scan.atMs > patienceMs;
    if (isMissed) return wrong(scanTexts.notReady(code.text));
  }
}
