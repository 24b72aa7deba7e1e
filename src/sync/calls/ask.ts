import type { Answered, Question } from '../../domain/asking/question.ts';
import { questionNamed } from '../../domain/asking/questions.ts';
import { readable } from '../../domain/readable.ts';
import { fits } from '../../domain/schema.ts';
import { errorText } from '../../domain/words/error-text.ts';
import type { Http } from './http.ts';

export interface AskDeps {
  readonly http: Http;
  /** The verified token, or null when there is none to send. */
  readonly token: () => Promise<string | null>;
  readonly unauthorized: (token: string) => void;
  readonly may: (permission: Question['permission']) => boolean;
  /** Called with the names of fields that cannot be read, of an answer that is used all the same. */
  readonly unread: (fields: readonly string[]) => void;
}

const nothing: Answered = { kind: 'failed', status: null, text: null };

/** Asks a question of the console once. Its answer is stored nowhere (docs/adr/0044). */
export async function ask(deps: AskDeps, name: string, args: unknown): Promise<Answered> {
  const entry = questionNamed(name);
  if (!entry || !fits(entry.args, args) || !deps.may(entry.permission)) return nothing;
  const token = await deps.token();
  if (token === null) return nothing;
  const reply = await deps.http(entry.request(args), { token });
  if (reply.kind === 'lost') return nothing;
  if (reply.status === 401) deps.unauthorized(token);
  const isGood = reply.status >= 200 && reply.status < 300;
  const read = isGood ? readable(entry.value, reply.body) : null;
  if (!read) return { kind: 'failed', status: reply.status, text: isGood ? null : (errorText(reply.body) ?? null) };
  deps.unread(read.unread.map((field) => `${entry.name}.${field}`));
  return { kind: 'told', value: read.value };
}
