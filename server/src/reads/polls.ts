import * as z from 'zod/mini';
import { CenterId } from '../../../src/domain/center/center-id.ts';
import { maybe } from '../../../src/domain/schema.ts';
import type { AnswerShape } from '../http/entity-schemas.ts';
import { type RawInput, readInput, textId } from '../http/input.ts';
import { dispatchLoad as loadParts, boardState as stateParts } from '../snapshot/answers.ts';
import { filterQuery, filtersOf } from '../snapshot/filters.ts';
import { compose } from '../snapshot/part.ts';
import type { Variant } from '../snapshot/snapshots.ts';
import type { Viewer } from '../wire.ts';
import { defaultCenter } from './entities.ts';

/** The input of a poll: a whole center, in one variant. */
interface Asked {
  readonly center: CenterId;
  /** A tag of the request, echoed unchanged (DSP-154); null when it had none. */
  readonly version: number | null;
  readonly variant: Variant;
}

export interface Poll {
  readonly path: string;
  readonly summary: string;
  readonly input: z.ZodMiniType;
  readonly answers: AnswerShape;
  readonly delta: AnswerShape;
  /** The center it asks for, before anything else of it is read; null where that cannot be read. */
  centerOf(query: unknown): number | null;
  ask(raw: RawInput, viewer: Viewer): Asked;
}

const Version = maybe(z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number)));
const Center = maybe(textId(CenterId));

/** The center in one parameter of a query. */
const centerIn = (name: string) => {
  const schema = z.object({ [name]: Center });
  return (query: unknown) => {
    const read = schema.safeParse(query);
    return read.success ? (read.data[name] ?? defaultCenter) : null;
  };
};

const LoadQuery = z.object({ version: Version, center: Center, ...filterQuery });

/** API-006 and API-007: without query, the default filters of the default center. */
const dispatchLoad: Poll = {
  path: '/dispatch/loadstate/',
  summary: "L'état du dispatch d'un centre",
  input: LoadQuery,
  answers: 'DispatchLoad',
  delta: 'DispatchLoadDelta',
  centerOf: centerIn('center'),
  ask: (raw, viewer) => {
    const query = readInput(LoadQuery, raw);
    const filters = filtersOf(query);
    return {
      center: query.center ?? defaultCenter,
      version: query.version ?? null,
      variant: {
        key: `load/${viewer.withMobile}/${JSON.stringify(filters)}`,
        compose: (mirror, nowMs, touched) => compose(loadParts, { mirror, viewer, filters, nowMs, touched }),
      },
    };
  },
};

const noFilters = filtersOf({});

const StateQuery = z.object({ version: Version, center_id: Center });

/** API-001. */
const boardState: Poll = {
  path: '/tasks/state/',
  summary: "L'état du tableau d'un centre",
  input: StateQuery,
  answers: 'BoardState',
  delta: 'BoardStateDelta',
  centerOf: centerIn('center_id'),
  ask: (raw, viewer) => {
    const query = readInput(StateQuery, raw);
    return {
      center: query.center_id ?? defaultCenter,
      version: query.version ?? null,
      variant: {
        key: `state/${viewer.withMobile}`,
        compose: (mirror, nowMs, touched) =>
          compose(stateParts, { mirror, viewer, filters: noFilters, nowMs, touched }),
      },
    };
  },
};

export const polls: readonly Poll[] = [dispatchLoad, boardState];
