import type * as z from 'zod/mini';
import { describe } from './describe.ts';
import { type AnswerShape, schemaOf } from './entity-schemas.ts';

/** Documentation of a poll. */
export interface DescribedPoll {
  readonly path: string;
  readonly summary: string;
  readonly input: z.ZodMiniType;
  readonly answers: AnswerShape;
  /** The answer with changes since an earlier one. */
  readonly delta: AnswerShape;
}

const text = (description: string) => ({ type: 'string', description });

const etag = text('Désigne ce contenu, quels que soient la version et le mode de transmission.');
const version = text('La version de la demande, renvoyée telle quelle.');
const cursor = text('Désigne cette réponse dans un `Delta-Since` ; absent là où les deltas ne sont pas offerts.');
const base = text('Le `Delta-Since` de la demande : la réponse ne dit que ce qui a changé depuis.');
const always = { ETag: etag, 'X-Version': version };

/** The documentation of a poll: three answers, by the content the client has (docs/adr/0018). */
export function describePoll({ delta, ...poll }: DescribedPoll) {
  const { response, ...described } = describe(poll) as { readonly response: Readonly<Record<number, object>> };
  return {
    ...described,
    headers: {
      type: 'object',
      properties: {
        'if-none-match': text('ETag de la dernière réponse.'),
        'delta-since': text('`Delta-Cursor` de la dernière réponse, pour ne recevoir que ce qui a changé depuis.'),
      },
    },
    response: {
      ...response,
      200: { ...response[200], description: 'Tout', headers: { ...always, 'Delta-Cursor': cursor } },
      226: {
        description: 'Ce qui a changé depuis la réponse nommée dans `Delta-Since`',
        headers: { ...always, 'Delta-Cursor': cursor, 'Delta-Base': base },
        ...schemaOf(delta),
      },
      304: { description: 'Inchangé', headers: { ...always, 'Delta-Cursor': cursor } },
    },
  };
}
