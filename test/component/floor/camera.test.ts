import { expect, type Page } from '@playwright/test';
import { afterEach, describe, vi } from 'vitest';
import { refusal } from '../../hands/faults.ts';
import type { Scene } from '../../hands/scene.ts';
import { aTruck } from '../../hands/truck.ts';
import { type Fixtures, startAt, test } from '../fixtures.ts';

const received = (page: Page, name: string) => page.getByRole('button', { name: `Reçue ${name}`, exact: true });
const button = (page: Page) => page.getByRole('button', { name: 'Caméra', exact: true });
const camera = (page: Page) => page.getByRole('dialog', { name: 'Scanner avec la caméra' });

/** The codes in the picture. */
let inView: readonly string[] = [];
let stops = 0;
const track = {
  stop: () => {
    stops += 1;
  },
};

/** A device with a camera, and a browser that reads labels by itself. */
function withCamera(getUserMedia: () => Promise<unknown> = async () => ({ getTracks: () => [track] })) {
  vi.stubGlobal('BarcodeDetector', Own);
  const devices = { getUserMedia, enumerateDevices: async () => [{ kind: 'videoinput' }] };
  Object.defineProperty(navigator, 'mediaDevices', { value: devices, configurable: true });
  const video = HTMLVideoElement.prototype;
  Object.defineProperty(video, 'readyState', { get: () => 4, configurable: true });
  Object.defineProperty(video, 'srcObject', { value: null, writable: true, configurable: true });
  vi.spyOn(video, 'play').mockResolvedValue();
}

class Own {
  static getSupportedFormats = async () => ['qr_code', 'code_128'];
  detect = async () => inView.map((rawValue) => ({ rawValue }));
}

afterEach(() => {
  inView = [];
  stops = 0;
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  for (const name of ['readyState', 'srcObject']) Reflect.deleteProperty(HTMLVideoElement.prototype, name);
  Reflect.deleteProperty(navigator, 'mediaDevices');
});

/** A site that allows cameras, or has no switch for it. */
function allow(network: Fixtures['network'], isAllowed = true) {
  const config = {
    apiUrl: '/api',
    adminLoginUrl: '/admin/login/',
    ...(isAllowed ? { switches: { camera: true } } : {}),
  };
  network.intercept({ path: '/config.json' }, refusal(200, config));
}

async function aTruckCame(
  { makeScene, page }: Pick<Fixtures, 'makeScene' | 'page'>,
  names = ['A1', 'B2'],
): Promise<Scene> {
  const here = await makeScene({ stock_type: 2 });
  startAt(here);
  await aTruck(await makeScene(), here, { names });
  await page.goto('/arrivals/');
  await expect(received(page, 'A1')).toBeVisible();
  return here;
}

describe('the camera', () => {
  test('OUR-037 is offered where the site allows it and the device has one, and nowhere else', async ({
    makeScene,
    page,
    network,
  }) => {
    let asked = 0;
    withCamera(async () => {
      asked += 1;
    });
    allow(network, false);
    await aTruckCame({ makeScene, page });
    await expect(page.getByRole('region', { name: 'Scanner' })).toBeVisible();
    await expect(button(page)).toHaveCount(0);
    allow(network);
    await page.reload();
    await expect(button(page)).toBeVisible();
    // Nothing is asked of the device before somebody wants it.
    expect(asked).toBe(0);
    Reflect.deleteProperty(navigator, 'mediaDevices');
    await page.reload();
    await expect(received(page, 'A1')).toBeVisible();
    await expect(button(page)).toHaveCount(0);
  });

  test('OUR-038 OUR-039 what it sees is scanned, each code once for as long as it is seen, and said under the picture', async ({
    makeScene,
    page,
    network,
  }) => {
    withCamera();
    allow(network);
    await aTruckCame({ makeScene, page });
    await button(page).click();
    await expect(camera(page).getByRole('status')).toHaveText(
      "Présentez le code-barres d'une étiquette devant la caméra",
    );
    inView = ['CMD-A1'];
    await expect(camera(page).getByRole('status')).toContainText('A1 marquée reçue');
    inView = ['CMD-A1', 'CMD-B2'];
    await expect(camera(page).getByRole('status')).toContainText('B2 marquée reçue');
    inView = ['PAS-A-NOUS'];
    await expect(camera(page).getByRole('status')).toContainText('Code inconnu : PAS-A-NOUS');
    inView = [];
    expect(stops).toBe(0);
    await camera(page).getByRole('button', { name: 'Fermer' }).last().click();
    await expect(camera(page)).toHaveCount(0);
    await expect.poll(() => stops).toBe(1);
    for (const name of ['A1', 'B2']) await expect(received(page, name)).toHaveAttribute('aria-pressed', 'true');
    // Each code was seen many times, and read once.
    await expect(page.getByRole('region', { name: 'Scanner' })).toContainText('3 scannés');
  });

  test('OUR-038 gives way to what a scan opens', async ({ makeScene, page, network }) => {
    withCamera();
    allow(network);
    const scene = await makeScene();
    startAt(scene);
    const order = () => ({ status: 'xd-to-check', number_of_crates: 2 });
    const dock = { gone_at: null, loaded_at: null, current_status: 'ready_to_load' };
    await aTruck(scene, { center: 9 as Scene['center'] }, { names: ['A1'], order, dock });
    await page.goto('/loadings/');
    // A code that is scanned before its order is read is one that nobody knows.
    await expect(page.getByRole('region', { name: /^À vérifier/ })).toContainText('A1');
    await button(page).click();
    await expect(camera(page)).toBeVisible();
    inView = ['CMD-A1'];
    await expect(page.getByRole('dialog', { name: 'A1 Cagettes' })).toBeVisible();
    await expect(camera(page)).toHaveCount(0);
    await expect.poll(() => stops).toBe(1);
  });

  test.for([
    ['NotAllowedError', "L'accès à la caméra est refusé"],
    ['NotFoundError', 'Aucune caméra trouvée'],
    ['NotReadableError', 'La caméra ne répond pas'],
  ] as const)(
    'OUR-039 says what to do after %s, and tries again when asked',
    async ([name, text], { makeScene, page, network }) => {
      let tries = 0;
      withCamera(async () => {
        tries += 1;
        if (tries === 1) throw new DOMException('', name);
        return { getTracks: () => [] };
      });
      allow(network);
      await aTruckCame({ makeScene, page });
      await button(page).click();
      await expect(camera(page).getByRole('alert')).toContainText(text);
      await camera(page).getByRole('button', { name: 'Réessayer' }).click();
      await expect(camera(page).getByRole('alert')).toHaveCount(0);
      await expect(camera(page).getByRole('status')).toContainText('Présentez le code-barres');
    },
  );

  test('OUR-039 a browser that reads none by itself needs the reader: without it, it says so', async ({
    makeScene,
    page,
    network,
  }) => {
    withCamera();
    vi.stubGlobal('BarcodeDetector', undefined);
    vi.spyOn(console, 'error').mockReturnValue();
    allow(network);
    await aTruckCame({ makeScene, page });
    network.intercept({ path: /\.wasm/ }, refusal(503, {}));
    await button(page).click();
    await expect(camera(page).getByRole('alert')).toContainText("Le lecteur de codes-barres n'a pas pu être chargé");
    await expect.poll(() => stops).toBe(1);
  });
});
