import type { FileOutcome } from '../../domain/asking/file.ts';
import { fileNamed } from '../../domain/asking/files.ts';
import { fits } from '../../domain/schema.ts';
import type { Permission } from '../../domain/session/permissions.ts';
import { errorText, genericError } from '../../domain/words/error-text.ts';
import type { Parser } from '../polling/body.ts';
import type { Http } from './http.ts';

interface FileDeps {
  readonly http: Http;
  /** The verified token, or null when there is none to send. */
  readonly token: () => Promise<string | null>;
  readonly unauthorized: (token: string) => void;
  readonly may: (permission: Permission | null) => boolean;
}

const asBytes: Parser = { spare: new Uint8Array(), parse: (body) => body };

const none = (text: string): FileOutcome => ({ kind: 'none', text });

/** Asks for a file by the rules of every call (http.ts). The page gets it as it came; it is stored nowhere. */
export async function fetchFile(deps: FileDeps, name: string, args: unknown): Promise<FileOutcome> {
  const entry = fileNamed(name);
  const token = await deps.token();
  if (!entry || !fits(entry.args, args) || !deps.may(entry.permission) || token === null) return none(genericError);
  const reply = await deps.http(entry.request(args), { token, parser: asBytes });
  if (reply.kind === 'lost') return none(genericError);
  const { status, body, headers } = reply;
  if (status === 401) deps.unauthorized(token);
  // The body of a 404 may look like a file too: the status decides.
  if (status === 404) return none(entry.missing);
  if (status !== 200 || !(body instanceof Uint8Array)) return none(errorText(body) ?? genericError);
  return {
    kind: 'file',
    // Memory of its own: it is handed to the page.
    bytes: new Uint8Array(body),
    type: headers.get('Content-Type') ?? 'application/octet-stream',
    fileName: nameIn(headers.get('Content-Disposition')) ?? entry.fileName(args),
  };
}

/** The file name in an answer, without any folder; null where it has none. */
function nameIn(disposition: string | null): string | null {
  const quoted = /filename="([^"\\/]+)"/i.exec(disposition ?? '')?.[1];
  return quoted ?? /filename=([^;"\s\\/]+)/i.exec(disposition ?? '')?.[1] ?? null;
}
