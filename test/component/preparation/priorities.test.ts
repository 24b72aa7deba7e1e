import { expect, type Page } from '@playwright/test';
import { describe } from 'vitest';
import type { RunningServer } from '../../../server/src/serve.ts';
import { comparingNothing, refusal } from '../../hands/faults.ts';
import { floorOf } from '../../hands/people.ts';
import type { Scene } from '../../hands/scene.ts';
import { carryLine } from '../board/carry-line.ts';
import type { Network } from '../browser/network.ts';
import { test } from '../fixtures.ts';

const path = '/assign/prio';
const bulk = '/api/nextconfigs/bulk/';
const [fresh, frozen] = [901, 902];

const table = (page: Page) => page.getByRole('region', { name: 'Priorité des types de tâches' });
const names = (page: Page) => table(page).locator('tbody').getByRole('rowheader');
const rowOf = (page: Page, name: string) => table(page).locator('tbody').getByRole('row').filter({ hasText: name });
const value = (page: Page, label: string, name: string) =>
  page.getByRole('button', { name: new RegExp(`^${label}, ${name} :`) });
const toggle = (page: Page, label: string, name: string) => page.getByRole('switch', { name: `${label} : ${name}` });
const save = (page: Page) => page.getByRole('button', { name: "Enregistrer l'ordre" });

/** Types a server knows of besides are made on opening: only these have a rank before. */
async function floorWith(server: RunningServer, scene: Scene) {
  await scene.change(
    'metas',
    { id: scene.center },
    {
      pseudo_zones: [
        { id: fresh, name: 'Frais', is_active: true },
        { id: frozen, name: 'Surgelés', is_active: false },
      ],
    },
  );
  const floor = floorOf(server, scene);
  const picking = await floor.config(1, 21, 'Picking', { max_staff: 8, late_threshold: 30 });
  const check = await floor.config(2, 54, 'Contrôle', { is_late: true, late_label: 'En retard de 12 min' });
  const zone = await floor.config(3, 15, 'Zone Frais', { zone: fresh, max_buffer: 12 });
  const off = await floor.config(4, 15, 'Zone Surgelés', { zone: frozen });
  return { floor, picking, check, zone, off };
}

const first = ['Picking', 'Contrôle', 'Zone Frais', 'Zone SurgelésZone inactive'];

/** The lines as they stand, without notes of actions on them. */
const order = async (page: Page, count: number) =>
  (await names(page).allTextContents()).slice(0, count).map((text) => text.replace(/Conflit$/, ''));

/** The bodies of the bulk calls that were accepted, without the ranks they rest on. */
const sent = async (scene: Scene) =>
  (await scene.ledger())
    .filter((entry) => entry.path === bulk)
    .map(({ body }) => (body as Readonly<Record<string, unknown>>[]).map(({ rank_was: _, ...set }) => set));

async function prompt(page: Page, label: string, name: string, text: string) {
  await value(page, label, name).click();
  const dialog = page.getByRole('dialog', { name: label });
  await dialog.getByLabel(label).fill(text);
  await dialog.getByRole('button', { name: 'Valider' }).click();
  await expect(dialog).toHaveCount(0);
}

describe.each(['manager', 'logistique'])('for %s', (account) => {
  test.override({ account });

  test('PRP-220 PRP-716 the screen is closed, the header does not lead there, and nothing is asked for', async ({
    scene: _,
    page,
    network,
  }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Accès réservé au groupe super admin' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'assign' })).toHaveCount(0);
    expect(network.seen('/nextconfigs/')).toEqual([]);
  });
});

describe('the zones of a center', () => {
  test('PRP-497 have a switch each, on where they are active, that says so to the server', async ({
    server,
    scene,
    page,
    network,
  }) => {
    await floorWith(server, scene);
    await page.goto(path);
    const switches = page.getByRole('region', { name: 'Zones', exact: true }).getByRole('switch');
    await expect(page.getByRole('region', { name: 'Zones', exact: true }).getByRole('listitem')).toHaveText([
      'Frais',
      'Surgelés',
    ]);
    const states = () => switches.evaluateAll((all) => all.map((it) => it.getAttribute('aria-checked')));
    expect(await states()).toEqual(['true', 'false']);
    network.intercept({ path: `/pseudo-zones/${frozen}/` }, refusal(200, {}));
    await switches.nth(1).click();
    await expect.poll(() => network.seen('/pseudo-zones/9')).toEqual([`PATCH /api/pseudo-zones/${frozen}/`]);
    await expect.poll(states).toEqual(['true', 'true']);
  });
});

describe('the screen', () => {
  test.override({ account: 'superadmin' });

  test('PRP-716 PRP-246 is led to by the header, and has an empty section on ice packs', async ({ scene, page }) => {
    void scene;
    await page.goto(path);
    await expect(page.getByRole('link', { name: 'assign' })).toHaveAttribute('href', path);
    await expect(page.getByRole('region', { name: 'Nombre de pains de glace par température' })).toHaveText(
      'Nombre de pains de glace par température',
    );
  });

  const rules = [
    'Reprise : une tâche commencée et non terminée est reprise en premier.',
    'Forcé : la prochaine tâche choisie à la main pour le préparateur passe ensuite.',
    "Verrouillé : un préparateur verrouillé sur un type de tâche y reste tant qu'il y a du travail.",
    "Poste prioritaire : les types marqués prioritaires dont le nombre maximum de préparateurs n'est pas atteint passent avant les autres.",
    "Poste vide : un type qui a du travail et aucun préparateur passe ensuite, dans l'ordre de la liste.",
    "Même type de tâche : le préparateur continue le type qu'il vient de terminer s'il reste du travail et de la place.",
    'Ordre de priorité : sinon, le premier type de la liste autorisé au préparateur, avec du travail et sous son maximum.',
    "Préparateur de zone : le type 15 est ignoré quand le buffer de la zone atteint son maximum, sauf pour un préparateur qui n'a que cette permission si le bypass est activé.",
  ] as const;

  /** The rules on the screen, once shown. */
  async function told(page: Page) {
    await page.goto(path);
    const entries = page.getByRole('region', { name: 'Comment la prochaine tâche est choisie' }).getByRole('listitem');
    await expect(entries).toHaveCount(rules.length);
    return await entries.allTextContents();
  }

  test('PRP-222 PRP-223 PRP-224 tells of what was begun, what is forced and what is locked', async ({
    page,
    scene: _,
  }) => {
    expect((await told(page)).slice(0, 3)).toEqual(rules.slice(0, 3));
  });

  test('PRP-225 PRP-226 PRP-227 tells of priority spots, of empty ones and of the same type', async ({
    page,
    scene: _,
  }) => {
    expect((await told(page)).slice(3, 6)).toEqual(rules.slice(3, 6));
  });

  test('PRP-221 PRP-228 PRP-229 tells of the order of priority and of buffers last, eight rules in all', async ({
    page,
    scene: _,
  }) => {
    expect((await told(page)).slice(6)).toEqual(rules.slice(6));
  });

  test('DSP-037 PRP-230 PRP-247 lists the types in order, those that were missing made on opening', async ({
    server,
    scene,
    page,
    network,
  }) => {
    await floorWith(server, scene);
    await page.goto(path);
    await expect(names(page).nth(4)).toBeVisible();
    expect(await order(page, 4)).toEqual(first);
    const asked = await scene.ledger();
    expect(asked.map(({ method, path: at, body }) => ({ method, at, body }))).toEqual([
      { method: 'POST', at: '/api/nextconfigs/auto_create/', body: { logistics_center_id: scene.center } },
    ]);
    await expect(table(page)).toContainText(/Lue à \d\d:\d\d:\d\d/);
    // No refresh runs here (PRP-813).
    expect(network.seen('/tasks/state/')).toEqual([]);
  });

  test('PRP-231 PRP-232 PRP-233 shows number, name and lateness of a type', async ({ server, scene, page }) => {
    await floorWith(server, scene);
    await page.goto(path);
    const check = rowOf(page, 'Contrôle').getByRole('cell');
    await expect(check.nth(1)).toHaveText('54');
    await expect(check.nth(2)).toHaveText('En retard de 12 min');
    await expect(check.nth(2)).toHaveAttribute('data-late', 'true');
    await expect(rowOf(page, 'Picking').getByRole('cell').nth(2)).toHaveAttribute('data-late', 'false');
  });

  test('PRP-234 PRP-236 PRP-237 shows limits; a buffer and its bypass are those of type 15 alone', async ({
    server,
    scene,
    page,
  }) => {
    await floorWith(server, scene);
    await page.goto(path);
    await expect(value(page, 'Nombre maximum de préparateurs', 'Picking')).toHaveText('8');
    await expect(value(page, 'Nombre maximum de préparateurs', 'Contrôle')).toHaveText('-');
    await expect(value(page, 'Buffer maximum', 'Zone Frais')).toHaveText('12');
    await expect(value(page, 'Buffer maximum', 'Zone Surgelés')).toHaveText('-');
    await expect(toggle(page, 'Bypass', 'Zone Frais')).toHaveCount(1);
    await expect(value(page, 'Buffer maximum', 'Picking')).toHaveCount(0);
    await expect(toggle(page, 'Bypass', 'Picking')).toHaveCount(0);
  });

  test('PRP-235 PRP-244 API-P24 saves a switch at once, one type and one field', async ({ server, scene, page }) => {
    const { picking, zone } = await floorWith(server, scene);
    await page.goto(path);
    await toggle(page, 'Poste prioritaire', 'Picking').click();
    await expect(toggle(page, 'Poste prioritaire', 'Picking')).toBeChecked();
    await toggle(page, 'Bypass', 'Zone Frais').click();
    await expect
      .poll(() => sent(scene))
      .toEqual([
        [{ id: picking.id, is_high_priority_spot: true }],
        [{ id: zone.id, is_one_grant_bypass_max_buffer: true }],
      ]);
  });

  test('DSP-906 PRP-240 PRP-243 asks for a late threshold, with the present one, and skips what is no whole number', async ({
    server,
    scene,
    board,
    page,
  }) => {
    const { picking } = await floorWith(server, scene);
    await page.goto(path);
    const late = value(page, 'Seuil de retard', 'Picking');
    await expect(late).toHaveText('30 min');
    await late.click();
    await expect(board.dialog.getByLabel('Seuil de retard')).toHaveValue('30');
    const field = board.dialog.getByLabel('Seuil de retard (minutes)');
    for (const text of ['12abc', '-4', '1,5', 'x']) {
      await field.fill(text);
      await expect(field).toHaveValue('30');
    }
    await field.fill('50');
    await board.dialog.getByRole('button', { name: 'Annuler' }).click();
    await expect(late).toHaveText('30 min');
    for (const text of ['', ' ', '12abc', '1 2']) {
      await prompt(page, 'Seuil de retard', 'Picking', text);
      await expect(late).toHaveText('30 min');
    }
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(await sent(scene)).toEqual([]);
    await prompt(page, 'Seuil de retard', 'Picking', ' 45 ');
    await expect(late).toHaveText('45 min');
    await expect.poll(() => sent(scene)).toEqual([[{ id: picking.id, late_threshold: 45 }]]);
  });

  test('a limit that nobody can mean is refused in its prompt, with the most it may be', async ({
    server,
    scene,
    board,
    page,
  }) => {
    const { picking } = await floorWith(server, scene);
    await page.goto(path);
    await value(page, 'Seuil de retard', 'Picking').click();
    const field = board.dialog.getByLabel('Seuil de retard (minutes)');
    await field.fill('100001');
    await field.press('Enter');
    await expect(field).toHaveAccessibleDescription(/^Au plus 100\s000$/);
    await expect(field).toHaveValue('100001');
    expect(await sent(scene)).toEqual([]);
    await field.fill('100000');
    await field.press('Enter');
    await expect(board.dialog).toHaveCount(0);
    await expect.poll(() => sent(scene)).toEqual([[{ id: picking.id, late_threshold: 100_000 }]]);
  });

  test('PRP-241 PRP-242 PRP-243 asks for a maximum of preparers and a buffer in the same way', async ({
    server,
    scene,
    page,
  }) => {
    const { check, zone } = await floorWith(server, scene);
    await page.goto(path);
    await prompt(page, 'Nombre maximum de préparateurs', 'Contrôle', 'deux');
    await prompt(page, 'Nombre maximum de préparateurs', 'Contrôle', '2');
    await expect(value(page, 'Nombre maximum de préparateurs', 'Contrôle')).toHaveText('2');
    await value(page, 'Buffer maximum', 'Zone Frais').click();
    await expect(page.getByRole('dialog').getByLabel('Buffer maximum (commandes)')).toHaveValue('12');
    await page.getByRole('dialog').getByLabel('Buffer maximum').fill('9');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(value(page, 'Buffer maximum', 'Zone Frais')).toHaveText('12');
    await prompt(page, 'Buffer maximum', 'Zone Frais', '6');
    await expect(value(page, 'Buffer maximum', 'Zone Frais')).toHaveText('6');
    await expect.poll(() => sent(scene)).toEqual([[{ id: check.id, max_staff: 2 }], [{ id: zone.id, max_buffer: 6 }]]);
  });

  test('PRP-245 greys a type of an inactive zone, or one that is off; it is moved all the same', async ({
    server,
    scene,
    page,
  }) => {
    const { floor, check } = await floorWith(server, scene);
    await floor.change({ kind: 'nextConfig', id: check.id, set: { disabled: true } });
    await page.goto(path);
    for (const [name, why] of [
      ['Zone Surgelés', 'Zone inactive'],
      ['Contrôle', 'Désactivé'],
    ] as const) {
      await expect(rowOf(page, name)).toHaveAttribute('data-off', 'true');
      await expect(toggle(page, 'Poste prioritaire', name)).toBeDisabled();
      await expect(value(page, 'Seuil de retard', name)).toHaveAttribute('aria-disabled', 'true');
      await expect(value(page, 'Seuil de retard', name)).toHaveAttribute('title', why);
    }
    await expect(rowOf(page, 'Zone Frais')).toHaveAttribute('data-off', 'false');
    await carryLine(page, 'Zone Surgelés', -1);
    await expect.poll(async () => (await order(page, 4)).slice(2)).toEqual([first[3], 'Zone Frais']);
  });
});

describe('on a server whose settings list no zones', () => {
  test.override({ account: 'superadmin' });
  const zones = { path: '/pseudo-zones/' };
  const withoutZones = (network: Network) =>
    network.intercept({ path: '/metas/' }, async (forward) => {
      const { body } = await forward('whole');
      const { pseudo_zones: _, ...settings } = JSON.parse(body.toString());
      return refusal(200, settings)();
    });

  test('PRP-245 API-P07 asks for them where the screen is opened first', async ({ server, scene, page, network }) => {
    await floorWith(server, scene);
    withoutZones(network);
    await page.goto(path);
    await expect(names(page).nth(4)).toBeVisible();
    await expect.poll(() => order(page, 4)).toEqual(first);
    await expect(toggle(page, 'Poste prioritaire', 'Zone Frais')).toBeEnabled();
    await expect(page.getByRole('region', { name: 'Zones' }).getByRole('switch')).toHaveCount(2);
    expect(network.seen('/pseudo-zones/')).toEqual([expect.stringContaining(`center=${scene.center}`)]);
  });

  test('PRP-245 says of none that it is inactive while they are not known', async ({
    server,
    scene,
    page,
    network,
  }) => {
    await floorWith(server, scene);
    withoutZones(network);
    const failing = network.intercept(zones, refusal(500, {}));
    await page.goto(path);
    await expect
      .poll(async () => (await order(page, 4)).slice(2))
      .toEqual(['Zone FraisÉtat de la zone inconnu', 'Zone SurgelésÉtat de la zone inconnu']);
    await expect(toggle(page, 'Poste prioritaire', 'Zone Frais')).toBeDisabled();
    failing.stop();
  });
});

describe('the order', () => {
  test.override({ account: 'superadmin' });

  test('PRP-238 PRP-239 is a draft until it is saved, in one call with the ranks that changed', async ({
    server,
    scene,
    board,
    page,
  }) => {
    const { picking, check, zone } = await floorWith(server, scene);
    await page.goto(path);
    await expect(names(page).nth(4)).toBeVisible();
    await carryLine(page, 'Zone Frais', -2);
    await expect.poll(() => order(page, 3)).toEqual(['Zone Frais', 'Picking', 'Contrôle']);
    await expect(table(page)).toContainText('Ordre non enregistré Zone Frais : rang 3 vers 1 et 2 autres lignes');
    await expect(rowOf(page, 'Zone Frais')).toContainText('était 3');
    expect(await sent(scene)).toEqual([]);
    await page.reload();
    await expect(rowOf(page, 'Zone Frais')).toContainText('était 3');
    await save(page).click();
    await expect(board.toast('Sauvegarde effectuée')).toBeVisible();
    await expect(save(page)).toHaveCount(0);
    expect(await sent(scene)).toEqual([
      [
        { id: zone.id, rank: 1 },
        { id: picking.id, rank: 2 },
        { id: check.id, rank: 3 },
      ],
    ]);
    await expect.poll(() => order(page, 3)).toEqual(['Zone Frais', 'Picking', 'Contrôle']);
  });

  test('PRP-238 a line goes up or down one place a press, no further than the ends, and is a draft as well', async ({
    server,
    scene,
    page,
  }) => {
    const { picking, check } = await floorWith(server, scene);
    await page.goto(path);
    await expect(names(page).nth(4)).toBeVisible();
    const press = (way: string, name: string) => page.getByRole('button', { name: `${way} ${name}`, exact: true });
    await expect(press('Monter', 'Picking')).toHaveAttribute('aria-disabled', 'true');
    await expect(press('Monter', 'Picking')).toHaveAttribute('title', 'Déjà au premier rang');
    const ends = table(page)
      .getByRole('button', { name: /^Descendre/ })
      .last();
    await expect(ends).toHaveAttribute('aria-disabled', 'true');
    await expect(ends).toHaveAttribute('title', 'Déjà au dernier rang');
    await press('Descendre', 'Picking').click();
    await expect.poll(() => order(page, 2)).toEqual(['Contrôle', 'Picking']);
    await press('Descendre', 'Picking').press('Enter');
    await expect.poll(() => order(page, 3)).toEqual(['Contrôle', 'Zone Frais', 'Picking']);
    await press('Monter', 'Picking').press('Space');
    await expect.poll(() => order(page, 2)).toEqual(['Contrôle', 'Picking']);
    expect(await sent(scene)).toEqual([]);
    await save(page).click();
    await expect
      .poll(() => sent(scene))
      .toEqual([
        [
          { id: check.id, rank: 1 },
          { id: picking.id, rank: 2 },
        ],
      ]);
  });

  test('PRP-238 is as it was once it is given up', async ({ server, scene, page }) => {
    await floorWith(server, scene);
    await page.goto(path);
    await carryLine(page, 'Picking', 1);
    await expect(names(page).nth(0)).toHaveText('Contrôle');
    await page.getByRole('button', { name: 'Rétablir' }).click();
    await expect(names(page).nth(0)).toHaveText('Picking');
    await expect(save(page)).toHaveCount(0);
    expect(await sent(scene)).toEqual([]);
  });

  test('PRP-239 that rests on other ranks than the server has is not saved: what those are is told, the draft stays', async ({
    server,
    scene,
    page,
  }) => {
    const { floor, picking, check, zone } = await floorWith(server, scene);
    await page.goto(path);
    await expect(names(page).nth(4)).toBeVisible();
    await carryLine(page, 'Picking', 1);
    await floor.change({ kind: 'nextConfig', id: zone.id, set: { rank: 2 } });
    await floor.change({ kind: 'nextConfig', id: check.id, set: { rank: 3 } });
    await save(page).click();
    await expect(page.getByRole('alert')).toContainText(
      "L'ordre des priorités a changé entre-temps : relisez-le avant d'enregistrer le vôtre.",
    );
    await expect(page.getByRole('alert')).toContainText('Ordre du serveur : Picking, Zone Frais, Contrôle,');
    expect(await order(page, 3)).toEqual(['Contrôle', 'Picking', 'Zone Frais']);
    expect(await sent(scene)).toEqual([]);
    await save(page).click();
    await expect(save(page)).toHaveCount(0);
    expect(await sent(scene)).toEqual([
      [
        { id: check.id, rank: 1 },
        { id: picking.id, rank: 2 },
        { id: zone.id, rank: 3 },
      ],
    ]);
  });

  describe.each([
    ['compares the ranks', 1],
    ['compares nothing', 0],
  ])('to a server that %s', (_, calls) => {
    test('PRP-239 ranks that a colleague gave since are not undone, though with the draft they make 1 to n', async ({
      server,
      scene,
      page,
      network,
    }) => {
      const { floor, picking, check, zone, off } = await floorWith(server, scene);
      if (calls === 0) network.intercept({ path: '/' }, comparingNothing);
      await page.goto(path);
      await expect(names(page).nth(4)).toBeVisible();
      await carryLine(page, 'Zone Surgelés', -3);
      await expect.poll(() => order(page, 2)).toEqual(['Zone SurgelésZone inactive', 'Picking']);
      await floor.change({ kind: 'nextConfig', id: picking.id, set: { rank: 2 } });
      await floor.change({ kind: 'nextConfig', id: check.id, set: { rank: 1 } });
      await save(page).click();
      await expect(page.getByRole('alert')).toContainText("L'ordre des priorités a changé entre-temps");
      await expect(page.getByRole('alert')).toContainText('Ordre du serveur : Contrôle, Picking, Zone Frais,');
      expect([await sent(scene), network.seen(bulk).length]).toEqual([[], calls]);
      expect(await order(page, 2)).toEqual(['Zone SurgelésZone inactive', 'Picking']);
      await save(page).click();
      await expect(save(page)).toHaveCount(0);
      expect(await sent(scene)).toEqual([
        [
          { id: off.id, rank: 1 },
          { id: check.id, rank: 3 },
          { id: zone.id, rank: 4 },
        ],
      ]);
    });
  });

  test('PRP-239 another order that comes under a draft is told before it is saved: to save it is to know', async ({
    server,
    scene,
    page,
  }) => {
    const { floor, picking, check, zone } = await floorWith(server, scene);
    await page.goto(path);
    await expect(names(page).nth(4)).toBeVisible();
    await carryLine(page, 'Picking', 1);
    await expect(save(page)).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await floor.change({ kind: 'nextConfig', id: zone.id, set: { rank: 2 } });
    await floor.change({ kind: 'nextConfig', id: check.id, set: { rank: 3 } });
    await page.reload();
    await expect(page.getByRole('alert')).toContainText("L'ordre des priorités a changé entre-temps");
    await expect(page.getByRole('alert')).toContainText('Ordre du serveur : Picking, Zone Frais, Contrôle,');
    expect(await order(page, 3)).toEqual(['Contrôle', 'Picking', 'Zone Frais']);
    await save(page).click();
    await expect(save(page)).toHaveCount(0);
    expect(await sent(scene)).toEqual([
      [
        { id: check.id, rank: 1 },
        { id: picking.id, rank: 2 },
        { id: zone.id, rank: 3 },
      ],
    ]);
  });

  test('PRP-239 is that of whoever saved last, a rank included that is again what it was before an own save', async ({
    server,
    scene,
    page,
  }) => {
    const { floor, picking, check, zone } = await floorWith(server, scene);
    await page.goto(path);
    await expect(names(page).nth(4)).toBeVisible();
    await carryLine(page, 'Zone Frais', -2);
    await save(page).click();
    await expect(save(page)).toHaveCount(0);
    await expect.poll(() => order(page, 3)).toEqual(['Zone Frais', 'Picking', 'Contrôle']);
    await floor.change({ kind: 'nextConfig', id: picking.id, set: { rank: 3 } });
    await floor.change({ kind: 'nextConfig', id: check.id, set: { rank: 2 } });
    await page.reload();
    await expect.poll(() => order(page, 3)).toEqual(['Zone Frais', 'Contrôle', 'Picking']);
    expect(await sent(scene)).toEqual([
      [
        { id: zone.id, rank: 1 },
        { id: picking.id, rank: 2 },
        { id: check.id, rank: 3 },
      ],
    ]);
  });

  test('PRP-247 of the last list known is shown offline, and nothing can be changed', async ({
    server,
    scene,
    page,
    network,
  }) => {
    await floorWith(server, scene);
    await page.goto(path);
    await expect(names(page).nth(4)).toBeVisible();
    network.setOffline(true);
    await expect(page.getByText('Hors ligne : dernière liste connue, en lecture seule')).toBeVisible();
    expect(await order(page, 4)).toEqual(first);
    await expect(toggle(page, 'Poste prioritaire', 'Picking')).toBeDisabled();
    await expect(value(page, 'Seuil de retard', 'Picking')).toHaveAttribute('aria-disabled', 'true');
    await expect(page.getByRole('button', { name: 'Déplacer Picking' })).toHaveAttribute('aria-disabled', 'true');
  });
});
