/*
 * Code that a board is painted without, in one chunk: the declarations of all actions, and what records them, sends
 * them, undoes them or renders them anew.
 */
// biome-ignore lint/performance/noBarrelFile: one chunk of the worker, asked for by name
export { commandNamed, commandNames, upcast } from '../domain/commands.ts';
export { Sender } from '../sync/sending/send.ts';
export { UserActions } from './user-actions.ts';
