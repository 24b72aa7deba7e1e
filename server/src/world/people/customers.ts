import { CustomerId } from '../../../../src/domain/customer/customer.ts';
import type { Client, Task } from '../../../../src/domain/task/task.ts';
import type { customers } from '../../db/schema/customers.ts';
import { dayMs, iso } from '../clock.ts';
import { siteIds } from '../metas.ts';
import { makeRandom, type Random } from '../random.ts';
import { phoneOf } from './contacts.ts';
import { drawName, plainName } from './names.ts';

export type WorldCustomer = typeof customers.$inferInsert;

/** The customer for a client, as support sees him: always the same for the same client. */
function customerOf(client: Client & { readonly id: number }, nowMs: number): WorldCustomer {
  const random = makeRandom(client.id).fork('customer');
  const isFraud = client.is_fraud === true;
  const name = namesOf(client);
  return {
    id: CustomerId.parse(client.id),
    ...name,
    email: `${plainName(`${name.first_name ?? ''} ${name.last_name ?? ''}`)}.${client.id % 10_000}@courriel.example`,
    phone_number: phoneOf(client.id),
    is_fraud: isFraud,
    is_trusted: !isFraud && random.chance(0.9),
    fraud_score: Math.round((isFraud ? 0.7 + random.next() * 0.3 : random.next() ** 3) * 100) / 100,
    date_joined: iso(nowMs - random.int(30, 2_400) * dayMs),
    data: {
      main_psp: random.pick(['stripe', 'checkout']),
      ...optIns(random),
      ...favours(random),
      is_vip: client.is_vip ?? false,
      super_venere_at: random.chance(0.03) ? iso(nowMs - random.int(2, 300) * dayMs) : null,
      is_multicenter_enabled: random.chance(0.94),
      usersite: usersite(random),
      internal_note: noteOf(client, random, nowMs),
      fraud_details: isFraud ? fraudDetails : [],
      groups: client.is_staff ? ['staff'] : [],
      legacy_user_id: random.chance(0.04) ? random.int(10_000, 99_999) : null,
      updated_at: iso(nowMs - random.int(0, 20) * dayMs),
    },
  };
}

/** The customers of orders, without duplicates. */
export function customersOf(tasks: readonly Pick<Task, 'client'>[], nowMs: number): WorldCustomer[] {
  const byId = new Map<number, WorldCustomer>();
  let before: number | null = null;
  for (const { client } of tasks) {
    if (!client?.id || byId.has(client.id)) continue;
    byId.set(client.id, {
      ...customerOf({ ...client, id: client.id }, nowMs),
      referrer_id: client.id % 9 === 0 ? before : null,
    });
    before = client.id;
  }
  return [...byId.values()];
}

/** A company has one name, used as a last name. */
const namesOf = ({ name, first_name, last_name }: Client) => ({
  first_name: first_name ?? null,
  last_name: last_name ?? name ?? null,
});

const optIns = (random: Random) => ({
  optin_email: random.int(0, 2),
  optin_sms: random.int(0, 2),
  optin_push: random.int(0, 2),
});

const favours = (random: Random) => ({
  no_order_minimum_one_shot: random.chance(0.04),
  without_shipping_fee_one_shot: random.chance(0.05),
  without_extra_shipping_fee_oneshot: random.chance(0.02),
  without_shipping_fee: random.chance(0.02),
  without_extra_shipping_fee: random.chance(0.02),
  is_allowed_to_sponsor: random.chance(0.9),
  is_bypass_limit: random.chance(0.03),
  is_skip_fraud_detection: random.chance(0.03),
});

const usersite = (random: Random) => [
  { site: siteIds.grocery, center: random.chance(0.1) ? 9 : null },
  ...(random.chance(0.2) ? [{ site: siteIds.mealPartner, center: null }] : []),
];

const fraudDetails = [
  { rule_id: 'R12', description: 'Carte refusée trois fois en une heure' },
  { rule_id: 'R31', description: 'Adresse déjà liée à un compte frauduleux' },
];

const notes = [
  'Sonner deux fois, malentendante.',
  'A demandé à ne plus être appelé le matin.',
  'Geste commercial fait en septembre : être attentif aux œufs.',
];

function noteOf({ id }: Client, random: Random, nowMs: number) {
  if (!id) return null;
  const { first, last } = drawName(random);
  const isWritten = random.chance(0.15);
  return {
    id: id * 3 + 1,
    content: isWritten ? random.pick(notes) : '',
    last_author: isWritten ? { first_name: first, last_name: last } : null,
    updated_at: isWritten ? iso(nowMs - random.int(1, 90) * dayMs) : null,
  };
}
