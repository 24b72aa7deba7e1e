import * as z from 'zod/mini';
import type { Command } from '../../../../src/domain/command.ts';
import { type Dock, DockId } from '../../../../src/domain/dock/dock.ts';
import { refuse } from '../../../../src/domain/result.ts';
import type { Patch } from '../../../../src/domain/rows.ts';
import type { Permission } from '../../../../src/domain/session/permissions.ts';
import { textId } from '../../http/input.ts';
import { type AnyAction, action } from '../action.ts';
import { theDock } from '../answers.ts';
import { conflictOf } from '../conflict.ts';
import type { Rows } from '../reads.ts';

/** One request about a dock, with the present rows. */
interface Asked<Body> {
  readonly dock: Dock;
  readonly body: Body;
  readonly rows: Rows;
  readonly nowMs: number;
}

interface DockAction<Body, Args> {
  readonly service: string;
  readonly summary: string;
  readonly permission?: Permission;
  readonly body: z.ZodMiniType<Body>;
  /** The rules: the guard refuses with 409, the effect is written. */
  readonly command: Command<Args>;
  /** The command's arguments; those that a request lacks are taken from the present rows. */
  readonly args: (asked: Asked<Body>) => Args;
  /** Patches of the server alone. */
  readonly also?: (asked: Asked<Body>) => readonly Patch[];
}

/** `POST /docks/{id}/{service}/`: an action on one dock, which it answers (DSP-440). */
export function dockAction<Body, Args>(entry: DockAction<Body, Args>): AnyAction {
  const { service, summary, permission = 'flow', body: schema, command, args: argsOf, also } = entry;
  return action({
    method: 'POST',
    path: `/docks/:id/${service}/`,
    summary,
    permission,
    answers: 'Dock',
    input: z.object({ id: textId(DockId), body: schema }),
    subject: ({ id }) => ({ kind: 'dock', id }),
    reads: ({ id }) => ({ dock: [id] }),
    decide: ({ id, body }, rows, nowMs) => {
      const dock = rows.get('dock', id);
      if (!dock) return conflictOf(command.text, refuse('gone'), { docks: [id] });
      const asked = { dock, body, rows, nowMs };
      const args = argsOf(asked);
      const refusal = command.guard(args, rows);
      if (refusal) return conflictOf(command.text, refusal, { docks: [id] });
      return {
        verdict: 'accept',
        patches: [...command.effect(args, rows), ...(also?.(asked) ?? [])],
        answer: theDock(id),
      };
    },
  });
}
