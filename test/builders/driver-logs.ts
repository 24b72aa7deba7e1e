/**
 * Answers of API-L01. Defaults tell right from wrong: instants of UTC on the other side of midnight, punched times that
 * are not those that count, sums of odd cents, lists that are not in order.
 */

/** Thursday 26 November 2026 in Paris, UTC+1. */
const logDay = '2026-11-26';

export interface WireLog {
  readonly id: number;
  readonly [field: string]: unknown;
}

export const karim = { id: 71, name: 'Karim Lavandier', is_paid_by_race: false, hourly_rate: 12.75 };
export const salome = { id: 68, name: 'Salomé Barthelay', is_paid_by_race: true, hourly_rate: 11.9 };
export const elodie = { id: 93, name: 'Élodie Quint', is_paid_by_race: false, hourly_rate: null };

/** 0h02 to 5h32 in Paris: the day before in UTC. */
export const aPresence = (id: number, fields: object = {}): WireLog => ({
  ...{ id, type: 'presence', driver: karim, date: logDay, pay_mode: 'presence', vehicle: 'BIKE', center: 3 },
  ...{ started_at: '2026-11-25T23:02:17Z', ended_at: '2026-11-26T04:32:41Z', is_ended: true },
  ...{ manual_edit_start: null, manual_edit_end: null, edits: [] },
  ...{ time_total: 19_824, time_total_formated: '5 h 30', time_waiting: 2_520, time_waiting_formated: '42 min 00 s' },
  ...{ money_real: 70.21, money_perf: 38.4, has_out_of_planning_delivery: false },
  planning_sessions: [
    { start: '2026-11-25T23:00:00Z', end: '2026-11-26T02:00:00Z' },
    { start: '2026-11-26T03:00:00Z', end: '2026-11-26T05:00:00Z' },
  ],
  logs: [
    {
      ...{ label: 'G104', link_id: 3_120_104, start_center_name: 'Paris La Chapelle', end_center_name: 'Montreuil' },
      ...{ comment: '9 arrêts', minutes: 142, amount: 30.18, error: null },
    },
    {
      ...{ label: 'G121', link_id: 3_120_121, start_center_name: 'Montreuil', end_center_name: null },
      ...{ comment: null, minutes: null, amount: null, error: { message: 'Fin de tournée manquante' } },
    },
  ],
  ...fields,
});

export const aCost = (id: number, fields: object = {}): WireLog => ({
  ...{ id, type: 'driverextracost', driver: karim, date: logDay, pay_mode: 'presence', vehicle: 'BIKE', center: 3 },
  ...{ started_at: null, ended_at: null, is_ended: true, manual_edit_start: null, manual_edit_end: null, edits: [] },
  ...{ time_total: null, time_total_formated: null, time_waiting: null, time_waiting_formated: null },
  ...{ money_real: 7.44, money_perf: null, has_out_of_planning_delivery: false, planning_sessions: [] },
  logs: [{ label: 'Retour au centre', link_id: 46_000_007, comment: 'Pont fermé', minutes: 35, amount: 7.44 }],
  ...fields,
});

export const logsAnswer = (logs: readonly WireLog[]) => ({
  logs,
  extracost_types: [
    { id: 3, label: 'Détour' },
    { id: 9, label: 'Retour au centre' },
  ],
  centers: [
    { id: 3, name: 'Paris La Chapelle' },
    { id: 5, name: 'Montreuil' },
    { id: 8, name: 'Nantes' },
  ],
});
