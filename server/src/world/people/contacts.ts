import type { Task } from '../../../../src/domain/task/task.ts';
import { makeRandom } from '../random.ts';
import { drawMobile } from './names.ts';

/** A client's phone number for SMS. */
export interface Contact {
  readonly client_id: number;
  readonly phone: string;
}

/** A client's own phone number; one in forty gave none. */
export const phoneOf = (client: number) => (client % 40 === 0 ? null : drawMobile(makeRandom(client).fork('phone')));

/** The phone numbers of orders' clients. */
export function contactsOf(tasks: readonly Pick<Task, 'client'>[]): Contact[] {
  const ids = new Set(tasks.flatMap(({ client }) => client?.id ?? []));
  return [...ids].flatMap((client_id) => {
    const phone = phoneOf(client_id);
    return phone === null ? [] : [{ client_id, phone }];
  });
}
