import { describe, expect, it } from 'vitest';
import { prepareIncident } from '../../../src/domain/incident/commands/prepare.ts';
import { TouchedOrder } from '../../../src/domain/incident/incident-row.ts';
import { smsFor } from '../../../src/domain/incident/sms.ts';
import { sendLateSms, validateLateness } from '../../../src/domain/late-order/commands/review.ts';
import { type Recipient, smsFactsOf } from '../../../src/domain/sms-text/facts.ts';
import { isFilled, markOf, smsFields } from '../../../src/domain/sms-text/fields.ts';
import { fill, unfilledIn } from '../../../src/domain/sms-text/fill.ts';
import { inOrderOfName, whyNotChangeText } from '../../../src/domain/sms-text/sms-text.ts';

const at = (time: string) => Date.parse(`2026-03-10T${time}:00+01:00`);
const iso = (time: string) => new Date(at(time)).toISOString();
const now = at('19:40');

const known: Recipient = {
  delivery: { eta: iso('20:00'), status: 'shipping' },
  slot: { startMs: at('18:00'), endMs: at('19:30') },
  ...{ firstName: 'Zoé', randomId: 'QGYAJM', cents: 750 },
  round: { isDriverCertain: true, driverName: 'Karim' },
  center: { name: 'Paris La Chapelle', phone: '01 40 00 00 00' },
};

/** What a text with one field says of a recipient, or why it says nothing. */
function say(field: (typeof smsFields)[number], of: Partial<Recipient> = {}): string {
  const { text, unfilled } = fill(markOf(field), smsFactsOf({ ...known, ...of }, now));
  const [first] = unfilled;
  if (first) expect(text, 'a field that is not filled stays as it was typed').toBe(markOf(field));
  return first ? `– ${first.why}` : text;
}

describe('the fields of a text', () => {
  it('OUR-219 are filled by what is known of the order', () => {
    const template = smsFields.map(markOf).join('|');
    expect(fill(template, smsFactsOf(known, now))).toEqual({
      text: 'Zoé|QGYAJM|18:00 - 19:30|30 min|entre 19:55 et 20:15|7,50|Karim|Paris La Chapelle|01 40 00 00 00',
      unfilled: [],
    });
  });

  it.each([
    ['prénom', { firstName: null }, '– le prénom du client est inconnu'],
    ['prénom', { firstName: '  ' }, '– le prénom du client est inconnu'],
    ['commande', { randomId: null }, "– la commande n'a pas de numéro public"],
    ['créneau', { slot: { startMs: null, endMs: at('19:30') } }, '– le créneau est inconnu'],
    ['montant', { cents: 0 }, '– aucun crédit ne part'],
    ['montant', { cents: null }, '– aucun crédit ne part'],
    ['livreur', { round: null }, "– la commande n'est dans aucune tournée"],
    ['livreur', { round: { isDriverCertain: false, driverName: 'Karim' } }, "– la tournée n'est pas encore donnée"],
    ['livreur', { round: { isDriverCertain: true, driverName: null } }, '– le livreur est inconnu'],
    ['centre', { center: null }, '– le nom du centre est inconnu'],
    ['téléphone', { center: { name: 'Ivry', phone: null } }, '– le téléphone du centre est inconnu'],
  ] as const)('OUR-219 of %s nothing is said where nothing is known: %j', (field, of, said) => {
    expect(say(field, of)).toBe(said);
  });

  it('OUR-219 take an estimate that is past for none: what is late is late, all else is not known', () => {
    const past = { eta: iso('19:39'), status: 'shipping' };
    expect(say('arrivée', { delivery: past })).toBe('avec du retard');
    expect(say('retard', { delivery: past })).toBe('10 min');
    const inTime = { startMs: at('19:00'), endMs: at('20:30') };
    expect(say('arrivée', { delivery: past, slot: inTime })).toBe("– l'heure d'arrivée est inconnue");
    expect(say('retard', { delivery: past, slot: inTime })).toBe("– la commande n'est pas en retard");
    expect(say('arrivée', { slot: inTime })).toBe('entre 19:55 et 20:15');
  });

  it('OUR-219 announce no arrival of what is delivered or canceled', () => {
    for (const delivery of [
      { eta: iso('20:00'), status: 'received' },
      { eta: iso('20:00'), orderStatus: 'canceled' },
    ])
      expect(say('arrivée', { delivery })).toBe("– la commande n'est plus attendue");
  });

  it('OUR-219 are known in whatever case, with accents or without; what names none is said', () => {
    const facts = smsFactsOf(known, now);
    expect(fill(' Bonjour {Prenom} {PRÉNOM}, {nom} ', facts)).toEqual({
      text: 'Bonjour Zoé Zoé, {nom}',
      unfilled: [{ mark: '{nom}', why: "ce n'est pas un champ", canFill: false }],
    });
  });

  it('OUR-219 that a name brings are no fields, and such a text is not sent', () => {
    const { text, unfilled } = fill('{prénom}', smsFactsOf({ ...known, firstName: '{montant}' }, now));
    expect(text).toBe('{montant}');
    expect(unfilled).toHaveLength(1);
  });

  it('OUR-219 that were typed by hand can be filled', () => {
    expect(unfilledIn('Bonjour {prénom}', smsFactsOf(known, now))).toEqual([
      { mark: '{prénom}', why: "n'est pas rempli", canFill: true },
    ]);
  });
});

describe('a text with something left to fill', () => {
  const unfilled = ['Bonjour {prénom}', 'Bonjour {', 'Bonjour {prénom', 'Bonjour prénom}', '{}', '{x}'];

  it.each(unfilled)('OUR-219 is sent by no action: %s', (text) => {
    expect(isFilled(text)).toBe(false);
    const who = { orderId: 1, randomId: 'A1', taskId: 2, at: iso('19:40'), by: 'a@quai.example', creditCents: 0 };
    expect(sendLateSms.args.safeParse({ ...who, message: text }).success).toBe(false);
    expect(sendLateSms.args.safeParse({ ...who, message: 'Bonjour.' }).success).toBe(true);
    expect(validateLateness.args.safeParse({ ...who, recredit: false, sms: text }).success).toBe(false);
    expect(validateLateness.args.safeParse({ ...who, recredit: false, sms: '' }).success).toBe(true);
    const item = { orderId: 1, customerId: null, cents: 500, lateMinutes: null };
    const incident = {
      ...{ id: '8d8a2a54-0f2c-4b7e-9a51-5a1b0c0f7d11', center: 9, cause: 'round', about: 'G1', why: '', subtype: 'x' },
      ...{ customerCeilingCents: 500, ceilingCents: 500, stopsAtRefusal: false },
    };
    expect(prepareIncident.args.safeParse({ ...incident, items: [{ ...item, sms: text }] }).success).toBe(false);
    expect(prepareIncident.args.safeParse({ ...incident, items: [{ ...item, sms: 'Bonjour.' }] }).success).toBe(true);
  });
});

describe('the text of an incident', () => {
  const touched = (fields: object = {}) =>
    TouchedOrder.parse({
      ...{ id: 1, random_id: 'A1', first_name: 'Zoé', status: 'shipping', eta: iso('20:00'), has_phone: true },
      ...{ shipping_time: iso('18:00'), max_shipping_time: iso('19:30'), dock: { id: 7, name: 'G7' } },
      ...{ driver_name: 'Karim', ...fields },
    });
  const template = '{prénom}, {livreur} arrive {arrivée} : {montant}';
  const textOf = (fields: object = {}) =>
    smsFor(template, { order: touched(fields), cents: 500 }, { center: null, nowMs: now });

  it('OUR-247 OUR-171 is filled by each order', () => {
    expect(textOf().text).toBe('Zoé, Karim arrive entre 19:55 et 20:15 : 5,00');
    expect(textOf({ first_name: 'Léa', eta: null }).text).toBe('Léa, Karim arrive avec du retard : 5,00');
    expect(textOf({ first_name: null }).unfilled).toMatchObject([{ mark: '{prénom}' }]);
    // A server that tells no driver is not certain of him.
    expect(textOf({ driver_name: null }).unfilled).toMatchObject([{ mark: '{livreur}' }]);
  });

  it('OUR-247 of a customer without a number holds up none', () => {
    expect(textOf({ has_phone: false, first_name: null })).toEqual({ text: '', unfilled: [] });
    expect(textOf({ has_phone: false }).text).toContain('Zoé');
  });
});

describe('kept texts', () => {
  it('OUR-218 are one’s own first, then those of the center, by name', () => {
    const text = (id: number, title: string, is_shared: boolean) => ({ id, title, is_shared });
    const all = [
      text(1, 'Retard 10', true),
      text(2, 'Étage', false),
      text(3, 'Retard 9', true),
      text(4, 'Digicode', false),
    ];
    expect(inOrderOfName(all).map(({ id }) => id)).toEqual([4, 2, 3, 1]);
  });

  it('OUR-228 are not changed once deleted, and a shared one stays so', () => {
    const text = (is_shared: boolean, deleted_at: string | null = null) => ({ is_shared, deleted_at });
    expect(whyNotChangeText(undefined, false)?.code).toBe('gone');
    expect(whyNotChangeText(text(false, iso('19:00')), false)?.code).toBe('gone');
    expect(whyNotChangeText(text(true), false)?.code).toBe('shared');
    expect(whyNotChangeText(text(true), true)).toBeNull();
    expect(whyNotChangeText(text(false), true)).toBeNull();
  });
});
