import { expect } from '@playwright/test';
import type { Board } from './board.ts';
import type { Morning } from './morning.ts';
import type { Scene } from './scene.ts';

/** An action of each kind, with the call it sends and how the board shows it. */
export const actions = {
  'bag counts': {
    path: '/processing-orders/',
    act: (board: Board) => board.setBags('A1', 9, 3),
    shown: (board: Board) => expect(board.bags('A1')).toHaveText('9 + 3'),
  },
  'a move': {
    path: '/move_task/',
    act: (board: Board, { round }: Morning) => board.moveTo('A1', round),
    shown: (board: Board, { round }: Morning) => expect(board.inDock(round, 'A1')).toBeVisible(),
  },
  GO: {
    path: '/assign/',
    act: (board: Board, { ready }: Morning) => board.go(ready).click(),
    shown: (board: Board) => expect(board.rounds('En livraison').getByRole('article')).toHaveCount(1),
  },
} as const;

export async function isDoneOnce(scene: Scene, board: Board) {
  await expect(board.actions).toHaveText('Actions', { timeout: 20_000 });
  expect(await scene.ledger()).toHaveLength(1);
}
