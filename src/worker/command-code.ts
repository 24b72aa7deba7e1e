/*
 * What a board is painted without, in one piece: the declarations of all actions, and what records them, takes them back
 * or renders them anew.
 */
// biome-ignore lint/performance/noBarrelFile: one chunk of the worker, asked for by name
export { enqueue } from '../db/outbox/enqueue.ts';
export { renderedAnew, undoArgs } from '../db/outbox/taking-back.ts';
export { commandNamed, commandNames, upcast } from '../domain/commands.ts';
