import * as z from 'zod/mini';
import type { Dock } from '../../../../src/domain/dock/dock.ts';
import { TaskId } from '../../../../src/domain/task/task.ts';

/** The driver's answer as the user saw it: null means "still pending", a missing key no expectation (DSP-485). */
export const ExpectedAcceptance = z.object({ accepted_by_driver_should_be: z.optional(z.nullable(z.boolean())) });

/** The same, with the tasks as a set (DSP-480, DSP-481, DSP-483). */
export const Expected = z.extend(ExpectedAcceptance, { task_ids_should_be: z.optional(z.array(TaskId)) });

/** The acceptance that the command compares; without an expectation, the present one. */
export const acceptanceExpected = (body: z.infer<typeof ExpectedAcceptance> | null | undefined, dock: Dock) =>
  body?.accepted_by_driver_should_be === undefined
    ? (dock.accepted_by_driver ?? null)
    : body.accepted_by_driver_should_be;

export const tasksExpected = (body: z.infer<typeof Expected> | null | undefined, dock: Dock) => [
  ...(body?.task_ids_should_be ?? dock.tasks ?? []),
];
