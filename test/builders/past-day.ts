/**
 * An answer of API-O65: 26 November 2026, in UTC an hour before Paris. Defaults tell right from wrong: rounds not in the
 * order of departure, one order with two causes, one with none, one in no round, a refused demand, two sums.
 */
const at = (hour: string) => `2026-11-26T${hour}:00Z`;

const anOrder = (id: number, random_id: string, fields: object) => ({
  ...{ id: 4_100_000 + id, random_id, client_name: `Client ${random_id}`, postal_code: '75018', status: 'received' },
  ...{ shipping_time: at('16:00'), max_shipping_time: at('17:00'), prepared_at: null, date_received: at('16:50') },
  ...{ last_call: null, credited: 0, sms_at: [] },
  ...fields,
});

const aDemand = (id: number, fields: object) => ({
  ...{ id, order: null, created_at: at('16:40'), label: 'Détour', minutes: 15, comment: null, state: 'open' },
  ...fields,
});

/** Left at 17:42 in Paris, for 17:30; two of its three orders were late. */
const lateRound = {
  ...{ id: 3_003_024, driver: { id: 41, name: 'Karim Belkacem' }, target_vehicle: 'BIKE' },
  ...{ planned_departure: at('16:30'), gone_at: at('16:42'), closed_at: at('18:05') },
  orders: [
    anOrder(1, 'BFAC9Q', { date_received: at('17:05'), prepared_at: at('16:40') }),
    anOrder(2, 'N3VKEY', {
      ...{ date_received: at('17:25'), credited: 5, sms_at: [at('17:02'), at('17:20')] },
      last_call: { at: at('17:10'), by: { id: 11, first_name: 'Nadia', last_name: 'Kessler' } },
    }),
    anOrder(3, 'ABSENT', { status: 'undeliveredclient', date_received: null }),
  ],
  demands: [
    aDemand(71, { order: 4_100_001, label: 'Attente chez le client', comment: 'Digicode faux', state: 'validated' }),
    aDemand(72, { minutes: 30, comment: 'Pneu crevé', state: 'refused' }),
  ],
};

/** On time at 17:10, its order late for a reason that nobody noted. */
const punctualRound = {
  ...{ id: 3_003_019, driver: null, target_vehicle: null },
  ...{ planned_departure: at('16:10'), gone_at: at('16:10'), closed_at: null },
  orders: [anOrder(4, 'C8DZQM', { date_received: at('18:12'), credited: '2.50' })],
  demands: [],
};

const inNoRound = {
  ...{ id: null, driver: null, target_vehicle: null, planned_departure: null, gone_at: null, closed_at: null },
  orders: [anOrder(5, 'SEULE1', { date_received: at('17:01') })],
  demands: [],
};

export const wirePastDay = {
  ...{ date: '2026-11-26', kept_from: '2026-09-29' },
  ...{ delivered: 212, late: 4, undelivered: 3, unknown_hour: 0, rounds_count: 38 },
  rounds: [inNoRound, lateRound, punctualRound],
};
