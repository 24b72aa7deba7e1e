import { describe, expect, it } from 'vitest';
import { commandNamed } from '../../src/domain/commands.ts';
import { assignDock } from '../../src/domain/dock/commands/assign.ts';
import { assert } from '../../src/domain/result.ts';
import { isFinal, verdict } from '../../src/sync/sending/verdict.ts';
import { samples } from '../actions/samples.ts';
import { aStored } from '../builders/stored.ts';
import { replyOf } from '../engine/network.ts';

const bags = commandNamed('order.bags');
const go = commandNamed(assignDock.name);
const stored = aStored({ name: 'order.bags', args: { orderId: 7, dry: 1, isotherm: 1 } });
const meaning = (status: number, body: unknown = {}) => {
  if (!bags) throw new Error('No such command');
  return verdict(bags, stored, replyOf({ status, body, headers: {} }));
};

/** An answer's meaning for an action of this name. */
function meaningFor(name: string, status: number, body: unknown) {
  const command = commandNamed(name);
  assert(command, `${name} is declared`);
  const args = samples.find((sample) => sample.name === name)?.args;
  return verdict(command, aStored({ name, args }), replyOf({ status, body, headers: {} }));
}

describe('what an answer means for an action', () => {
  it.each([
    [200, 'settled'],
    [204, 'settled'],
    [401, 'unauthorized'],
    [409, 'conflict'],
    [408, 'retry'],
    [429, 'retry'],
    [400, 'refused'],
    [403, 'refused'],
    [404, 'refused'],
    [422, 'refused'],
    [500, 'lost'],
    [502, 'lost'],
    [503, 'lost'],
  ])('status %i: %s', (status, to) => {
    expect(meaning(status, { id: 7 }).to).toBe(to);
  });

  it('tells a keyed request still in progress by its code, not by its status', () => {
    expect(meaning(503, { code: 'request_in_progress' })).toMatchObject({
      to: 'retry',
      reason: { code: 'inProgress' },
    });
  });

  it('keeps the words of the server as a reason, and decides nothing by them', () => {
    expect(meaning(400, { error: 'conflict 409' })).toMatchObject({ to: 'refused', reason: { text: 'conflict 409' } });
  });

  it('is lost when nothing came back, whatever the cause', () => {
    if (!bags) throw new Error('No such command');
    expect(verdict(bags, stored, { kind: 'lost', cause: 'timeout' })).toEqual({
      to: 'lost',
      reason: { code: 'timeout' },
    });
  });

  it('DSP-419 refuses a GO answered 200 without locked_at, and keeps the dock it holds', () => {
    if (!go) throw new Error('No such command');
    const args = { dockId: 51, driverId: 71, lockedAt: null, at: '2026-03-10T09:00:00Z' };
    const body = { id: 51, locked_at: null, error_message: 'Refusée' };
    const found = verdict(go, aStored({ name: 'dock.assign', args }), replyOf({ status: 200, body, headers: {} }));
    expect(found).toMatchObject({ to: 'refused', reason: { code: 'notLocked', text: 'Refusée' } });
    expect(found).toHaveProperty('rows.0.rows.0.id', 51);
  });

  it('DSP-484 takes the docks of a conflict as what the server has now', () => {
    const found = meaning(409, { error: 'Déjà', docks: [{ id: 51, tasks: [{ id: 1, linked_order: { id: 1001 } }] }] });
    expect(found).toMatchObject({ to: 'conflict', reason: { text: 'Déjà' } });
    expect('rows' in found && found.rows.map((part) => part.kind)).toEqual(['dock', 'task', 'order']);
  });

  it('DSP-943 takes a 400 for a conflict where tasks are extracted, and nowhere else', () => {
    const body = { error: 'Commande déjà partie', dock: { id: 7, tasks: [] } };
    expect(meaningFor('dock.extract', 400, body)).toMatchObject({
      ...{ to: 'conflict', reason: { code: 'conflict', status: 400, text: 'Commande déjà partie' } },
      rows: [{ kind: 'dock', rows: [{ id: 7, tasks: [] }] }, { kind: 'task' }, { kind: 'order' }],
    });
    expect(meaningFor('dock.extract', 409, body).to).toBe('conflict');
    const others = new Set(samples.map(({ name }) => name).filter((name) => name !== 'dock.extract'));
    expect([...others].filter((name) => meaningFor(name, 400, body).to !== 'refused')).toEqual([]);
  });

  it('DSP-446 DSP-463 hands on what the answer has to say of the success', () => {
    const told = (name: string, body: object) => meaningFor(name, 200, body);
    expect(told('dock.extract', { id: 7, new_dock: { id: 10_012 } })).toMatchObject({
      ...{ to: 'settled', told: { text: 'Commandes extraites dans le groupement G12', seconds: 3 } },
    });
    expect(told('dock.edit', { id: 7, error_message: 'Estimation impossible' })).toMatchObject({
      ...{ to: 'settled', told: { text: 'Estimation impossible', seconds: 5 } },
    });
    expect(told('dock.edit', { id: 7 })).toMatchObject({ to: 'settled', told: undefined });
  });

  it('DSP-633 hands on what is to be read again, nothing otherwise', () => {
    const stopped = meaningFor('driver.stopActivity', 200, { dock_ids: [7], shipping_task_ids: [1] });
    expect(stopped).toMatchObject({
      to: 'settled',
      reload: [
        { kind: 'dock', request: { method: 'GET', path: '/docks/7/' } },
        { kind: 'task', request: { method: 'GET', path: '/tasks/shipping/', query: { ids: '1' } } },
      ],
    });
    expect(meaningFor('driver.return', 200, { id: 71 })).toMatchObject({ to: 'settled', reload: [] });
  });

  it('DSP-459 is content with an answer without a body', () => {
    expect(meaningFor('dock.delete', 204, null)).toMatchObject({ to: 'settled', rows: [] });
  });

  it('asks again after nothing but a server that was busy', () => {
    expect([400, 403, 404, 409, 422].every(isFinal)).toBe(true);
    expect([200, 304, 408, 429, 500, 503].some(isFinal)).toBe(false);
  });
});
