import { expect, type Page } from '@playwright/test';
import { describe } from 'vitest';
import { dayAfter, dayText } from '../../../src/domain/driver-log/calendar.ts';
import { parisDay } from '../../../src/domain/time/paris-time.ts';
import { wirePastDay } from '../../builders/past-day.ts';
import { centsOfColumn, columnOf } from '../../domain/csv/read-csv.ts';
import { refusal } from '../../hands/faults.ts';
import { test } from '../fixtures.ts';
import { savedFiles } from '../logs/saved-files.ts';

const address = '/dispatch/hier?date=2026-11-26';
const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim();
const yesterday = () => dayAfter(parisDay(Date.now()), -1);

const rowsOf = async (page: Page, name: string) => {
  const rows = await page
    .getByRole('region', { name, exact: true })
    .getByRole('row')
    .evaluateAll((all) => all.map((row) => [...row.children].map((cell) => cell.textContent)));
  return rows.map((cells) => cells.map(plain));
};
const list = 'Tournées avec un retard';

describe('the late orders of a day that is over', () => {
  test.override({ account: 'dispatch' });

  test('OUR-236 OUR-237 OUR-238 says how the day ended, each round with its causes, and all its orders once unfolded', async ({
    scene,
    page,
    network,
  }) => {
    network.intercept({ path: '/dispatch-days/' }, refusal(200, wirePastDay));
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Retards du jeudi 26 novembre 2026');
    const asked = expect.stringContaining(`date=2026-11-26&center=${scene.center}`);
    await expect.poll(() => network.seen('/dispatch-days/')).toContainEqual(asked);
    const totals = page.getByRole('region', { name: 'Totaux du jour' }).locator('dl > div');
    await expect(totals).toHaveCount(6);
    expect((await totals.allTextContents()).map(plain)).toEqual([
      'En retard4sur 212 livrées',
      'Tournées en retard2sur 38',
      'Non livrées3',
      'Clients appelés1sur 4 en retard',
      'Prévenus par SMS1sur 4 en retard',
      'Créditées27,50 €',
    ]);
    expect((await rowsOf(page, list)).slice(1)).toEqual([
      ['G3019', 'Sans livreur', 'prévu 17:10parti 17:10', '', "1 commande, jusqu'à +72 min", 'sans cause connue'],
      [
        ...['G3024', 'Karim BelkacemVélo', 'prévu 17:30parti 17:42', 'rentré 19:05', "2 commandes, jusqu'à +25 min"],
        [
          "partie 12 min après l'heure estimée",
          'préparation de BFAC9Q finie à 17:40',
          'Attente chez le client, 15 min, à BFAC9Q',
        ].join(''),
      ],
      ['Sans tournée', '', '', '', "1 commande, jusqu'à +1 min", 'sans cause connue'],
    ]);
    await page.getByRole('button', { name: 'G3024' }).click();
    const causes =
      "partie 12 min après l'heure estiméepréparation de BFAC9Q finie à 17:40Attente chez le client, 15 min, à BFAC9Q";
    const slot = '17:00 – 18:00';
    expect((await rowsOf(page, 'Commandes de G3024')).slice(1)).toEqual([
      ['1', 'BFAC9QClient BFAC9Q, 75018', slot, '17:40', '18:05', '+5 min', causes, '', '', ''],
      [
        ...['2', 'N3VKEYClient N3VKEY, 75018', slot, '', '18:25', '+25 min', causes],
        ...['appelé 18:10 par Nadia', '18:02, 18:20', '5,00 €'],
      ],
      ['3', 'ABSENTClient ABSENT, 75018', slot, '', 'PAS LÀ', '', '', '', '', ''],
    ]);
    await expect(page.getByRole('link', { name: 'N3VKEY' })).toHaveAttribute('href', '/support/order/4100002');
    await page.getByRole('button', { name: 'G3024' }).click();
    await expect(page.getByRole('region', { name: 'Commandes de G3024' })).toHaveCount(0);
  });

  test('OUR-238 OUR-239 a cause keeps its rounds and its file; what drivers wrote stands with what became of it', async ({
    scene: _,
    page,
    network,
  }) => {
    network.intercept({ path: '/dispatch-days/' }, refusal(200, wirePastDay));
    const files = savedFiles();
    await page.goto(address);
    const buttons = page.getByRole('region', { name: 'Causes' }).getByRole('button');
    await expect(buttons).toHaveCount(4);
    expect(await buttons.allTextContents()).toEqual([
      'Départ tardif (2)',
      'Préparation tardive (2)',
      'Livreur (2)',
      'Sans cause connue (2)',
    ]);
    await expect(page.getByText('Une commande qui a plusieurs causes compte dans chacune.')).toBeVisible();
    await page.getByRole('button', { name: 'Exporter les 4 retards (CSV)' }).click();
    await page.getByRole('button', { name: 'Livreur (2)' }).click();
    await expect(page.getByRole('button', { name: 'Livreur (2)' })).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByText('1 tournée sur 3')).toBeVisible();
    expect((await rowsOf(page, list)).slice(1).map(([round]) => round)).toEqual(['G3024']);
    await page.getByRole('button', { name: 'G3024' }).click();
    const demands = page.getByRole('list', { name: 'Demandes du livreur, G3024' }).getByRole('listitem');
    expect((await demands.allTextContents()).map(plain)).toEqual([
      '17:40 Attente chez le client, 15 min, à BFAC9Q Digicode faux validée',
      '17:40 Détour, 30 min, pour la tournée Pneu crevé refusée',
    ]);
    await page.getByRole('button', { name: 'Exporter les 2 retards (CSV)' }).click();
    expect(files.map(({ name }) => name)).toEqual(['retards-2026-11-26.csv', 'retards-2026-11-26.csv']);
    const [all = '', some = ''] = await Promise.all(files.map(({ text }) => text));
    expect(columnOf(all, 'Commande')).toEqual(['C8DZQM', 'BFAC9Q', 'N3VKEY', 'SEULE1']);
    expect(columnOf(all, 'Retard (min)')).toEqual(['72', '5', '25', '1']);
    expect(columnOf(all, 'SMS')).toEqual(['0', '0', '2', '0']);
    expect(columnOf(all, 'Causes')[0]).toBe('sans cause connue');
    expect(columnOf(all, 'Livrée')[3]).toBe('26/11/2026 18:01:00');
    expect(centsOfColumn(all, 'Crédit (€)')).toBe(750);
    expect(columnOf(some, 'Commande')).toEqual(['BFAC9Q', 'N3VKEY']);
    expect(columnOf(some, 'Commentaires du livreur')).toEqual(['Digicode faux, Pneu crevé', 'Pneu crevé']);
    await page.getByRole('button', { name: 'Livreur (2)' }).click();
    await expect(page.getByText('1 tournée sur 3')).toHaveCount(0);
  });

  test('OUR-236 the list of rounds and the search lead to yesterday, which is the last day; the days beside it are links', async ({
    scene,
    page,
    network,
    board,
  }) => {
    network.intercept({ path: '/dispatch-days/' }, refusal(200, { ...wirePastDay, rounds: [], late: 0 }));
    const dock = await scene.dock();
    await page.goto(`/redirect/${scene.center}?u=/dispatch`);
    await expect(board.dock(dock)).toBeVisible();
    await page.getByRole('link', { name: 'Liste' }).click();
    await page.getByRole('link', { name: "Retards d'hier" }).click();
    await expect(page).toHaveURL('/dispatch/hier');
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveText(`Retards du ${dayText(yesterday())}`);
    await expect(page.getByText('Aucune commande livrée en retard ce jour-là')).toBeVisible();
    const after = page.getByRole('link', { name: 'SUIVANT' });
    await expect(after).not.toHaveAttribute('href');
    await expect(after).toHaveAccessibleDescription(
      "Hier est le dernier jour : celui d'aujourd'hui est sur le tableau",
    );
    const bar = page.getByRole('navigation', { name: 'Sections' }).getByRole('link');
    expect(await bar.allTextContents()).toEqual(['Totaux', 'Tournées']);
    await page.getByRole('link', { name: 'PRECEDENT' }).click();
    await expect(title).toHaveText(`Retards du ${dayText(dayAfter(yesterday(), -1))}`);
    await expect(after).toHaveAttribute('href', `/dispatch/hier?date=${yesterday()}`);
    // A day that is not over, and what is no day.
    for (const text of [parisDay(Date.now()), '2026-13-40', 'demain']) {
      await page.goto(`/dispatch/hier?date=${text}`);
      await expect(title).toHaveText(`Retards du ${dayText(yesterday())}`);
    }
    await page.getByRole('link', { name: 'Tableau' }).click();
    await expect(page).toHaveURL('/dispatch');
    await page.keyboard.press('Control+k');
    await board.dialog.getByRole('combobox').fill('retards');
    await board.dialog.getByRole('option', { name: /Retards d'hier/ }).click();
    await expect(page).toHaveURL('/dispatch/hier');
  });

  test('OUR-236 OUR-239 a server without the call, a day that is not kept, an answer that is not whole, and offline', async ({
    scene: _,
    page,
    network,
  }) => {
    network.intercept({ path: '/dispatch-days/' }, refusal(404, { detail: 'Not found.' }));
    await page.goto('/dispatch/hier?date=2026-11-20');
    await expect(page.getByText("Ce serveur ne dit pas les retards d'un jour passé.")).toBeVisible();
    network.intercept(
      { path: '/dispatch-days/' },
      refusal(200, { ...wirePastDay, rounds: [], kept_from: '2026-11-27' }),
    );
    await page.goto('/dispatch/hier?date=2026-11-21');
    await expect(
      page.getByText(
        "Les tournées ne sont gardées que depuis le vendredi 27 novembre 2026 : ce jour n'est plus entier",
      ),
    ).toBeVisible();
    await expect(page.getByText('Aucune commande livrée en retard ce jour-là')).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Totaux du jour' })).toHaveCount(0);
    network.intercept({ path: '/dispatch-days/' }, refusal(200, { ...wirePastDay, late: 5 }));
    await page.goto('/dispatch/hier?date=2026-11-22');
    await expect(
      page.getByText("Des commandes de ce jour n'ont pas pu être lues : la liste est incomplète."),
    ).toBeVisible();
    await expect(page.getByText(/^Données de \d/)).toBeVisible();
    network.setOffline(true);
    await expect(page.getByText(/^Hors ligne : données de \d\d:\d\d:\d\d$/)).toBeVisible();
    await expect(page.getByRole('region', { name: list })).toBeVisible();
  });
});
