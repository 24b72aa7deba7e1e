import type { Client } from '../../../../src/domain/task/task.ts';
import type { Scene } from '../scene.ts';
import { drawName } from './names.ts';

const companies = [
  'Atelier Lumen',
  'Crèche Les Petits Pas',
  'Cabinet Orme & Fils',
  'Studio Faubourg',
  'Garage Belleval',
];

const plain = { is_vip: false, is_fraud: false, is_staff: false, is_pro: false, user_type: 1 };

/** `number` counts the clients of a center: special traits are assigned in turn, so that each occurs. */
export function makeClient({ random, nextId }: Pick<Scene, 'random' | 'nextId'>, number: number): Client {
  const { first, last } = drawName(random);
  const person = { id: nextId('client'), name: `${first} ${last}`, first_name: first, last_name: last, ...plain };
  if (number % 13 === 4) return { ...person, name: random.pick(companies), first_name: null, is_pro: true };
  if (number % 11 === 6) return { ...person, is_vip: true };
  if (number % 41 === 9) return { ...person, is_fraud: true };
  if (number % 29 === 14) return { ...person, is_staff: true };
  if (number % 37 === 20) return { ...person, user_type: exchangeUserType };
  if (number % 31 === 25) return { ...person, name: last, first_name: null };
  return person;
}

const exchangeUserType = 2; // CST-52

export const asStaff = (client: Client): Client => ({ ...client, ...plain, is_staff: true });
