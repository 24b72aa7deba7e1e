import { expect } from '@playwright/test';
import { describe } from 'vitest';
import { aCost, aPresence, elodie, karim, logsAnswer, salome, type WireLog } from '../../builders/driver-logs.ts';
import { refusal } from '../../hands/faults.ts';
import { leapingClock } from '../browser/stopped-clock.ts';
import { test } from '../fixtures.ts';
import { telling } from './log-page.ts';

const planning_sessions = [{ start: '2026-10-08T04:00:00Z', end: '2026-10-08T12:00:00Z' }];
const at = { date: '2026-10-08', planning_sessions, logs: [] };
const some = [
  aPresence(1, { ...at, started_at: '2026-10-08T03:50:00Z', ended_at: '2026-10-08T08:05:00Z' }),
  aPresence(2, { ...at, started_at: '2026-10-08T09:15:00Z', ended_at: '2026-10-08T12:08:00Z' }),
  aPresence(3, { ...at, driver: salome, started_at: '2026-10-08T07:00:00Z', ended_at: '2026-10-08T12:00:00Z' }),
  aCost(1, { date: '2026-10-08', driver: elodie }),
];
const path = '/logs/date/2026-10-08?view=picture';

describe('the picture of a day', () => {
  test.override({ account: 'logistique' });

  test('LOG-209 LOG-210 LOG-212 a line a driver, whose text says all that it draws; those to look at stand in the address', async ({
    scene: _,
    page,
    network,
  }) => {
    telling(network, some);
    await page.goto('/logs/date/2026-10-08');
    await page.getByRole('button', { name: 'Image du jour' }).click();
    await expect(page).toHaveURL(path);
    const picture = page.getByRole('region', { name: 'Image du jour' });
    const images = () =>
      picture
        .getByRole('img')
        .evaluateAll((all) => all.map((it) => it.getAttribute('aria-label')?.replaceAll(/\s/g, ' ')));
    await expect(picture.getByRole('heading')).toHaveText('2 chauffeurs');
    expect(await images()).toEqual([
      'Karim Lavandier : trou 10h05 - 11h15, 1 h 10 ; prévu 6h00 - 14h00 ; présent 5h50 - 10h05 ; ' +
        'présent 11h15 - 14h08 ; attente 5h50 - 10h05 ; attente 11h15 - 14h08',
      'Salomé Barthelay : prévu 6h00 - 14h00 ; présent 9h00 - 14h00 ; attente 9h00 - 14h00',
    ]);
    await expect(picture.getByRole('listitem').filter({ hasText: karim.name })).toContainText(/trou 1.h.10/);
    await page.getByRole('button', { name: 'À regarder (1)' }).click();
    await expect(page).toHaveURL(`${path}&look=1`);
    expect(await images()).toHaveLength(1);
    await page.getByRole('button', { name: 'Tableau' }).click();
    await expect(page.getByRole('table').first()).toBeVisible();
  });

  test('LOG-212 arrows go from driver to driver and from moment to moment, each is said; Enter opens his day', async ({
    scene: _,
    page,
    network,
  }) => {
    telling(network, some);
    await page.goto(path);
    const picture = page.getByRole('region', { name: 'Image du jour' });
    const reading = picture.getByLabel('Moment lu');
    await expect(reading).toHaveText(/^Karim Lavandier : trou 10h05 - 11h15/);
    const link = (name: string) => picture.getByRole('listitem').getByRole('link', { name });
    await link(karim.name).focus();
    await page.keyboard.press('ArrowRight');
    await expect(reading).toHaveText('Karim Lavandier : prévu 6h00 - 14h00');
    await page.keyboard.press('ArrowDown');
    await expect(link(salome.name)).toBeFocused();
    await expect(reading).toHaveText('Salomé Barthelay : prévu 6h00 - 14h00');
    await page.keyboard.press('ArrowRight');
    await expect(reading).toHaveText('Salomé Barthelay : présent 9h00 - 14h00');
    await page.keyboard.press('Home');
    await expect(link(karim.name)).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/logs/driver/${salome.id}/date/2026-10-08`);
  });

  test('LOG-209 LOG-210 a round without a presence has a line of its own; a day without any says so', async ({
    scene: _,
    page,
    network,
  }) => {
    const unlogged_rounds = [
      {
        ...{ link_id: 3_120_088, label: 'G88', driver: elodie },
        ...{ started_at: '2026-10-08T13:00:00Z', ended_at: '2026-10-08T15:20:00Z' },
      },
    ];
    network.intercept({ path: '/driver-logs/', method: 'GET' }, refusal(200, { ...logsAnswer([]), unlogged_rounds }));
    await page.goto(path);
    const picture = page.getByRole('region', { name: 'Image du jour' });
    await expect(picture.getByRole('listitem').filter({ hasText: elodie.name })).toContainText('tournée sans présence');
    telling(network, [aCost(1, { date: '2026-10-09' })]);
    await page.goto('/logs/date/2026-10-09?view=picture');
    await expect(page.getByText('Aucune présence ce jour-là')).toBeVisible();
  });

  test('LOG-216 who is planned and has no presence has a line, seen among those to look at, also on a day without logs', async ({
    scene: _,
    page,
    network,
  }) => {
    const leap = leapingClock();
    const missing_drivers = [{ driver: elodie, planning_sessions }];
    const tell = (logs: readonly WireLog[]) =>
      network.intercept(
        { path: '/driver-logs/', method: 'GET' },
        refusal(200, { ...logsAnswer(logs), missing_drivers }),
      );
    tell([]);
    await page.goto('/logs/date/2026-10-08');
    await expect(page.getByText('Aucun log', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Image du jour' }).click();
    const lines = page.getByRole('region', { name: 'Image du jour' }).getByRole('listitem');
    const hers = lines.filter({ has: page.getByRole('link', { name: elodie.name }) });
    await expect(hers).toContainText('prévu sans présence');
    await expect(hers.getByRole('link')).toHaveAttribute('href', `/logs/driver/${elodie.id}/date/2026-10-08`);
    tell(some);
    await leap(3_000);
    await page.goto(`${path}&look=1`);
    await expect(hers).toContainText('prévu sans présence 6h00 - 14h00');
    await expect(page.getByRole('region', { name: 'Image du jour' }).getByRole('img')).toHaveCount(2);
  });

  test('LOG-212 sixty drivers have sixty lines', async ({ scene: _, page, network }) => {
    const driver = (at: number) => ({ ...karim, id: 1_000 + at, name: `Livreur ${String(at).padStart(2, '0')}` });
    telling(
      network,
      Array.from({ length: 60 }, (_, index) =>
        aPresence(index + 1, {
          ...{ ...at, driver: driver(index), started_at: '2026-10-08T07:00:00Z', ended_at: '2026-10-08T12:00:00Z' },
        }),
      ),
    );
    await page.goto(path);
    await expect(page.getByRole('region', { name: 'Image du jour' }).getByRole('img')).toHaveCount(60);
  });
});
