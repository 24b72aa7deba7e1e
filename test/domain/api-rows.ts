import type { Command, RequestSpec } from '../../src/domain/command.ts';
import { commandNamed } from '../../src/domain/commands.ts';
import { assert } from '../../src/domain/result.ts';
import { samples } from '../builders/commands/all.ts';

export type Carried = Pick<RequestSpec, 'query' | 'body'>;
export type Row = readonly [api: string, sample: string, line: string, carried?: Carried];

/** One row as a test names it. */
export const row = ([api, name, line, carried = {}]: Row) => ({ api, name, line, carried });
export const nameOf = ({ name, when }: (typeof samples)[number]) => `${name} ${when}`;

/** Takes something of the command of a sample, with its arguments. */
export function called<T>(wanted: string, take: (command: Command, args: unknown) => T): T {
  const found = samples.find((it) => nameOf(it) === wanted);
  const command = found && commandNamed(found.name);
  assert(command, `${wanted} is a sample`);
  return take(command, found.args);
}

/** A request as the rows have it. */
export const shown = ({ method, path, timeoutMs: _timeoutMs, ...carried }: RequestSpec) => [
  `${method} ${path}`,
  carried,
];
