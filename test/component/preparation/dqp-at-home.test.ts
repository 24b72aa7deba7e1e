import { expect, type Page } from '@playwright/test';
import { describe } from 'vitest';
import { refusal } from '../../hands/faults.ts';
import type { Scene } from '../../hands/scene.ts';
import { test } from '../fixtures.ts';

const invalid = 'INVALIDE, Il faut juste mettre le nombre en minutes.';

const delays = {
  standard: 'Délai supplémentaire',
  express: 'Délai supplémentaire express',
  prio: 'Délai supplémentaire express prioritaire',
  partner: 'Délai supplémentaire frichti',
  partnerPrio: 'Délai supplémentaire express prioritaire frichti',
} as const;

const settings = (page: Page) => page.getByRole('region', { name: 'DQP' });
const field = (page: Page, name: keyof typeof delays) =>
  settings(page).getByRole('textbox', { name: delays[name], exact: true });
const question = (page: Page) => page.getByRole('alertdialog');
const saved = (page: Page) => page.getByText('Sauvegarde effectuée').first();

const sent = async (scene: Scene) => (await scene.ledger()).map(({ path, body }) => ({ path, body }));
const confirm = (page: Page) => question(page).getByRole('button', { name: 'Confirmer' }).click();

/** Changes a setting and waits until the server has it. */
async function change(scene: Scene, page: Page, say: () => Promise<unknown>) {
  const before = (await sent(scene)).length;
  await say();
  await confirm(page);
  await expect(question(page)).toHaveCount(0);
  await expect.poll(async () => (await sent(scene)).length).toBe(before + 1);
}

const typed = (page: Page, name: keyof typeof delays, value: string) => async () => {
  await field(page, name).fill(value);
  await field(page, name).press('Enter');
};

/** A center that packs for the meal partner too. */
const partner = { sites: { 1: {}, 1013: {} }, frichti_extra_delay: 35, frichti_express_prio_extra_delay: 40 };

describe('the delays of a center, on its home page', () => {
  test('PRP-610 PRP-614 PRP-617 are whole numbers of minutes, taken by Enter or by leaving the field', async ({
    scene,
    page,
  }) => {
    const own = { extra_delay: 5, express_extra_delay: 10, express_prio_extra_delay: 15 };
    await scene.change('metas', { id: scene.center }, own);
    await page.goto('/');
    await expect(field(page, 'standard')).toHaveValue('5');
    await expect(field(page, 'express')).toHaveValue('10');
    await expect(field(page, 'prio')).toHaveValue('15');
    for (const wrong of ['-7', '1,5', 'dix', '', '1 5', '10 min']) {
      await typed(page, 'standard', wrong)();
      await expect(settings(page).getByRole('alert')).toHaveText(invalid);
      await expect(field(page, 'standard')).toHaveValue(wrong);
      await expect(question(page)).toHaveCount(0);
    }
    // The same value, and what looks the same, asks nothing.
    for (const same of ['5', ' 5 ', '５', '\u200b5']) {
      await typed(page, 'standard', same)();
      await expect(settings(page).getByRole('alert')).toHaveCount(0);
      await expect(question(page)).toHaveCount(0);
    }
    await field(page, 'standard').fill('\u00a01２ ');
    await field(page, 'express').click();
    await expect(question(page)).toContainText('Confirmer la nouvelle valeur : 12 min ?');
    await question(page).getByRole('button', { name: 'Annuler' }).click();
    expect(await sent(scene)).toEqual([]);
  });

  test('PRP-615 PRP-616 PRP-627 a new value is asked about first; refused, the former one is back and nothing is sent', async ({
    scene,
    page,
  }) => {
    await scene.change('metas', { id: scene.center }, { extra_delay: 5, dqp_courier_enabled: true });
    await page.goto('/');
    await typed(page, 'standard', '0')();
    await expect(question(page)).toContainText('Confirmer la nouvelle valeur : 0 min ?');
    await question(page).getByRole('button', { name: 'Annuler' }).click();
    await expect(field(page, 'standard')).toHaveValue('5');
    const courier = settings(page).getByRole('switch', { name: 'Coursier', exact: true });
    await courier.click();
    await expect(question(page)).toContainText('Confirmer la nouvelle valeur : désactivé ?');
    await question(page).getByRole('button', { name: 'Annuler' }).click();
    await expect(courier).toBeChecked();
    expect(await sent(scene)).toEqual([]);
    await typed(page, 'standard', '0')();
    await confirm(page);
    await expect(saved(page)).toBeVisible();
    await expect(field(page, 'standard')).toHaveValue('0');
  });

  test('PRP-618 PRP-619 PRP-620 are sent each by its own call', async ({ scene, page }) => {
    await page.goto('/');
    await change(scene, page, typed(page, 'standard', '21'));
    await change(scene, page, typed(page, 'express', '22'));
    await change(scene, page, typed(page, 'prio', '23'));
    const of = { logistics_center_id: scene.center };
    expect(await sent(scene)).toEqual([
      { path: '/api/postal_codes/update_extra_delay/', body: { extra_delay: 21, ...of } },
      { path: '/api/postal_codes/update_express_extra_delay/', body: { express_extra_delay: 22, ...of } },
      { path: '/api/postal_codes/update_express_prio_extra_delay/', body: { express_prio_extra_delay: 23, ...of } },
    ]);
  });

  test('PRP-611 PRP-622 PRP-623 of the meal partner are sent for its site', async ({ scene, page }) => {
    await scene.change('metas', { id: scene.center }, partner);
    await page.goto('/');
    await expect(field(page, 'partner')).toHaveValue('35');
    await expect(field(page, 'partnerPrio')).toHaveValue('40');
    await change(scene, page, typed(page, 'partner', '31'));
    await change(scene, page, typed(page, 'partnerPrio', '32'));
    const of = { logistics_center_id: scene.center, site_id: 1013 };
    expect(await sent(scene)).toEqual([
      { path: '/api/postal_codes/update_center_site_extra_delay/', body: { extra_delay: 31, ...of } },
      {
        path: '/api/postal_codes/update_center_site_express_prio_extra_delay/',
        body: { express_prio_extra_delay: 32, ...of },
      },
    ]);
  });

  test('a delay that was typed and not sent is there again after a reload, whatever window was closed meanwhile', async ({
    scene,
    page,
  }) => {
    await scene.change('metas', { id: scene.center }, { extra_delay: 5 });
    await page.goto('/');
    await field(page, 'standard').fill('deux');
    await page.reload();
    await expect(field(page, 'standard')).toHaveValue('deux');
    await expect(page.getByText(/^Saisie reprise/)).toBeVisible();
    await field(page, 'standard').press('Escape');
    await expect(field(page, 'standard')).toHaveValue('5');
    await page.reload();
    await expect(field(page, 'standard')).toHaveValue('5');
  });
});

describe('the switches and the bonus of a center, on its home page', () => {
  test('PRP-612 PRP-621 PRP-624 are sent as 1 or 0; that of the meal partner for its site', async ({ scene, page }) => {
    const own = { dqp_express_prio_enabled: false, dqp_courier_enabled: true, frichti_dqp_express_prio_enabled: false };
    await scene.change('metas', { id: scene.center }, { ...partner, ...own });
    await page.goto('/');
    const turn = (name: string) => () => settings(page).getByRole('switch', { name, exact: true }).click();
    await change(scene, page, turn('Express prioritaire'));
    await change(scene, page, turn('Coursier'));
    await change(scene, page, turn('Express prioritaire frichti'));
    const of = { logistics_center_id: scene.center };
    const path = '/api/postal_codes/update_some_dqp_enabled/';
    expect(await sent(scene)).toEqual([
      { path, body: { dqp_express_prio_enabled: 1, ...of } },
      { path, body: { dqp_courier_enabled: 0, ...of } },
      {
        path: '/api/postal_codes/update_center_site_dqp_express_prio_enabled/',
        body: { dqp_express_prio_enabled: 1, ...of, site_id: 1013 },
      },
    ]);
  });

  test('PRP-626 PRP-518 a switch the server refuses goes back, with the first error and what may be its cause', async ({
    scene,
    page,
    network,
  }) => {
    await scene.change('metas', { id: scene.center }, { dqp_courier_enabled: true });
    await page.goto('/');
    const errors = ['Réglage verrouillé.', 'Autre erreur'];
    network.intercept({ path: '/update_some_dqp_enabled/' }, refusal(400, { errors }));
    const courier = settings(page).getByRole('switch', { name: 'Coursier', exact: true });
    await courier.click();
    // The question names its caller, its answers are the same everywhere.
    await expect(question(page)).toHaveAccessibleName('Coursier');
    await expect(question(page)).toHaveAccessibleDescription('Confirmer la nouvelle valeur : désactivé ?');
    await expect(question(page).getByRole('button')).toHaveText(['Annuler', 'Confirmer']);
    await confirm(page);
    await expect(
      page.getByText("Réglage verrouillé. Votre flow n'est sans doute pas à jour.", { exact: true }).first(),
    ).toBeVisible();
    await expect(page.getByText('Autre erreur')).toHaveCount(0);
    await expect(courier).toBeChecked();
  });

  test('PRP-613 PRP-625 the rain bonus is one of those of the center, for electric scooters', async ({
    scene,
    page,
  }) => {
    const rain_bonuses = [
      { id: 2, label: 'Pas de bonus' },
      { id: 4, label: 'Pluie légère' },
    ];
    await scene.change('metas', { id: scene.center }, { rain_bonuses, rain_bonus_id: 2 });
    await page.goto('/');
    const bonus = settings(page).getByRole('combobox', { name: 'Bonus pluie' });
    await expect(bonus).toHaveText('Pas de bonus');
    await bonus.click();
    await expect(page.getByRole('option')).toHaveText(['Pas de bonus', 'Pluie légère']);
    await change(scene, page, () => page.getByRole('option', { name: 'Pluie légère' }).click());
    await expect(bonus).toHaveText('Pluie légère');
    expect(await sent(scene)).toEqual([
      {
        path: '/api/driver_log_rules/update_rain_bonus/',
        body: { rain_bonus_id: 4, vehicle_type: 'SELEC', logistics_center_id: scene.center },
      },
    ]);
  });
});
