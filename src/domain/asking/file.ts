import type * as z from 'zod/mini';
import type { RequestSpec } from '../command.ts';
import type { Permission } from '../session/permissions.ts';

/** A file the server makes when it is asked for, declared once. Nothing of it is kept on the device. */
export interface FileRequest<Args = unknown> {
  readonly name: string;
  readonly args: z.ZodMiniType<Args>;
  readonly permission: Permission | null;
  readonly request: (args: Args) => RequestSpec;
  /** What it is saved as where the answer gives no name. */
  readonly fileName: (args: Args) => string;
  /** What a 404 says: its body is not read (SUP-602). */
  readonly missing: string;
}

/** What came of asking for a file. */
export type FileOutcome =
  | { readonly kind: 'file'; readonly bytes: Uint8Array<ArrayBuffer>; readonly type: string; readonly fileName: string }
  /** Why there is none, to be shown. */
  | { readonly kind: 'none'; readonly text: string };
