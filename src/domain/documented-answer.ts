import { isRecord } from './wire.ts';

/**
 * The documented answer of a successful action (the column `Answer` of section 28 of dispatch.md, section 27 of
 * preparation.md and the API of support.md). `of` is the entity by its name in the tables; `ids` are the requested
 * ones, null where only the server knows them.
 */
export type DocumentedAnswer =
  /** No documented content: any success is done. */
  | { readonly kind: 'none' }
  | { readonly kind: 'entity'; readonly of: string; readonly ids: readonly number[] | null }
  /** All of `ids`, possibly with others. */
  | { readonly kind: 'list'; readonly of: string; readonly ids: readonly number[] | null }
  /** At least one of `ids`: those that changed. */
  | { readonly kind: 'changed'; readonly of: string; readonly ids: readonly number[] }
  /** An object without an id of ours: it has at least one of these fields, and no other value under a name of `asked`. */
  | {
      readonly kind: 'fields';
      readonly of: string;
      readonly names: readonly string[];
      readonly asked: Readonly<Record<string, string | number>>;
    };

export const noAnswer: DocumentedAnswer = { kind: 'none' };
export const answersOne = (of: string, ...ids: readonly (number | null)[]): DocumentedAnswer => {
  const asked = ids.flatMap((id) => id ?? []);
  return { kind: 'entity', of, ids: asked.length > 0 ? asked : null };
};
/** An entity that the call creates: the server chooses its id. */
export const answersNew = (of: string): DocumentedAnswer => ({ kind: 'entity', of, ids: null });
export const answersAll = (of: string, ids: readonly number[] | null): DocumentedAnswer => ({ kind: 'list', of, ids });
export const answersChanged = (of: string, ids: readonly number[]): DocumentedAnswer => ({ kind: 'changed', of, ids });
export const answersFields = (
  of: string,
  names: readonly string[],
  asked: Readonly<Record<string, string | number>> = {},
): DocumentedAnswer => ({ kind: 'fields', of, names, asked });

/**
 * The body of a success, compared with the documented one. `absent`: the documented part is missing (empty, `{}`, `[]`,
 * `null`, a bare text), so the action is neither confirmed nor refused. `other`: it contains another entity than the
 * requested one.
 */
export type AnswerKind = 'documented' | 'absent' | 'other';

export function answerKind(documented: DocumentedAnswer, body: unknown): AnswerKind {
  switch (documented.kind) {
    case 'none':
      return 'documented';
    case 'entity': {
      const id = isRecord(body) ? body.id : undefined;
      if (typeof id !== 'number') return 'absent';
      return documented.ids === null || documented.ids.includes(id) ? 'documented' : 'other';
    }
    case 'list':
      return listKind(body, documented.ids, (asked, given) => asked.every((id) => given.has(id)));
    case 'changed':
      return listKind(body, documented.ids, (asked, given) => asked.some((id) => given.has(id)));
    case 'fields':
      return fieldsKind(body, documented);
  }
}

function fieldsKind(body: unknown, { names, asked }: Extract<DocumentedAnswer, { kind: 'fields' }>): AnswerKind {
  if (!isRecord(body) || !names.some((name) => name in body)) return 'absent';
  const isOther = ([name, value]: readonly [string, string | number]) => name in body && body[name] !== value;
  return Object.entries(asked).some(isOther) ? 'other' : 'documented';
}

function listKind(
  body: unknown,
  asked: readonly number[] | null,
  isComplete: (asked: readonly number[], given: ReadonlySet<unknown>) => boolean,
): AnswerKind {
  const given = new Set((Array.isArray(body) ? body : []).filter(isRecord).map(({ id }) => id));
  if (given.size === 0) return 'absent';
  if (asked === null || isComplete(asked, given)) return 'documented';
  return asked.some((id) => given.has(id)) ? 'absent' : 'other';
}
