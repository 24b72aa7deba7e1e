import { expect } from '@playwright/test';
import type { Board } from '../../hands/board.ts';
import { test } from '../fixtures.ts';

type Round = Parameters<Board['code']>[0];

async function give(board: Board, round: Round, driver: RegExp) {
  await board
    .dock(round)
    .getByRole('button', { name: /^Sans livreur/ })
    .click();
  await board.dialog.getByRole('button', { name: driver }).click();
  await expect(board.dialog).toBeHidden();
}

const told = /par un collègue/;

test('DSP-460 of two who give one driver two rounds both are told of the other’s, whoever came first, and of none of their own', async ({
  scene,
  board,
  colleague,
}) => {
  const nora = await scene.driver('Nora Bellamy', { vehicle: 'CAR' });
  const ali = await scene.driver('Ali Dutour', { vehicle: 'CAR' });
  const rounds = [];
  for (const name of ['B1', 'B2', 'B3', 'B4', 'B5']) {
    const round = await scene.dock({});
    await scene.order(name, { dock: round.id, dock_rank: 1 });
    rounds.push(round);
  }
  const [first, theirs, own, alis, laterAlis] = rounds;
  if (!first || !theirs || !own || !alis || !laterAlis) throw new Error('five rounds');
  await board.open();
  // First, and then once more: what a person gives twice he knows.
  await give(board, first, /^Nora Bellamy/);
  await give(board, own, /^Nora Bellamy/);
  await expect(board.dock(own)).toContainText('Nora Bellamy');
  expect((await colleague.patch(`/docks/${theirs.id}/`, { target_driver: nora.id })).status).toBe(200);
  // Second: the board does not know yet of the other gift.
  expect((await colleague.patch(`/docks/${alis.id}/`, { target_driver: ali.id })).status).toBe(200);
  await give(board, laterAlis, /^Ali Dutour/);
  await board.refresh();
  const of = (mine: Round, other: Round, name: string) =>
    `${name} a deux tournées : ${board.code(mine)}, donnée par vous, et ${board.code(other)}, donnée par un collègue`;
  await expect(board.toast(of(own, theirs, 'Nora Bellamy'))).toBeVisible();
  await expect(board.toast(of(laterAlis, alis, 'Ali Dutour'))).toBeVisible();
  await expect(board.toast(of(first, own, 'Nora Bellamy'))).toHaveCount(0);
  await expect(board.toast(of(own, first, 'Nora Bellamy'))).toHaveCount(0);
});

test('DSP-460 whoever gave a round is told who has it now, or that it was taken back; his own second thought is no news', async ({
  scene,
  board,
  colleague,
}) => {
  await scene.driver('Nora Bellamy', { vehicle: 'CAR' });
  const ali = await scene.driver('Ali Dutour', { vehicle: 'CAR' });
  const [one, two, three] = [await scene.dock({}), await scene.dock({}), await scene.dock({})];
  for (const [at, round] of [one, two, three].entries()) await scene.order(`C${at}`, { dock: round.id, dock_rank: 1 });
  await board.open();
  for (const round of [one, two, three]) await give(board, round, /^Nora Bellamy/);
  await expect.poll(async () => (await scene.ledger()).length).toBe(3);
  await board.more(board.code(three)).click();
  await board.entry('Donner à…').click();
  await board.dialog.getByRole('button', { name: 'La reprendre à Nora Bellamy' }).click();
  await expect.poll(async () => (await scene.ledger()).length).toBe(4);
  // Until a poll has shown his own gift, nobody can tell a round without driver from a board that lags behind.
  await board.refresh();
  await expect(board.actions).toHaveText('Actions');
  expect((await colleague.patch(`/docks/${one.id}/`, { target_driver: ali.id })).status).toBe(200);
  expect((await colleague.patch(`/docks/${two.id}/`, { target_driver: null })).status).toBe(200);
  await board.refresh();
  await expect(
    board.toast(`${board.code(one)} a été donnée à Ali Dutour par un collègue, à la place de Nora Bellamy`),
  ).toBeVisible();
  await expect(
    board.toast(`${board.code(two)} n'a plus de livreur : un collègue l'a reprise à Nora Bellamy`),
  ).toBeVisible();
  await expect(board.dock(three).getByRole('button', { name: /^Sans livreur/ })).toBeVisible();
  await expect(board.toast(told).filter({ hasText: board.code(three) })).toHaveCount(0);
  await expect(board.toast(/deux tournées/)).toHaveCount(0);
});
