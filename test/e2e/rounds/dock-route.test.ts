import { expect } from '@playwright/test';
import * as z from 'zod/mini';
import { hourText } from '../../../src/domain/time/paris-time.ts';
import { rewritten } from '../../hands/faults.ts';
import { installed, test } from '../fixtures.ts';
import { isClean } from '../hands/accessible.ts';

const address = (street: string, latitude: number | null, longitude: number | null) => ({
  street,
  postal_code: '75018',
  city: 'Paris',
  latitude,
  longitude,
});
/** Where the center is; the tests' centers have no address of their own. */
const home = address('Rue de la Chapelle', 48.8955, 2.3596);

const Way = z.looseObject({
  points: z.array(z.looseObject({ address: z.nullish(z.looseObject({ street: z.nullish(z.string()) })) })),
  polyline: z.nullish(z.array(z.unknown())),
});

function withImpossiblePlaces(json: unknown): unknown {
  const { points, polyline, ...rest } = Way.parse(json);
  const lost = (point: (typeof points)[number]) =>
    point.address?.street === 'Rue Perdue'
      ? { ...point, address: { ...point.address, latitude: 4_889.55, longitude: 2.36 } }
      : point;
  return { ...rest, points: points.map(lost), polyline: [...(polyline ?? []), [48.8955, 2_359.6]] };
}

test(
  'DSP-454 the way of a round on a map and in a table, also offline, and said when the round has changed since',
  installed,
  async ({ makeScene, board, page, context, network }) => {
    const scene = await makeScene({ address: home });
    const departure = scene.at(60);
    const round = await scene.dock({ departure });
    await scene.order('R1', { dock: round.id, dock_rank: 1, address: address('Rue Pajol', 48.8902, 2.3631) });
    await scene.order('R2', { dock: round.id, dock_rank: 2, address: address('Rue Perdue', null, null) });
    await scene.order('R3', { dock: round.id, dock_rank: 3, address: address('Rue Marx Dormoy', 48.8889, 2.3599) });
    const problems: string[] = [];
    page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) problems.push(message.text());
    });
    // A stop and a piece of the line that are nowhere on earth count as unknown, and spoil neither map nor words.
    network.intercept({ path: `/route/${round.id}/` }, rewritten(withImpossiblePlaces));
    await page.goto(`/redirect/${scene.center}?u=/dispatch`);
    await board.more(board.code(round)).click();
    await board.entry('Voir le trajet').click();

    const rows = board.dialog.getByRole('row');
    await expect(rows).toHaveCount(7);
    const at = (minutes: number) => hourText(Date.parse(departure) + minutes * 60_000);
    await expect(rows.nth(1)).toContainText(`Départ`);
    await expect(rows.nth(1)).toContainText(at(0));
    for (const [line, told] of [
      [2, ['1', 'R1', 'Client R1', 'Rue Pajol', '14 min 00 s', '642 m', at(14)]],
      [3, ['2', 'R2', 'Adresse invalide', '9 min 00 s', '—', at(23)]],
      [4, ['3', 'R3', '9 min 00 s', at(32)]],
      [5, ['Retour', '14 min 00 s', at(46)]],
      [6, ['Total', '46 min 00 s']],
    ] as const)
      for (const text of told) await expect(rows.nth(line)).toContainText(text);
    await expect(board.dialog.getByRole('link', { name: 'R3' })).toHaveAttribute('href', /^\/support\/order\/\d+$/);
    // Stops with a place are pinned under their numbers, the center where the way starts and ends.
    const pins = board.dialog.getByRole('img', { name: /^Étape/ });
    await expect(pins).toHaveText(['1', '3']);
    await expect(board.dialog.getByRole('img', { name: /^Centre : Essai/ })).toHaveCount(2);
    await expect(board.dialog.locator('canvas')).toBeVisible();
    await isClean(page);
    expect(problems).toEqual([]);

    // The address has the way shown, and the device has stored it.
    await board.serviceWorker();
    await context.setOffline(true);
    await page.reload();
    await expect(rows.nth(2)).toContainText('R1');
    await expect(board.dialog).toContainText(/Calculé à \d\d:\d\d:\d\d/);
    await page.keyboard.press('Escape');
    await board.moveTo('R1', round, 'En dernier');
    await board.more(board.code(round)).click();
    await board.entry('Voir le trajet').click();
    await expect(board.dialog).toContainText('La tournée a changé depuis le calcul de ce trajet.');
  },
);
