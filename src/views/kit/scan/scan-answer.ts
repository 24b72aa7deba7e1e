import type { QuaiDb } from '../../../db/schema.ts';
import type { Center } from '../../../domain/center/center.ts';
import type { ScannedCode } from '../../../domain/scan/code.ts';
import type { FoundKind, Searchable } from '../../../domain/search/searchable.ts';

/** A scan's result, in words; `isRight` is its sound (OUR-030). */
export interface ScanAnswer {
  readonly isRight: boolean;
  readonly text: string;
  /** Undoes its mark; false where that has changed since the scan. */
  readonly undo?: () => boolean;
}

/** The context of a scan: the tab's center, and the device's data. */
export interface ScanHere {
  readonly db: QuaiDb;
  /** The tab's center. */
  readonly center: number;
  readonly centers: readonly Center[];
  readonly isOnline: boolean;
  /** Matches of a text in the center's lists, the best first. */
  readonly find: (typed: string) => Promise<readonly Searchable[]>;
  /** Where the console shows a thing of a center; null where nowhere. */
  readonly placeOf: (kind: FoundKind, id: number, center: Center | undefined) => string | null;
}

/**
 * A room's handler of a code; null where it is to be searched, `notReady` while the room does not have its data: it is
 * asked again.
 */
export type ScanHandler = (code: ScannedCode, here: ScanHere) => Promise<ScanAnswer | 'notReady' | null>;

export const right = (text: string, undo?: () => boolean): ScanAnswer => ({
  isRight: true,
  text,
  ...(undo ? { undo } : {}),
});
export const wrong = (text: string): ScanAnswer => ({ isRight: false, text });
