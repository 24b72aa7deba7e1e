import type * as z from 'zod/mini';
import type { RequestSpec } from '../command.ts';
import type { Permission } from '../session/permissions.ts';

/** A file the server makes on demand, declared once. It is not stored on the device. */
export interface FileRequest<Args = unknown> {
  readonly name: string;
  readonly args: z.ZodMiniType<Args>;
  readonly permission: Permission | null;
  readonly request: (args: Args) => RequestSpec;
  /** Name of the file where the answer has none. */
  readonly fileName: (args: Args) => string;
  /** Text for a 404, whose body is not read (SUP-602). */
  readonly missing: string;
}

/** The result of asking for a file. */
export type FileOutcome =
  | { readonly kind: 'file'; readonly bytes: Uint8Array<ArrayBuffer>; readonly type: string; readonly fileName: string }
  /** Why there is none, as a text to be shown. */
  | { readonly kind: 'none'; readonly text: string };
