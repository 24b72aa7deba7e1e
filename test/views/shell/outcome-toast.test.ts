import { describe, expect, it } from 'vitest';
import { readAlert } from '../../../src/domain/alert/commands.ts';
import { receiveArrivals } from '../../../src/domain/arrival/commands/receive.ts';
import { commandNamed, commandNames } from '../../../src/domain/commands.ts';
import { assignDock } from '../../../src/domain/dock/commands/assign.ts';
import { defineDock } from '../../../src/domain/dock/commands/define.ts';
import { extractTasks } from '../../../src/domain/dock/commands/extract.ts';
import { switchToReadyToLoad } from '../../../src/domain/dock/commands/ready-to-load.ts';
import { setDockStatus } from '../../../src/domain/dock/commands/status.ts';
import { switchDrivers } from '../../../src/domain/dock/commands/switch-drivers.ts';
import { unlockDock } from '../../../src/domain/dock/commands/unlock.ts';
import { returnDriver, startDriver, stopDriver } from '../../../src/domain/driver/commands/presence.ts';
import {
  changeCenter,
  changeVehicle,
  startActivity,
  stopActivity,
} from '../../../src/domain/driver/commands/settings.ts';
import { setBags } from '../../../src/domain/order/commands/bags.ts';
import { addCrate } from '../../../src/domain/order/commands/crates.ts';
import { askRestock, validateRestock } from '../../../src/domain/order/commands/restock.ts';
import { setOrderStatus } from '../../../src/domain/order/commands/status.ts';
import { forceNext, setGrant } from '../../../src/domain/preparation/commands/packer.ts';
import { setSwitch } from '../../../src/domain/preparation/commands/priorities.ts';
import { reviewTrolley } from '../../../src/domain/preparation/commands/review-trolley.ts';
import { cancelMove } from '../../../src/domain/task/commands/cancel-move.ts';
import { dispatchTasks } from '../../../src/domain/task/commands/dispatch.ts';
import { moveTask } from '../../../src/domain/task/commands/move.ts';
import { refusedToast } from '../../../src/views/kit/toasts/refused-toast.ts';
import { Followed } from '../../../src/views/shell/toasts/followed-toasts.ts';
import { namedToast, outcomeToast, waitingToast } from '../../../src/views/shell/toasts/outcome-toast.ts';

const generic = 'Une erreur est survenue';

describe('the toast of an outcome', () => {
  it('DSP-953 says a save was done, for 3 s; a move that arrives says nothing', () => {
    expect(outcomeToast(setBags, { event: 'settled' })).toEqual({ text: 'Sauvegarde effectuée', seconds: 3 });
    expect(outcomeToast(moveTask, { event: 'settled' })).toBeNull();
  });

  it('DSP-952 says that an alert was handled, for 3 s', () => {
    expect(outcomeToast(readAlert, { event: 'settled' })).toEqual({ text: 'Alerte traitée !', seconds: 3 });
  });

  it('DSP-998 PRP-763 SUP-743 lasts 2, 3, 5, 10 or 30 s, whatever the action and what becomes of it', () => {
    const events = ['settled', 'conflict', 'refused', 'uncertain', 'expired'] as const;
    const toasts = commandNames.flatMap((name) => {
      const command = commandNamed(name);
      const codes = [undefined, 'told', 'noted', 'warned', 'rejected', ...Object.keys(command?.text.refusals ?? {})];
      return events.flatMap((event) =>
        codes.map((code) => command && outcomeToast(command, { event, ...(code ? { reason: { code } } : {}) })),
      );
    });
    const seconds = new Set(toasts.flatMap((toast) => toast?.seconds ?? []));
    expect([...seconds].filter((it) => ![2, 3, 5, 10, 30].includes(it))).toEqual([]);
    expect(seconds).toEqual(new Set([3, 5, 10, 30]));
  });

  it.each([
    ['move', moveTask],
    ['cancel move', cancelMove],
    ['assign', assignDock],
    ['define', defineDock],
    ['unlock', unlockDock],
    ['switch drivers', switchDrivers],
    ['ready-to-load', switchToReadyToLoad],
  ] as const)('DSP-942 titles a 409 on %s, with the text of the server, for 10 s', (_action, command) => {
    const toast = outcomeToast(command, { event: 'conflict', reason: { code: 'conflict', text: 'Déjà parti' } });
    expect(toast).toEqual({ title: 'Action impossible', text: 'Déjà parti', seconds: 10, isFailure: true });
  });

  it('DSP-943 titles a refused extraction in the same way', () => {
    const reason = { code: 'conflict', status: 400, text: 'Commande déjà partie' };
    const toast = { title: 'Action impossible', text: 'Commande déjà partie', seconds: 10, isFailure: true };
    expect(outcomeToast(extractTasks, { event: 'conflict', reason })).toEqual(toast);
    expect(outcomeToast(extractTasks, { event: 'conflict', reason: { code: 'conflict' } })?.text).toBe(
      'Une erreur est survenue',
    );
  });

  it('DSP-329 DSP-449 says what was done, for 3 s', () => {
    const settled = [setOrderStatus, switchDrivers].map((command) => outcomeToast(command, { event: 'settled' }));
    expect(settled).toEqual([
      { text: 'Le statut a été mis à jour avec succès', seconds: 3 },
      { text: 'Les chauffeurs ont bien eu leur tournées échangées.', seconds: 3 },
    ]);
  });

  it('DSP-446 says what the answer told, for 3 s, in place of the success', () => {
    const told = { code: 'told', text: 'Commandes extraites dans le groupement G12' };
    expect(outcomeToast(extractTasks, { event: 'settled', reason: told })).toEqual({ text: told.text, seconds: 3 });
    expect(outcomeToast(setBags, { event: 'settled', reason: told })?.text).toBe(told.text);
  });

  it('DSP-463 says what the answer warned of, for 5 s, without a title', () => {
    const warned = { code: 'warned', text: 'Estimation impossible' };
    expect(outcomeToast(switchDrivers, { event: 'settled', reason: warned })).toEqual({
      ...{ text: 'Estimation impossible', seconds: 5, isFailure: true },
    });
  });

  it('PRP-284 what a colleague had received before is a word for 10 s, not a failure', () => {
    const noted = { code: 'noted', text: 'Réception validée. A1 déjà reçue par Karim à 09:20' };
    const toast = outcomeToast(receiveArrivals, { event: 'settled', reason: noted });
    expect(toast).toEqual({ text: noted.text, seconds: 10 });
  });

  it.each([startDriver, stopDriver, returnDriver, changeVehicle, changeCenter, startActivity, stopActivity])(
    'DSP-634 says inside the generic error why $name failed, for 5 s',
    (command) => {
      const toast = (text?: string) =>
        outcomeToast(command, { event: 'refused', reason: { code: 'rejected', ...(text ? { text } : {}) } });
      expect(toast('Déjà présent')).toEqual({
        text: 'Une erreur est survenue : Déjà présent',
        seconds: 5,
        isFailure: true,
      });
      expect(toast()).toEqual({ text: 'Une erreur est survenue', seconds: 5, isFailure: true });
    },
  );

  it('DSP-946 titles a refused order action, with the text of the server', () => {
    const toast = outcomeToast(setBags, { event: 'refused', reason: { code: 'rejected', text: 'Trop tard' } });
    expect(toast).toEqual({ title: 'Action impossible', text: 'Trop tard', seconds: 10, isFailure: true });
  });

  it('SUP-741 SUP-742 PRP-760 says the generic error alone for 5 s where the server refused without a word, but for rows of other words', () => {
    const toasts = commandNames.map((name) => {
      const command = commandNamed(name);
      return { name, toast: command && outcomeToast(command, { event: 'refused', reason: { code: 'rejected' } }) };
    });
    const others = toasts.filter(({ toast }) => !toast || toast.title || toast.text !== generic || toast.seconds !== 5);
    expect(others.map(({ name, toast }) => [name, toast?.text, toast?.seconds])).toEqual([
      // DSP-947, DSP-948
      ['order.addCrate', "Impossible d'ajouter la cagette", 10],
      ['order.deleteCrate', 'Impossible de supprimer la cagette', 10],
      // DSP-673
      ['courier.call', `Erreur: ${generic}`, 3],
      ['dock.callCourier', `Erreur: ${generic}`, 3],
      // DSP-679
      ['dock.cancelJob', "Une erreur est survenue lors de l'annulation", 5],
      // DSP-877
      ['dqp.switch', `${generic} Votre flow n'est sans doute pas à jour.`, 10],
      // LOG-105
      ...['extraCost.add', 'demand.validate', 'demand.refuse', 'extraCost.delete'].map((name) => [name, generic, 30]),
      // LOG-152, LOG-154
      ...['month.close', 'month.correct', 'month.reopen'].map((name) => [name, generic, 30]),
    ]);
  });

  it('PRP-762 says the text of the server for 10 s where the title is Action impossible, for 5 s where it only warns', () => {
    const reason = { code: 'rejected', text: 'Réservé.' };
    const toasts = [setGrant, forceNext, setSwitch, setBags].map((command) =>
      outcomeToast(command, { event: 'refused', reason }),
    );
    expect(toasts).toEqual(
      Array(4).fill({ title: 'Action impossible', text: 'Réservé.', seconds: 10, isFailure: true }),
    );
    const warned = outcomeToast(setGrant, { event: 'settled', reason: { ...reason, code: 'warned' } });
    expect([warned?.title, warned?.text, warned?.seconds]).toEqual([undefined, 'Réservé.', 5]);
  });

  it('PRP-764 says what was done in the words of the preparation', () => {
    const done = [setGrant, addCrate, receiveArrivals, validateRestock, askRestock, reviewTrolley];
    expect(done.map((command) => outcomeToast(command, { event: 'settled' }))).toEqual(
      [
        'Sauvegarde effectuée',
        'Cagette ajoutée',
        'Réception validée',
        'Le restockage a été validé',
        'La commande est en attente de restockage',
        'Alerte traitée !',
      ].map((text) => expect.objectContaining({ text, seconds: 3 })),
    );
  });

  it('DSP-935 says why a GO did not start, or that the reason is unknown', () => {
    const text = (reason?: string) =>
      outcomeToast(assignDock, { event: 'refused', reason: { code: 'notLocked', ...(reason ? { text: reason } : {}) } })
        ?.text;
    expect(text('Livreur absent')).toBe(
      'Impossible de lancer la livraison : Livreur absent. Veuillez réessayer ou mettre à jour votre flow',
    );
    expect(text()).toContain('raison inconnue');
  });

  it('SUP-376 DSP-951 says of every command that its answer was lost, never that it failed', () => {
    for (const command of commandNames.flatMap((name) => commandNamed(name) ?? [])) {
      const toast = (code: string) => outcomeToast(command, { event: 'uncertain', reason: { code } });
      const isLong = command.text.failureSeconds ?? 10;
      expect(toast('unread')).toEqual({
        ...{ text: 'Réponse perdue : vérification en cours', seconds: isLong, isWaiting: true },
      });
      expect(toast('unknown')).toEqual({
        ...{ text: 'Réponse perdue : impossible de savoir si le serveur a agi', seconds: isLong, isFailure: true },
      });
    }
  });

  it('DSP-951 says nothing of an action that waits or is tried again', () => {
    expect(outcomeToast(setBags, { event: 'retry', reason: { code: 'network' } })).toBeNull();
    expect(outcomeToast(setBags, { event: 'queued' })).toBeNull();
  });
});

describe('a refusal before anything left', () => {
  it('DSP-425 is said in the words of the declaration', () => {
    expect(refusedToast(moveTask, { code: 'dockTooOld', detail: '16' }).text).toBe('ce dock est trop vieux: 16 jours');
  });

  it('DSP-634 is said inside the generic error for a driver', () => {
    expect(refusedToast(stopActivity, { code: 'noActivity', detail: undefined }).text).toBe(
      "Une erreur est survenue : Le livreur n'a pas d'activité en cours",
    );
  });

  it('falls back on the engine, then on the generic error', () => {
    expect(refusedToast(setBags, { code: 'filling', detail: undefined }).text).toMatch(/^Les données du centre/);
    expect(refusedToast(setBags, { code: 'unheard-of', detail: undefined }).text).toBe('Une erreur est survenue');
  });
});

it('SUP-376 an outcome that may come later than 30 s is told where the action cannot wait', () => {
  let nowMs = 0;
  const followed = new Followed(() => nowMs);
  followed.add('live', { isToEnd: true });
  followed.add('queued');
  nowMs = 125_000;
  expect([followed.groupOf('live'), followed.groupOf('queued')]).toEqual(['live', undefined]);
});

it('an outcome is told for 30 s after the action, in the tab that issued it', () => {
  let nowMs = 0;
  const followed = new Followed(() => nowMs);
  followed.add('a');
  nowMs = 30_000;
  expect([followed.groupOf('a'), followed.groupOf('b')]).toEqual(['a', undefined]);
  nowMs = 30_001;
  expect(followed.groupOf('a')).toBeUndefined();
});

it('actions told together are done once the server has agreed to each, also to one before it was known of', () => {
  const followed = new Followed(() => 0);
  followed.add('a');
  followed.agree('a');
  followed.add('a', { group: 'both' });
  followed.add('b', { group: 'both' });
  expect(followed.isAgreed('both')).toBe(false);
  followed.agree('b');
  expect(followed.isAgreed('both')).toBe(true);
  expect(followed.isAgreed('none')).toBe(false);
});

describe('what an outcome is about', () => {
  const go = assignDock.args.parse({ dockId: 10_012, driverId: 3, lockedAt: null, at: '2026-11-26T08:00:00Z' });

  it('DSP-832 a success says what happened to what: GO and validation too, and the round that was made', () => {
    expect(namedToast(assignDock, { event: 'settled' }, go)).toEqual({ text: 'GO – Tournée G12', seconds: 3 });
    const status = setDockStatus.args.parse({ dockId: 10_012, status: 'moving', atMs: 0 });
    expect(namedToast(setDockStatus, { event: 'settled' }, status)?.text).toBe('Tournée G12 validée');
    const tour = dispatchTasks.args.parse({ orders: [{ taskId: 1, orderId: 1 }], define: false });
    const made = { code: 'told', made: 'dock:10014' as const };
    expect(namedToast(dispatchTasks, { event: 'settled', reason: made }, tour)).toEqual({
      text: 'Commandes dispatchées dans une tournée vide',
      detail: 'Tournée G14 créée : 1 commande',
      seconds: 3,
    });
  });

  it('names what waits and what was refused, and marks what waits', () => {
    expect(waitingToast(assignDock, go)).toEqual({ text: 'GO G12', seconds: 10, isWaiting: true });
    const reason = { code: 'conflict', text: 'Déjà parti' };
    expect(namedToast(assignDock, { event: 'conflict', reason }, go)?.detail).toBe('GO G12');
  });
});
