/*
 * Code that a board is painted without, in one chunk: the declarations of all actions, and the functions that record
 * them, undo them or render them anew.
 */
// biome-ignore lint/performance/noBarrelFile: one chunk of the worker, asked for by name
export { again } from '../db/outbox/again.ts';
export { restingAnew } from '../db/outbox/basis-of.ts';
export { enqueue } from '../db/outbox/enqueue.ts';
export { dependantsOf } from '../db/outbox/lanes.ts';
export { renderedAnew, undoArgs } from '../db/outbox/taking-back.ts';
export { commandNamed, commandNames, upcast } from '../domain/commands.ts';
export { condition, movedBefore, movedSince } from '../sync/sending/moved.ts';
export { asCertain, operationRequest, outcomeIn } from '../sync/sending/operations.ts';
export { readTouched } from '../sync/sending/touched.ts';
