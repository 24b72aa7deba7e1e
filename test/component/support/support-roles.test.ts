import { expect, type Page } from '@playwright/test';
import { describe } from 'vitest';
import { refusal, rewritten } from '../../hands/faults.ts';
import type { Scene } from '../../hands/scene.ts';
import { Sheet } from '../../hands/sheet.ts';
import type { Network } from '../browser/network.ts';
import { test } from '../fixtures.ts';

const customer = {
  ...{ id: 77, first_name: 'Grégoire', last_name: 'Orsonneau', email: 'g+o@courriel.example' },
  ...{ phone_number: '06 39 98 27 51', main_psp: 'stripe', optin_email: 0, optin_sms: 1, optin_push: 2 },
  ...{ internal_note: { id: 232, content: 'Sonner' }, date_joined: '2024-03-30T23:30:00Z' },
};
const home = { id: 78, user_id: 77, street_number: '9', street: 'Rue Mouraud', postal_code: '75020', city: 'Paris' };

/** An order with every block, and a customer with every tab. */
async function everything(scene: Scene, network: Network, status: string) {
  const { order } = await scene.order(
    'TOUT',
    {},
    {
      ...{ status, crates: [{ id: 1, code: '12-34' }], tags: ['subscription'] },
      ...{ transit_area_type: 3, trolley_id: scene.center * 1_000 + 3 },
      pseudo_zones_status: [{ pseudozone_id: 41, count_item_match: 2, is_done: false }],
    },
  );
  const more = { is_gift: true, gift_message: 'Bonne fête', subscription_id: 5, last_external_job_id: 12 };
  network.intercept(
    { path: new RegExp(`/processing-orders/${order.id}/\\?`) },
    rewritten((answer) => ({ ...Object(answer), ...more, user: customer })),
  );
  for (const [path, body] of Object.entries({
    ...{ '/users/77/support-info/': customer, '/processing-orders/?user_id=77': [], '/users/77/sms/': [] },
    ...{ '/admin-addresses/?user_id=77': [home], '/users/77/subvention-logs/': [] },
  }))
    network.intercept({ path }, refusal(200, body));
  return order;
}

const controls =
  'main button, main input, main textarea, main [role="switch"], main [role="radio"], main [role="combobox"]';

/** Names of all controls of the file to press or type in; a tab, and what copies or saves what is shown, send nothing. */
const pressable = (page: Page): Promise<readonly string[]> =>
  page.evaluate((selector) => {
    const open = [...document.querySelectorAll<HTMLElement>(selector)].filter(
      (it) =>
        it.getAttribute('role') !== 'tab' &&
        it.getAttribute('aria-disabled') !== 'true' &&
        !it.hasAttribute('disabled') &&
        !it.closest('fieldset[disabled]'),
    );
    const names = open.map((it) => it.getAttribute('aria-label') ?? it.textContent?.trim() ?? '');
    return [...new Set(names.filter((name) => !/^(Copier|Exporter) /.test(name)))].toSorted();
  }, controls);

/** Open to everybody. */
const looks = ['Cagettes', 'Livraison externe', 'Statistiques livreur'];
const zones = [/^Zone 41|^41/];
const roles: readonly { readonly account: string; readonly more: readonly (string | RegExp)[] }[] = [
  { account: 'preparation', more: [] },
  { account: 'dispatch', more: [] },
  // PRP-480: who works in preparation does so here, too.
  { account: 'logistique', more: zones },
  // SUP-703.
  { account: 'quai', more: ['Zone', 'Emplacement du chariot'] },
];

describe.each(roles)('for $account, who is no editor', ({ account, more }) => {
  test.override({ account });

  test('SUP-701 SUP-702 SUP-707 nothing of an order’s file can be pressed but what is only looked at', async ({
    makeScene,
    network,
    page,
    scene: _,
  }) => {
    const scene = await makeScene({ crates_enabled: true });
    const sheet = new Sheet(page);
    for (const status of ['received', 'undeliveredclient', 'prep', 'blocked']) {
      const order = await everything(scene, network, status);
      await sheet.open(order);
      // All of it is there.
      await expect(sheet.block('Note interne')).toContainText('Sonner');
      await expect(page.getByRole('button', { name: /^Modifier 9 Rue Mouraud/, includeHidden: true })).toHaveCount(1);
      await expect(page.getByRole('form', { name: 'Client', includeHidden: true })).toContainText('Lecture seule');
      await expect(sheet.block('Message cadeau')).toContainText('Bonne fête');
      await expect(sheet.action('Cagettes')).toBeVisible();
      const isOf = (it: string | RegExp, name: string) => (typeof it === 'string' ? it === name : it.test(name));
      const allowed = [...looks, ...more];
      // Nobody lost a right.
      await expect
        .poll(async () => {
          const open = await pressable(page);
          return allowed.filter((it) => !open.some((name) => isOf(it, name)));
        }, status)
        .toEqual([]);
      const open = await pressable(page);
      expect(
        open.filter((name) => !allowed.some((it) => isOf(it, name))),
        status,
      ).toEqual([]);
    }
    expect(await scene.ledger()).toEqual([]);
  });
});

describe.each(['support', 'manager', 'superadmin'])('for %s, who is an editor', (account) => {
  test.override({ account });

  test('SUP-701 SUP-702 SUP-707 all that the others cannot press can be', async ({
    makeScene,
    network,
    page,
    scene: _,
  }) => {
    const scene = await makeScene({ crates_enabled: true });
    const sheet = new Sheet(page);
    await sheet.open(await everything(scene, network, 'received'));
    await expect(page.getByRole('button', { name: /^Modifier 9 Rue Mouraud/, includeHidden: true })).toHaveCount(1);
    await expect(sheet.block('Note interne').getByRole('textbox')).toHaveValue('Sonner');
    for (const name of ['Re-préparer', 'Cagettes']) await expect(sheet.action(name)).toBeEnabled();
    const wanted = [
      ...looks,
      ...['Re-préparer', 'Sacs oubliés', 'Changer le nom', 'Changer le téléphone'],
      ...['Sacs', 'Zone', 'Emplacement du chariot', 'Message cadeau', 'Modifier', "Annuler l'abonnement"],
      ...['Modifier 9 Rue Mouraud, 75020 Paris', 'Changer le statut : LIVRÉE'],
    ];
    await expect
      .poll(async () => {
        const open = await pressable(page);
        return wanted.filter((name) => !open.includes(name));
      })
      .toEqual([]);
    // Where an order went stands once it is there.
    const before = await makeScene({ crates_enabled: true });
    await sheet.open(await everything(before, network, 'prepared'));
    await expect(sheet.action("Changer l'adresse")).toBeEnabled();
  });
});
