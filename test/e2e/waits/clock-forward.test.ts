import { expect } from '@playwright/test';
import { test } from '../fixtures.ts';

const title = 'Tournées en cours de création';

// The eve of the night in which 02:00 becomes 03:00.
test.use({ world: { seed: 1, size: 10, startsAt: '2026-03-28T12:00:00Z' } });

test('DSP-214 tomorrow begins at 04:00 of the wall clock of summer', async ({ scene, board }) => {
  const today = await scene.dock({ departure: '2026-03-29T02:09:00Z' });
  const tomorrow = await scene.dock({ departure: '2026-03-29T02:10:00Z' });
  await board.open();
  await expect(board.rounds(title).getByRole('article', { name: board.code(today) })).toContainText('03:59');
  await expect(
    board.rounds(`${title} \\(demain\\)`).getByRole('article', { name: board.code(tomorrow) }),
  ).toContainText('04:00');
});

test('DSP-374 DSP-381 a departure under 4 h away is red, across the change of clocks too', async ({ scene, board }) => {
  const soon = await scene.dock({ departure: scene.at(4 * 60 + 8) });
  const later = await scene.dock({ departure: scene.at(4 * 60 + 12) });
  const over = await scene.dock({ departure: scene.at(-30) });
  await board.open();
  await expect(board.dock(soon)).toContainText('moins de 4 h');
  await expect(board.dock(over)).toContainText('moins de 4 h');
  await expect(board.dock(later)).not.toContainText('moins de 4 h');
});
