import { expect } from '@playwright/test';
import { wholeOr } from '../../setup/whole.ts';
import { ownDevice, startAt, tablet, test } from '../fixtures.ts';
import { receiveTruck } from '../hands/truck-work.ts';

test.use(tablet);

// `npm run browser-proofs`: forty. In `npm test`, fewer.
const count = wholeOr(40, 12);

test(
  `PRP-284 PRP-285 PRP-286 a truck of ${count} is received by touch, half of it without network, each order once; what a colleague received is told`,
  ownDevice,
  async ({ makeScene, context, page, colleague, server }) => {
    const here = await makeScene({ stock_type: 2 });
    const there = await makeScene();
    await startAt(context, here.center);
    const { doubles } = await receiveTruck({ page, context, server, here, there, colleague, count });
    const toasts = page.getByRole('region', { name: /^Notifications/ });
    for (const name of doubles) await expect(toasts).toContainText(`${name} déjà reçue par manager@quai.example`);
  },
);
