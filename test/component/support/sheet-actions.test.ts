import { expect, type Locator, type Page } from '@playwright/test';
import { describe } from 'vitest';
import { loseAnswer, refusal } from '../../hands/faults.ts';
import type { Scene } from '../../hands/scene.ts';
import { leavesBoard, orderedBy, Sheet } from '../../hands/sheet.ts';
import { test } from '../fixtures.ts';

const sent = async (scene: Scene) => (await scene.ledger()).map(({ path, body }) => ({ path, body }));
const bodies = async (scene: Scene) => (await scene.ledger()).map(({ body }) => body);
const crated = { crates_enabled: true };

async function choose(page: Page, within: Locator, label: string, option: string | RegExp) {
  await within.getByRole('combobox', { name: label, exact: true }).click();
  await page.getByRole('option', { name: option }).first().click();
}

describe('bags, crates and where they lie, of an order of another center', () => {
  test.override({ account: 'support' });

  test('SUP-490 SUP-491 its bags are counted from its sheet; the same counts send nothing', async ({
    scene,
    makeScene,
    server,
    page,
  }) => {
    const elsewhere = await makeScene();
    const { order } = await elsewhere.order('SACS');
    await leavesBoard(server, order);
    const sheet = new Sheet(page);
    await sheet.open(order);
    await sheet.action('Sacs').click();
    await sheet.save();
    expect(await sent(elsewhere)).toEqual([]);
    await sheet.action('Sacs').click();
    for (const wrong of ['-1', '1000', '1,5']) {
      await sheet.dialog.getByLabel('Sacs secs').fill(wrong);
      await sheet.dialog.getByRole('button', { name: 'Enregistrer' }).click();
      await expect(sheet.dialog.getByRole('alert')).toHaveText('Un nombre entier de 0 à 999 est attendu.');
    }
    await sheet.dialog.getByLabel('Sacs secs').fill('0');
    await sheet.dialog.getByLabel('Sacs isothermes').fill('999');
    await sheet.save();
    await expect(sheet.fact('Préparation', 'Sacs')).toHaveText('0 sec + 999 isothermes');
    await expect
      .poll(() => sent(elsewhere))
      .toEqual([
        {
          path: `/api/processing-orders/${order.id}/?flat=1`,
          body: { number_of_bags: 999, number_of_bags_isotherm: 999 },
        },
      ]);
    expect(await scene.ledger()).toEqual([]);
  });

  test('SUP-480 SUP-481 SUP-482 a crate is added by its code, of its own form alone', async ({
    scene: _,
    makeScene,
    page,
  }) => {
    const elsewhere = await makeScene(crated);
    const { order } = await elsewhere.order('CAGE', {}, { crates: [{ id: 1, code: '12-34' }] });
    const sheet = new Sheet(page);
    await sheet.open(order);
    await sheet.action('Cagettes').click();
    const { dialog } = sheet;
    await expect(dialog.getByRole('listitem')).toHaveText(['12-34']);
    for (const wrong of ['1234', '12-345', 'a1-23', 'x 12-34']) {
      await dialog.getByLabel('Code de la cagette').fill(wrong);
      await dialog.getByRole('button', { name: 'Ajouter' }).click();
      await expect(dialog.getByRole('alert')).toHaveText('Mauvais format. Format accepté: 12-34');
    }
    expect(await sent(elsewhere)).toEqual([]);
    await dialog.getByLabel('Code de la cagette').fill(' 56-78 ');
    await dialog.getByRole('button', { name: 'Ajouter' }).click();
    await expect(sheet.toast('Cagette ajoutée')).toBeVisible();
    await expect(dialog.getByRole('listitem')).toHaveText(['12-34', '56-78']);
    await expect(dialog.getByLabel('Code de la cagette')).toHaveValue('');
    await dialog.getByRole('button', { name: 'Fermer' }).click();
    await expect(sheet.fact('Préparation', 'Cagettes')).toHaveText('12-34, 56-78');
    expect(await sent(elsewhere)).toEqual([
      { path: `/api/processing-orders/${order.id}/add_crate/`, body: { crate_code: '56-78', flat: 1 } },
    ]);
  });

  test('SUP-484 a crate is taken away', async ({ scene: _, makeScene, page }) => {
    const elsewhere = await makeScene(crated);
    const { order } = await elsewhere.order('CAGE', {}, { crates: [{ id: 1, code: '12-34' }] });
    const sheet = new Sheet(page);
    await sheet.open(order);
    await sheet.action('Cagettes').click();
    await sheet.dialog.getByRole('button', { name: 'Retirer la cagette 12-34' }).click();
    await expect(sheet.toast('Sauvegarde effectuée')).toBeVisible();
    await expect(sheet.dialog).toContainText('Aucune cagette');
    expect(await sent(elsewhere)).toEqual([
      { path: `/api/processing-orders/${order.id}/delete_crate/`, body: { crate_code: '12-34', flat: 1 } },
    ]);
  });

  test('SUP-483 SUP-485 what fails is said: in the words of the server, else in ours', async ({
    scene: _,
    makeScene,
    network,
    page,
  }) => {
    const elsewhere = await makeScene(crated);
    const sheet = new Sheet(page);
    const open = async () => {
      const { order } = await elsewhere.order('CAGE', {}, { crates: [{ id: 1, code: '12-34' }] });
      await sheet.open(order);
      await sheet.action('Cagettes').click();
    };
    const add = async () => {
      await sheet.dialog.getByLabel('Code de la cagette').fill('56-78');
      await sheet.dialog.getByRole('button', { name: 'Ajouter' }).click();
    };
    const remove = () => sheet.dialog.getByRole('button', { name: 'Retirer la cagette 12-34' }).click();
    const failures = [
      [add, { error: 'Cagette perdue' }, 'Erreur: Cagette perdue'],
      [remove, { error: 'Cagette scellée' }, 'Erreur: Cagette scellée'],
      [add, {}, "Impossible d'ajouter la cagette"],
      [remove, {}, 'Impossible de supprimer la cagette'],
    ] as const;
    for (const [act, answer, text] of failures) {
      const failing = network.intercept({ path: /_crate\// }, refusal(400, answer));
      await open();
      await act();
      await expect(sheet.toast(text)).toBeVisible();
      failing.stop();
    }
    expect(await sent(elsewhere)).toEqual([]);
  });

  test('SUP-480 where crates have no codes none are offered', async ({ scene: _, makeScene, page }) => {
    const elsewhere = await makeScene({ crates_enabled: false });
    const { order } = await elsewhere.order('SANS');
    const sheet = new Sheet(page);
    await sheet.open(order);
    await expect(sheet.action('Zone')).toBeVisible();
    await expect(sheet.action('Cagettes')).toHaveCount(0);
  });

  test('SUP-501 SUP-502 its bags are put elsewhere: on a trolley of its own center', async ({
    scene: _,
    makeScene,
    page,
  }) => {
    const elsewhere = await makeScene();
    const { order } = await elsewhere.order('ZONE', {}, { transit_area: 'F03', transit_area_type: 1 });
    const sheet = new Sheet(page);
    await sheet.open(order);
    await expect(sheet.shut('Emplacement du chariot')).toBeDisabled();
    await sheet.action('Zone').click();
    await choose(page, sheet.dialog, 'Type de dépôt', 'Chariot');
    await sheet.dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(sheet.dialog.getByRole('alert')).toHaveText('Veuillez renseigner le chariot');
    // One without a place yet.
    await choose(page, sheet.dialog, 'Chariot', /C14/);
    await sheet.save();
    const trolley_id = elsewhere.center * 1_000 + 7 * 13 + 3;
    await expect.poll(() => bodies(elsewhere)).toMatchObject([{ transit_area_type: 3, trolley_id }]);
    await sheet.action('Emplacement du chariot').click();
    await sheet.dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(sheet.dialog.getByRole('alert')).toHaveText("Veuillez renseigner l'emplacement");
    await choose(page, sheet.dialog, 'Emplacement', 'C-02');
    await sheet.save();
    await expect.poll(async () => (await bodies(elsewhere)).length).toBe(2);
  });
});

describe('an order that goes out again, or comes back', () => {
  test.override({ account: 'support' });

  const place = { street: 'Rue Marcadet', postal_code: '75018', city: 'Paris', latitude: 48.891, longitude: 2.349 };

  /** An order whose customer is known to the server, at an address of his. */
  async function ofACustomer(scene: Scene, server: Parameters<typeof orderedBy>[0], name: string, fields: object) {
    const client = scene.center * 1_000 + 900;
    const address = { id: client, street_number: '4', ...place };
    const made = await scene.order(
      name,
      { client: { id: client, name: 'Ana Roux' }, address },
      { shipping_address: address, ...fields },
    );
    await orderedBy(server, made.order, client);
    return made.order;
  }

  test('SUP-303 SUP-304 forgotten bags are offered of what is out, up to twelve hours from its slot', async ({
    scene,
    page,
  }) => {
    const ending = (minutes: number) => ({ max_shipping_time: scene.at(minutes) });
    const cases = [
      [{ status: 'shipping', ...ending(-719) }, 1],
      [{ status: 'received', ...ending(719) }, 1],
      [{ status: 'received', ...ending(721) }, 0],
      [{ status: 'received', ...ending(-721) }, 0],
      [{ status: 'received', max_shipping_time: null }, 0],
      [{ status: 'prepared', ...ending(60) }, 0],
    ] as const;
    const sheet = new Sheet(page);
    for (const [fields, count] of cases) {
      const { order } = await scene.order('OUBLI', {}, fields);
      await sheet.open(order);
      await expect(sheet.action('Changer le nom')).toBeVisible();
      await expect(sheet.action('Sacs oubliés')).toHaveCount(count);
    }
  });

  test('SUP-440 SUP-441 SUP-446 they go out as an order of their own, once all is said', async ({
    scene: _,
    makeScene,
    server,
    page,
  }) => {
    const elsewhere = await makeScene();
    const order = await ofACustomer(elsewhere, server, 'OUBLI', { status: 'received' });
    const sheet = new Sheet(page);
    await sheet.open(order);
    await sheet.action('Sacs oubliés').click();
    const { dialog } = sheet;
    await expect(dialog).toHaveAccessibleName('Sacs oubliés : commande OUBLI');
    const create = dialog.getByRole('button', { name: 'Créer la relivraison' });
    await expect(create).toHaveAccessibleDescription('Choisissez une adresse et un créneau');
    await expect(dialog.getByRole('combobox', { name: 'Adresse' })).toContainText('4 Rue Marcadet');
    await choose(page, dialog, 'Créneau', /-/);
    await dialog.getByLabel('Sacs secs').fill('2');
    await dialog.getByLabel('Sacs isothermes').fill('1');
    await create.click();
    await expect(dialog.getByRole('alert')).toHaveText(['Veuillez renseigner le type de dépôt']);
    await choose(page, dialog, 'Type de dépôt', 'Aucune zone de dépôt');
    await create.click();
    await expect(sheet.toast('Sauvegarde effectuée')).toBeVisible();
    expect(await sent(elsewhere)).toMatchObject([
      {
        path: '/api/redeliver-orders/',
        body: {
          ...{ order_id_to_redeliver: order.id, number_of_bags: 3, number_of_bags_isotherm: 1 },
          ...{ shipping_address_id: elsewhere.center * 1_000 + 900, transit_area_type: -1 },
        },
      },
    ]);
  });

  test('SUP-442 SUP-443 SUP-445 counts, depot and its name are asked for as everywhere', async ({
    scene: _,
    makeScene,
    server,
    page,
  }) => {
    const elsewhere = await makeScene();
    const order = await ofACustomer(elsewhere, server, 'OUBLI', { status: 'shipping' });
    const sheet = new Sheet(page);
    await sheet.open(order);
    await sheet.action('Sacs oubliés').click();
    const { dialog } = sheet;
    await choose(page, dialog, 'Créneau', /-/);
    await dialog.getByLabel('Sacs secs').fill('1000');
    await dialog.getByLabel('Sacs isothermes').fill('0');
    const create = dialog.getByRole('button', { name: 'Créer la relivraison' });
    await create.click();
    await expect(dialog.getByRole('alert')).toHaveText([
      'Un nombre entier de 0 à 999 est attendu.',
      'Veuillez renseigner le type de dépôt',
    ]);
    await dialog.getByLabel('Sacs secs').fill('1');
    await choose(page, dialog, 'Type de dépôt', 'Frigo');
    await create.click();
    await expect(dialog.getByRole('alert')).toHaveText('Veuillez renseigner le nom du dépôt');
    expect(await sent(elsewhere)).toEqual([]);
  });

  test('SUP-444 SUP-447 SUP-448 a trolley is named by its number alone, any other depot by its name', async ({
    scene: _,
    makeScene,
    server,
    page,
  }) => {
    const elsewhere = await makeScene();
    const order = await ofACustomer(elsewhere, server, 'OUBLI', { status: 'received' });
    const sheet = new Sheet(page);
    await sheet.open(order);
    const { dialog } = sheet;
    const begin = async (type: string) => {
      await sheet.action('Sacs oubliés').click();
      await choose(page, dialog, 'Créneau', /-/);
      await dialog.getByLabel('Sacs secs').fill('1');
      await dialog.getByLabel('Sacs isothermes').fill('0');
      await choose(page, dialog, 'Type de dépôt', type);
    };
    const create = dialog.getByRole('button', { name: 'Créer la relivraison' });
    await begin('Chariot');
    await create.click();
    await expect(dialog.getByRole('alert')).toHaveText('Veuillez renseigner le chariot');
    await choose(page, dialog, 'Chariot', /C01/);
    await create.click();
    await expect(dialog).toBeHidden();
    await expect.poll(async () => (await bodies(elsewhere)).length).toBe(1);
    // The sheet is read again, and says that there was one: another is asked about.
    await sheet.open(order);
    await begin('Sec');
    await dialog.getByLabel('Nom du dépôt').fill(' S12 ');
    await expect(dialog.getByRole('region', { name: 'Déjà fait pour cette commande' })).toContainText('Sacs oubliés');
    await create.click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Créer une relivraison de plus' }).click();
    await expect(dialog).toBeHidden();
    await expect.poll(async () => (await bodies(elsewhere)).length).toBe(2);
    const [onTrolley, named] = await bodies(elsewhere);
    expect(onTrolley).toMatchObject({ transit_area_type: 3, trolley_id: elsewhere.center * 1_000 + 3 });
    expect(onTrolley).not.toHaveProperty('transit_area_name');
    expect(named).toMatchObject({ transit_area_type: 2, transit_area_name: 'S12' });
    expect(named).not.toHaveProperty('trolley_id');
  });

  test('SUP-275 SUP-270 SUP-272 who was not there: to be redelivered, restocked, or delivered after all', async ({
    scene: _,
    makeScene,
    network,
    page,
  }) => {
    const elsewhere = await makeScene();
    const { order } = await elsewhere.order('RETOUR', {}, { status: 'undeliveredclient' });
    const sheet = new Sheet(page);
    await sheet.open(order);
    await sheet.action('Relivrer ou restocker').click();
    const choices = sheet.dialog.getByRole('button', { name: /^(Relivrer|Restocker|Commande livrée)$/ });
    await expect(choices).toHaveText(['Relivrer', 'Restocker', 'Commande livrée']);
    expect(network.seen('/to_restock/')).toEqual([]);
    await sheet.dialog.getByRole('button', { name: 'Restocker' }).click();
    await expect(sheet.toast('La commande est en attente de restockage')).toBeVisible();
    await expect(sheet.status).toHaveText(': Attente de restockage');
    expect(network.seen('/to_restock/')).toEqual([`GET /api/processing-orders/${order.id}/to_restock/?flag_id=1`]);
  });

  test('SUP-271 SUP-273 flagged for restock, that alone is left to confirm, by one call nothing repeats', async ({
    scene: _,
    makeScene,
    network,
    page,
  }) => {
    const elsewhere = await makeScene();
    const { order } = await elsewhere.order('FLAG', {}, { status: 'prepared', flagged_orders: [{ flag_id: 3 }] });
    const lost = network.intercept({ path: '/validate_restock/', times: 1 }, loseAnswer);
    const sheet = new Sheet(page);
    await sheet.open(order);
    await sheet.action('Relivrer ou restocker').click();
    await expect(sheet.dialog.getByRole('button', { name: 'Restocker', exact: true })).toHaveCount(0);
    await sheet.dialog.getByRole('button', { name: 'La commande a été restockée' }).click();
    await expect.poll(() => lost.hits()).toBe(1);
    await expect(sheet.status).toHaveText('RESTOCK');
    expect(network.seen('/validate_restock/')).toHaveLength(1);
  });

  test('SUP-274 confirmed, the restock is told, and nothing of it is left to do', async ({
    scene: _,
    makeScene,
    page,
  }) => {
    const elsewhere = await makeScene();
    const { order } = await elsewhere.order('FINI', {}, { status: 'waiting_restock' });
    const sheet = new Sheet(page);
    await sheet.open(order);
    await sheet.action('Relivrer ou restocker').click();
    await sheet.dialog.getByRole('button', { name: 'La commande a été restockée' }).click();
    await expect(sheet.toast('Le restockage a été validé')).toBeVisible();
    await expect(sheet.action('Relivrer ou restocker')).toHaveCount(0);
  });

  test('SUP-449 the same order goes out again; once its day has left the board, it cannot', async ({
    scene: _,
    makeScene,
    server,
    page,
  }) => {
    const elsewhere = await makeScene();
    const { order } = await elsewhere.order('ENCORE', {}, { status: 'undeliveredclient' });
    const { order: old } = await elsewhere.order('HIER', {}, { status: 'undeliveredclient' });
    await leavesBoard(server, old);
    const sheet = new Sheet(page);
    const again = async () => {
      await sheet.action('Relivrer ou restocker').click();
      await sheet.dialog.getByRole('button', { name: 'Relivrer', exact: true }).click();
      await sheet.dialog.getByRole('button', { name: 'Relivrer la même commande' }).click();
    };
    await sheet.open(order);
    await again();
    await expect(sheet.toast('La commande est finalisée et prête pour une relivraison')).toBeVisible();
    await expect(sheet.status).toHaveText('FINALISÉE');
    expect(await sent(elsewhere)).toEqual([
      { path: `/api/processing-orders/${order.id}/reset_for_redelivery/`, body: null },
    ]);
    await sheet.open(old);
    await again();
    await expect(sheet.status).toHaveText('PAS LÀ');
    await expect(page.getByRole('banner').getByRole('button', { name: /à traiter/ })).toBeVisible();
  });

  test('SUP-307 the address of a canteen is not changed here; name and phone are', async ({ scene, page }) => {
    const { order } = await scene.order('CANTINE', {}, { canteen_id: 4, canteen_name: 'École Pajol' });
    const sheet = new Sheet(page);
    await sheet.open(order);
    await expect(sheet.shut("Changer l'adresse")).toHaveAccessibleDescription(
      "L'adresse d'une commande de cantine ne se change pas ici",
    );
    await expect(sheet.shut("Changer l'adresse")).toBeDisabled();
    await expect(sheet.action('Changer le nom')).toBeEnabled();
    await expect(sheet.action('Changer le téléphone')).toBeEnabled();
  });
});
