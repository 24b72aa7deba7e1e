import type { Locator, Page } from '@playwright/test';
import type { Scene } from '../../hands/scene.ts';
import { aTruck } from '../../hands/truck.ts';
import { type Fixtures, startAt } from '../fixtures.ts';

// What a scan puts into a field is never sent by the scan (OUR-029). Whoever then sends the form of that field sends
// what stands in it, or is asked about it by its code: it never goes nowhere without a word.

type Hands = Pick<Fixtures, 'makeScene' | 'page'>;

/** A form with a field that takes codes, open. */
export interface ScanForm {
  readonly scene: Scene;
  /** The scan that its field takes. */
  readonly code: string;
  /** What takes the code, and the text it has then. */
  readonly field: Locator;
  readonly shows: string;
  /** Sends the form; absent where nothing is ever sent from there. */
  readonly send?: Locator;
  /** What the call bears, where the form sends what stands in its field; absent where somebody is asked about it. */
  readonly carries?: unknown;
}

type Laid = (hands: Hands) => Promise<ScanForm>;

const dialog = (page: Page) => page.getByRole('dialog');

async function codesScene({ makeScene }: Hands): Promise<Scene> {
  const scene = await makeScene({ crates_enabled: true });
  startAt(scene);
  return scene;
}

/** Orders that are to be checked before they leave for another center, in their round. */
const toCheck = (scene: Scene, names: readonly string[]) =>
  aTruck(
    scene,
    { center: scene.center },
    {
      names,
      order: () => ({ status: 'xd-to-check', number_of_crates: 1, crates: [{ id: 1, code: '12-30' }] }),
      dock: {
        cross_docking_target_center: 9 as Scene['center'],
        ...{ gone_at: null, loaded_at: null, current_status: 'ready_to_load', driver_name: null },
      },
    },
  );

/** The crates of one order: the form of its field is all that the window sends. */
const crates: Laid = async (hands) => {
  const { page } = hands;
  const scene = await codesScene(hands);
  const { order } = await scene.order('A1', {}, { crates: [{ id: 1, code: '12-30' }] });
  await page.goto(`/dispatch?dialog=crates&order=${order.id}`);
  return {
    ...{ scene, code: '12-34', shows: '12-34', field: dialog(page).getByLabel('Code de la cagette') },
    send: dialog(page).getByRole('button', { name: 'Ajouter' }),
    carries: { crate_code: '12-34', flat: 1 },
  };
};

const check: Laid = async (hands) => {
  const { page } = hands;
  const scene = await codesScene(hands);
  const { orders } = await toCheck(scene, ['A1']);
  await page.goto(`/loadings/?dialog=crateCheck&order=${orders[0]?.id}`);
  return {
    ...{ scene, code: '12-34', shows: '12-34', field: dialog(page).getByLabel('Code de la cagette') },
    send: dialog(page).getByRole('button', { name: 'Valider le nombre de cagettes' }),
  };
};

const loading: Laid = async (hands) => {
  const { page } = hands;
  const scene = await codesScene(hands);
  const { id } = await toCheck(scene, ['A1']);
  await page.goto(`/loadings/?dialog=loading&dock=${id}`);
  const field = dialog(page).getByLabel('Code de cagette de A1');
  await field.focus();
  return {
    ...{ scene, code: '12-34', shows: '12-34', field },
    send: dialog(page).getByRole('button', { name: 'Valider le chargement' }),
  };
};

/** A trolley is chosen, and saved with its form. */
const transitArea: Laid = async ({ makeScene, page }) => {
  const scene = await makeScene({ name: 'Ivry' });
  startAt(scene);
  const { order } = await scene.order('A1');
  await page.goto(`/dispatch?dialog=transitArea&order=${order.id}`);
  return {
    ...{
      scene,
      code: 'CH-C1',
      shows: 'Chariot Ivry C01',
      field: dialog(page).getByRole('combobox', { name: 'Chariot', exact: true }),
    },
    send: dialog(page).getByRole('button', { name: 'Enregistrer' }),
    // The trolleys of a center are numbered from its own number.
    carries: { transit_area_type: 3, trolley_id: scene.center * 1_000 + 3 },
  };
};

/** The search sends nothing: what is found is opened. */
const search: Laid = async ({ makeScene, page }) => {
  const scene = await makeScene();
  startAt(scene);
  await scene.order('A1');
  await page.goto('/uber-eats/orders/?panel=search');
  await dialog(page).getByRole('combobox').focus();
  return { scene, code: 'CMD-A1', shows: 'A1', field: dialog(page).getByRole('combobox') };
};

/** By the source of the form: `test/layers/scan-forms.test.ts` names one that is missing. */
export const scanForms: Readonly<Record<string, Laid>> = {
  'concepts/order/crates/crates-dialog.tsx': crates,
  'concepts/dock/loading/crate-check-dialog.tsx': check,
  'concepts/dock/loading/loading-dialog.tsx': loading,
  'concepts/order/transit-area/transit-area-dialog.tsx': transitArea,
  'shell/search/search-panel.tsx': search,
};
