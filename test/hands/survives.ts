import { expect } from '@playwright/test';
import type { Board } from './board.ts';
import type { Fault } from './faults.ts';
import { aMorning, colleagueMoves } from './morning.ts';
import type { Network } from './proxy.ts';
import type { Scene } from './scene.ts';

export const load = { path: '/dispatch/loadstate/' };

/** A board and its server, in a browser or beside it. */
interface Meeting {
  readonly scene: Scene;
  readonly board: Board;
  readonly network: Pick<Network, 'intercept'>;
  readonly colleague: Parameters<typeof colleagueMoves>[0];
}

/** The board stays, the failure is counted and shown, and the next success clears it. */
export async function survives({ scene, board, network, colleague }: Meeting, fault: Fault) {
  const { a1, round } = await aMorning(scene);
  await board.open();
  await colleagueMoves(colleague, a1.task, null, round);
  const failing = network.intercept(load, fault);
  await board.refresh();
  await expect(board.banner).toContainText('Échecs : 1');
  await expect(board.banner).toContainText('Serveur injoignable');
  await expect(board.row('A1')).toBeVisible();
  await board.refresh();
  await expect(board.banner).toContainText('Échecs : 2');
  failing.stop();
  await board.refresh();
  await expect(board.inDock(round, 'A1')).toBeVisible();
  await expect(board.banner).toContainText('À jour');
  await expect(board.banner).not.toContainText('Échecs');
}
