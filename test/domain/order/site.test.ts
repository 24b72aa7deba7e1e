import { expect, it } from 'vitest';
import { shownSite, siteBadge } from '../../../src/domain/order/sheet/site.ts';
import { anOrder } from '../../builders/rows.ts';

const sites = { 1013: { domain: 'plats.example', color: '#d9480f' }, 1: {} };

it('DSP-266 an order of the meal partner shows the name of its site in its colour, no other does', () => {
  expect([1013, 1015, null].map((site_id) => shownSite(anOrder(1, { site_id })))).toEqual([1013, null, null]);
  expect(siteBadge(1013, sites)).toEqual({ domain: 'plats.example', color: '#d9480f' });
  expect([siteBadge(1013, null), siteBadge(1, sites), siteBadge(null, sites)]).toEqual([null, null, null]);
});
