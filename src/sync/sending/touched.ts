import type { Acceptance } from '../../domain/command.ts';
import { flatten, type RawRows } from '../../domain/wire.ts';
import type { Http, Reply } from '../calls/http.ts';
import type { TokenBinding } from '../calls/session.ts';

interface Deps {
  readonly bind: (fresh: boolean) => Promise<TokenBinding>;
  readonly http: Http;
  readonly refresh: (center: number) => void;
}

/** Rows that an action touched beside its own (DSP-633); those that cannot be read now come with the next load. */
export async function readTouched(
  { bind, http, refresh }: Deps,
  center: number,
  reload: NonNullable<Acceptance['reload']>,
): Promise<RawRows[]> {
  const bound = await bind(false);
  if (bound.status !== 'bound') return [];
  const replies = await Promise.all(reload.map(({ request }) => http(request, { token: bound.token })));
  const isRead = (reply: Reply) => reply.kind === 'answer' && reply.status === 200;
  if (!replies.every(isRead)) refresh(center);
  return replies.flatMap((reply, at) => {
    const kind = reload[at]?.kind;
    if (reply.kind !== 'answer' || reply.status !== 200 || !kind) return [];
    return flatten(kind, 'answer', Array.isArray(reply.body) ? reply.body : [reply.body]);
  });
}
