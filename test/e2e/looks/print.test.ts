import { expect, type Page } from '@playwright/test';
import { rooms } from '../../../src/domain/session/rooms.ts';
import { aPresence, elodie, karim, logsAnswer, salome } from '../../builders/driver-logs.ts';
import type { Client } from '../../contract/client.ts';
import { startAt, test } from '../fixtures.ts';
import { faultsOnPaper, print, settled, toScreen, wordsOf } from '../hands/paper.ts';

/** A center of the seeded world with something in every list. */
const filled = 12;

/** Every screen of the console, about an order of the center and its customer. */
async function addresses(page: Page, colleague: Client): Promise<readonly string[]> {
  await page.goto('/');
  const order = await page.locator('[data-order]').first().getAttribute('data-order');
  const { body } = await colleague.get(`/processing-orders/${order}/`);
  const { user } = body as { readonly user: { readonly id: number; readonly email: string } };
  const values = { orderId: order, centerId: filled, userId: user.id, email: user.email };
  const filledIn = (path: string) =>
    Object.entries(values).reduce(
      (whole, [name, value]) => whole.replace(`:${name}`, encodeURIComponent(`${value}`)),
      path,
    );
  const screens = Object.values(rooms).flatMap(({ paths }): readonly string[] => paths);
  // A redirection shows nothing; a wall screen is the home page by another look.
  return [...screens.filter((path) => !path.startsWith('/redirect')).map(filledIn), '/?mur=1'];
}

test('OUR-070 whatever a room says stands on its paper as words, in full, in the font of the page', async ({
  context,
  page,
  colleague,
}) => {
  test.slow();
  await startAt(context, filled);
  for (const address of await addresses(page, colleague)) {
    await page.goto(address);
    // A list that came between the two looks is looked at again.
    await expect(async () => {
      await toScreen(page);
      await settled(page);
      const onScreen = await wordsOf(page);
      expect(onScreen.length, address).toBeGreaterThan(0);
      await print(page);
      const onPaper = new Set(await wordsOf(page));
      expect({ address, missing: onScreen.filter((word) => !onPaper.has(word)) }).toEqual({ address, missing: [] });
      expect(await faultsOnPaper(page), address).toEqual({ wordless: [], otherFonts: [], shortened: [], folded: [] });
    }).toPass({ timeout: 60_000 });
    await toScreen(page);
  }
});

test('OUR-070 a folded list and one that shows its first rows are printed whole', async ({ scene, board, page }) => {
  for (let at = 1; at <= 12; at++)
    await scene.order(`R${at}`, { shipping_time: scene.at(-90), max_shipping_time: scene.at(-30) });
  const driver = await scene.driver('Ali Dutour');
  for (let at = 1; at <= 3; at++) await scene.demand(driver);
  await board.open();
  const late = page
    .getByRole('region', { name: /^Commandes en retard/ })
    .getByRole('row')
    .filter({ hasText: /R\d/ });
  const demands = page
    .getByRole('region', { name: /^Demandes de surcoût/ })
    .getByRole('row')
    .filter({ hasText: 'Ali Dutour' });
  await expect.poll(() => late.count()).toBeLessThan(12);
  await expect(demands).toHaveCount(0);
  await print(page);
  await expect(late).toHaveCount(12);
  await expect(demands).toHaveCount(3);
  await toScreen(page);
  await expect.poll(() => late.count()).toBeLessThan(12);
  await expect(demands).toHaveCount(0);
});

test('a list prints whole, black on white, with its title, its center and its date', async ({ scene, board, page }) => {
  await scene.together(async (rows) => {
    for (let at = 1; at <= 60; at++) await rows.order(`P${at}`);
  });
  await page.emulateMedia({ colorScheme: 'dark' });
  await board.open();
  await expect(board.list.getByRole('heading')).toHaveText('Commandes à dispatcher (60)');
  const whole = board.list.getByRole('row').filter({ hasText: 'FINALISÉE' });
  expect(await whole.count()).toBeLessThan(60);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  // Its title comes with the later code of the page.
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    expect(await page.evaluate(() => document.documentElement.dataset.printed ?? '')).not.toBe('');
  }).toPass();
  await expect(whole).toHaveCount(60);
  const list = await board.list
    .getByRole('row')
    .last()
    .evaluate((row) => ({
      colour: getComputedStyle(row).color,
      clips: [...document.querySelectorAll('main *')].filter(
        (it) => it.contains(row) && getComputedStyle(it).overflowY !== 'visible',
      ).length,
    }));
  expect(list).toEqual({ colour: 'rgb(0, 0, 0)', clips: 0 });
  const head = await page.evaluate(() => document.documentElement.dataset.printed ?? '');
  expect(head).toMatch(/ – .+ – .+ \d{2}:\d{2}$/);
  await toScreen(page);
  await expect.poll(() => whole.count()).toBeLessThan(60);
});

test('OUR-032 labels are printed alone, in the font of the page, without a code that an order bears', async ({
  scene,
  page,
}) => {
  await scene.order('A1', {}, { crates: [{ id: 1, code: '39-71' }] });
  await page.goto('/loadings');
  await page.getByRole('button', { name: 'Étiquettes' }).click();
  await page.getByLabel('Première cagette').fill('39-70');
  await expect(page.getByText('Sautée, déjà sur une commande : 39-71 (A1)')).toBeVisible();
  await print(page);
  const labels = page.locator('[data-labels] section');
  await expect(labels).toHaveCount(24);
  await expect(labels.first()).toBeVisible();
  await expect(labels.filter({ hasText: '39-71' })).toHaveCount(0);
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await faultsOnPaper(page)).toMatchObject({ otherFonts: [] });
  const font = await labels.first().evaluate((it) => getComputedStyle(it).fontFamily);
  expect(font).toMatch(/^"Source Sans 3"/);
});

test.describe('the picture of a day', () => {
  test.use({ account: 'logistique' });

  test('LOG-212 LOG-216 is printed whole, with its hours in words, by lines and not by colours', async ({
    scene: _,
    page,
  }) => {
    const planning_sessions = [{ start: '2026-10-08T04:00:00Z', end: '2026-10-08T12:00:00Z' }];
    const at = { date: '2026-10-08', planning_sessions, logs: [] };
    const round = { label: 'G72', started_at: '2026-10-08T07:30:00Z', ended_at: '2026-10-08T10:50:00Z' };
    const many = Array.from({ length: 30 }, (_none, index) =>
      aPresence(10 + index, {
        ...{ ...at, driver: { ...karim, id: 500 + index, name: `Nom ${index}` }, logs: [{ ...round, link_id: index }] },
        ...{ started_at: '2026-10-08T07:00:00Z', ended_at: '2026-10-08T12:00:00Z' },
      }),
    );
    const answer = logsAnswer([
      aPresence(1, { ...at, started_at: '2026-10-08T03:50:00Z', ended_at: '2026-10-08T08:05:00Z' }),
      aPresence(2, { ...at, started_at: '2026-10-08T09:15:00Z', ended_at: '2026-10-08T12:08:00Z' }),
      aPresence(3, { ...at, driver: salome, started_at: '2026-10-08T20:00:00Z', ended_at: '2026-10-09T03:00:00Z' }),
      ...many,
    ]);
    await page.route('**/driver-logs/*', (route) =>
      route.fulfill({ json: { ...answer, missing_drivers: [{ driver: elodie, planning_sessions }] } }),
    );
    await page.goto('/logs/date/2026-10-08?view=picture');
    const picture = page.getByRole('region', { name: 'Image du jour' });
    await expect(picture.getByRole('img')).toHaveCount(33);
    await print(page);
    const written = picture.locator('li small');
    await expect(written).toHaveCount(33);
    for (const text of ['trou 10h05 - 11h15', 'présent 22h00 - 5h00', 'prévu sans présence 6h00 - 14h00'])
      await expect(written.filter({ hasText: text })).toBeVisible();
    expect(await faultsOnPaper(page)).toEqual({ wordless: [], otherFonts: [], shortened: [], folded: [] });
    const looks = await picture.evaluate((it) => {
      const paper = it.getBoundingClientRect();
      const all = [...it.querySelectorAll<HTMLElement>('*')].filter((part) => part.checkVisibility());
      const kinds = ['planned', 'present', 'road', 'waiting', 'hole', 'absent'];
      const styleOf = (kind: string) => {
        const bar = it.querySelector(`li [role="img"] [data-kind="${kind}"]`);
        if (!bar) return 'none';
        const { borderTopStyle, borderTopWidth, backgroundImage, backgroundColor, boxShadow, height, top } =
          getComputedStyle(bar);
        return [borderTopStyle, borderTopWidth, backgroundImage, backgroundColor, boxShadow, height, top].join(' ');
      };
      const grey = (colour: string) => {
        const [red, green, blue] = (colour.match(/\d+(\.\d+)?/g) ?? []).map(Number);
        return red === green && green === blue;
      };
      return {
        // Bars and the words under them do not lie upon each other.
        upon: [...it.querySelectorAll('li[data-current]')].filter((line) => {
          const [graph, words] = [line.querySelector('[role="img"]'), line.querySelector('small')];
          return !graph || !words || graph.getBoundingClientRect().bottom > words.getBoundingClientRect().top + 1;
        }).length,
        low: [...it.querySelectorAll('li [role="img"]')].filter((graph) => graph.getBoundingClientRect().height < 46)
          .length,
        outside: all
          .filter((part) => part.getBoundingClientRect().right > paper.right + 1)
          .map((part) => part.outerHTML.slice(0, 90)),
        pressed: all.filter((part) => part.matches('.rt-BaseButton')).length,
        // A hole and an absence are drawn alike: words tell them apart.
        looks: new Set(kinds.map(styleOf)).size,
        missing: kinds.filter((kind) => styleOf(kind) === 'none'),
        colours: [
          ...it.querySelectorAll('li [role="img"] :is([data-kind="present"], [data-kind="road"], [data-kind="hole"])'),
        ]
          .map((bar) => getComputedStyle(bar))
          .filter(({ borderTopColor, backgroundColor, color }) => ![borderTopColor, backgroundColor, color].every(grey))
          .length,
      };
    });
    expect(looks).toEqual({ upon: 0, low: 0, outside: [], pressed: 0, looks: 5, missing: [], colours: 0 });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const pdf = await page.pdf({ format: 'A4', landscape: true, path: test.info().outputPath('picture.pdf') });
    expect(pdf.byteLength).toBeGreaterThan(0);
  });
});
