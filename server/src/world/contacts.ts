import type { Task } from '../../../src/domain/task/task.ts';
import { drawMobile } from './names.ts';
import { makeRandom } from './random.ts';

/** Where a client is told by SMS. */
export interface Contact {
  readonly client_id: number;
  readonly phone: string;
}

/** The numbers of those who ordered, each client's his own; one in forty gave none. */
export function contactsOf(tasks: readonly Pick<Task, 'client'>[]): Contact[] {
  const ids = new Set(tasks.flatMap(({ client }) => client?.id ?? []));
  return [...ids]
    .filter((id) => id % 40 !== 0)
    .map((id) => ({ client_id: id, phone: drawMobile(makeRandom(id).fork('phone')) }));
}
