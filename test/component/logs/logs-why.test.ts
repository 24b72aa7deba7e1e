import { expect } from '@playwright/test';
import { describe } from 'vitest';
import { aCost, aPresence, karim } from '../../builders/driver-logs.ts';
import { test } from '../fixtures.ts';
import { rowOf, tableOf, telling } from './log-page.ts';

const month = '/logs/driver/71/month/2026-10';
const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/\s/g, ' ').trim();

const nadia = { id: 1238, name: 'Nadia Haddouche' };
const at = { started_at: '2026-10-24T20:00:00Z', ended_at: '2026-10-25T04:40:00Z' };

/** 22h00 to 6h00 of the night in which clocks go back: 9 h, the last 20 min of them corrected. */
const night = aPresence(1, {
  ...at,
  // Paid more by now: what counts is the rate that was frozen.
  driver: { ...karim, hourly_rate: 14 },
  ...{ manual_edit_end: '2026-10-25T05:00:00Z', time_total: 32_400, time_total_formated: '9 h 00' },
  logs: [
    {
      ...{ label: 'G304', link_id: 3_120_304, minutes: 420, amount: 30, error: null },
      ...{ started_at: '2026-10-24T20:40:00Z', ended_at: '2026-10-25T04:40:00Z', orders: 11 },
    },
    { label: 'G305', link_id: 3_120_305, error: null, started_at: '2026-10-25T04:45:00Z', ended_at: null },
  ],
  ...{ money_real: 114.75, rate: { hourly: 12.75, order: 3.5, day: 120 } },
  parts: [{ kind: 'time', quantity: 32_400, rate: 12.75, amount: 114.75 }],
  punches: [
    { kind: 'start', at: at.started_at },
    { kind: 'stop', at: at.ended_at },
  ],
  edits: [
    {
      ...{ id: 1, at: '2026-10-26T08:20:00Z', by: nadia, time: 'end', before: at.ended_at },
      ...{ after: '2026-10-25T05:00:00Z', comment: 'badge oublié' },
    },
  ],
});
const demand = {
  ...{ id: 9, driver: karim, created_at: '2026-10-24T22:00:00Z', minutes: 40, reviewed_by: nadia, extra_cost: 5 },
  ...{ reviewed_at: '2026-10-25T08:00:00Z', presence_edited_at: '2026-10-26T08:20:00Z' },
};
const some = [
  night,
  aPresence(2, { started_at: '2026-10-20T06:00:00Z', ended_at: '2026-10-20T11:30:24Z', money_real: 70.21 }),
  aCost(5, { date: '2026-10-24', money_real: 7.44, demand }),
  aCost(6, { date: '2026-10-25', money_real: -3.5, added_by: nadia, added_at: '2026-10-26T09:00:00Z' }),
];

describe('a month that explains itself', () => {
  test.override({ account: 'logistique' });

  test('LOG-160 LOG-163 a total unfolds by reason, each reason by its logs; the lines add up to it', async ({
    scene: _,
    page,
    network,
  }) => {
    telling(network, some);
    await page.goto(month);
    const totals = page.getByRole('region', { name: 'Totaux du mois' });
    const total = totals.getByRole('button', { name: /^Total 188,90.€/ });
    await total.click();
    await expect(total).toHaveAttribute('aria-expanded', 'true');
    const panel = totals.getByRole('region', { name: /^Total, 188,90.€ : de quoi c'est fait/ });
    const rows = () =>
      panel.getByRole('row').evaluateAll((all) => all.map((row) => [...row.children].map((cell) => cell.textContent)));
    expect((await rows()).map((cells) => cells.map(plain))).toEqual([
      ['Raison', 'Détail', 'Valeur'],
      ['Présence', '184,96 €'],
      ['Entre les badges', '1 log', '97,75 €'],
      ['Fins corrigées à la main', '1 log', '4,25 €'],
      ["Changement d'heure", '1 log', '12,75 €'],
      ['Non expliqué par le serveur', '1 log', '70,21 €'],
      ['Surcoûts', '3,94 €'],
      ['Demandes validées', '1 log', '7,44 €'],
      ['Surcoûts directs', '1 log', '-3,50 €'],
      ['Somme des lignes', '188,90 €'],
    ]);
    await panel.getByRole('button', { name: 'Lignes : Demandes validées' }).click();
    await expect(panel).toContainText('demande de 40 min, validée par Nadia Haddouche le 25/10/2026 09:00');
    await expect(panel).toContainText('présence modifiée depuis');
    await panel.getByRole('button', { name: 'Lignes : Surcoûts directs' }).click();
    await expect(panel).toContainText('Nadia Haddouche, le 26/10/2026 10:00');
    await panel.getByRole('button', { name: "Lignes : Changement d'heure" }).click();
    await expect(panel.getByRole('link', { name: '24/10/2026' }).first()).toHaveAttribute(
      'href',
      '/logs/driver/71/date/2026-10-24',
    );
    await total.click();
    await expect(panel).toHaveCount(0);
    // Seconds, where the tile says minutes.
    await totals.getByRole('button', { name: /^Temps total/ }).click();
    await expect(totals.getByRole('row').last()).toContainText(/52.224.s/);
  });

  test('LOG-161 LOG-162 an amount of a row unfolds its times, corrections, formula and rate', async ({
    scene: _,
    page,
    network,
  }) => {
    telling(network, some);
    await page.goto(month);
    const row = rowOf(page, 'Karim Lavandier').filter({ hasText: '114,75' });
    await row.getByRole('button', { name: 'De quoi est fait : 114,75' }).click();
    const detail = tableOf(page).locator('dl');
    await expect(detail).toContainText('Fin 5h40 → 6h00, Nadia Haddouche, 26/10/2026 09:20, badge oublié');
    await expect(detail).toContainText('début 24/10/2026 22:00:00, fin 25/10/2026 05:40:00');
    await expect(detail).toContainText('comprise dans le temps payé ; en route : G304 22h40 - 5h40, G305 5h45 - …');
    await expect(detail).toContainText("9 h 00 vécues, 8 h 00 à l'horloge");
    await expect(detail).toContainText(/1 h 00 \(3.600 s\) à 12,75.€ de l'heure = 12,75.€/);
    await expect(detail).toContainText(/12,75.€ de l'heure, depuis une date que le serveur ne dit pas/);
    await row.getByRole('button', { name: 'De quoi est fait : 9 h 00' }).click();
    await expect(detail).toHaveCount(0);
    // Without punches, parts or rate nothing is made up.
    await rowOf(page, 'Karim Lavandier')
      .filter({ hasText: '70,21' })
      .getByRole('button', { name: 'De quoi est fait : 70,21' })
      .click();
    await expect(detail).toContainText('Pointagesnon dits par le serveur');
    await expect(detail).toContainText(/Non expliqué par le serveur\s*=\s*70,21.€/);
  });

  test('LOG-161 LOG-036 a day that stands on another presence, and what is counted at a rate nobody told, are said in words', async ({
    scene: _,
    page,
    network,
  }) => {
    const of = (id: number, hour: number, payMode: string, part: object, money_real: number) => {
      const [from, to] = [hour, hour + 2].map((it) => `2026-10-20T${String(it).padStart(2, '0')}:00:00Z`);
      const its = { started_at: from, ended_at: to, pay_mode: payMode, money_real, time_waiting: null, rate: null };
      return aPresence(id, { ...its, money_perf: null, parts: [{ amount: money_real, ...part }] });
    };
    telling(network, [
      of(1, 5, 'by_day', { kind: 'day', quantity: 1, rate: 120 }, 120),
      of(2, 8, 'by_day', { kind: 'day', quantity: 0, rate: 120 }, 0),
      of(3, 11, 'by_day', { kind: 'day', quantity: 1, rate: null }, 90),
      of(4, 14, 'by_order', { kind: 'orders', quantity: 11, rate: 3.5 }, 38.5),
      of(5, 17, 'by_order', { kind: 'orders', quantity: 12, rate: null }, 44),
      of(6, 20, 'presence', { kind: 'time', quantity: 7_200, rate: null }, 25),
    ]);
    await page.goto(month);
    await page.getByRole('button', { name: 'Tout déplier' }).click();
    const details = tableOf(page).locator('dl');
    await expect(details).toHaveCount(6);
    const pay = (await details.allTextContents()).map((text) => plain(text).match(/dit pas(.*)Montant/)?.[1]);
    expect(pay).toEqual([
      'Forfait jour1 jour à 120,00 € = 120,00 €',
      'Forfait jour0 jour : le forfait est sur une autre présence de la journée = 0,00 €',
      'Forfait jour1 = 90,00 €',
      'Commandes livrées11 commandes à 3,50 € = 38,50 €',
      'Commandes livrées12 = 44,00 €',
      'Temps de présence2 h 00, à un taux que le serveur ne dit pas = 25,00 €',
    ]);
  });
});
