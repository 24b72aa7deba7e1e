import type { QuaiDb } from '../../../db/schema.ts';
import type { Center } from '../../../domain/center/center.ts';
import type { ScannedCode } from '../../../domain/scan/code.ts';
import type { FoundKind, Searchable } from '../../../domain/search/searchable.ts';

/** What a scan did, in words; `isRight` is how it sounds (OUR-030). */
export interface ScanAnswer {
  readonly isRight: boolean;
  readonly text: string;
  /** Takes back what it marked; false where that is no longer as the scan left it. */
  readonly undo?: () => boolean;
}

/** Where a scan came to: the screen that is open, and what the device holds. */
export interface ScanHere {
  readonly db: QuaiDb;
  /** The tab's. */
  readonly center: number;
  readonly centers: readonly Center[];
  readonly isOnline: boolean;
  /** What the lists of the center show of a text, the best first. */
  readonly find: (typed: string) => Promise<readonly Searchable[]>;
  /** Where in the console something of a center is looked at; null where nowhere. */
  readonly placeOf: (kind: FoundKind, id: number, center: Center | undefined) => string | null;
}

/** What a room does with a code; null where it is to be searched. */
export type ScanHandler = (code: ScannedCode, here: ScanHere) => Promise<ScanAnswer | null>;

export const right = (text: string, undo?: () => boolean): ScanAnswer => ({
  isRight: true,
  text,
  ...(undo ? { undo } : {}),
});
export const wrong = (text: string): ScanAnswer => ({ isRight: false, text });
