import type { RequestSpec } from '../../src/domain/command.ts';
import { commandNamed } from '../../src/domain/commands.ts';
import { assert } from '../../src/domain/result.ts';
import { type Sample, titleOf } from '../actions/samples.ts';
import type { WrittenCall } from '../actions/test-action.ts';

/** A call of a sample as a test names it. */
export const rowOf = (sample: Sample, { row, line, ...carried }: WrittenCall) => ({
  ...{ api: row, name: titleOf(sample), line, carried },
});

export function commandOf({ name }: Sample) {
  const command = commandNamed(name);
  assert(command, `${name} is declared`);
  return command;
}

/** A request as it is written in a test object. */
export const shown = ({ method, path, timeoutMs: _timeoutMs, ...carried }: RequestSpec) => [
  `${method} ${path}`,
  carried,
];
