import { describe, expect, it } from 'vitest';
import { coloursOf } from '../../../src/views/concepts/center/center-colour.ts';
import { otherHosts } from '../../../src/views/shell/header/host-links.ts';
import { headerLinks } from '../../../src/views/shell/header/links.ts';
import { fetchConfig } from '../../../src/worker/config.ts';
import { aCenter } from '../../builders/rows.ts';

const grouping = aCenter(9, { is_shadow_groupment_enabled: true, stock_type: 2 });
const labels = (user: Parameters<typeof headerLinks>[0], center = grouping) =>
  headerLinks(user, center).map(({ label }) => label);
const user = { email: 'a@b.fr' };

describe('the links of the header', () => {
  it('DSP-083 DSP-085 lead to dispatch only where the center groups', () => {
    expect(labels(user)).toEqual([
      'Accueil',
      'Dispatch',
      'Support',
      'Dispatch création de tournée',
      'Dispatch chargement et suivi livreur',
    ]);
    expect(labels(user, aCenter(9, { is_shadow_groupment_enabled: false }))).toEqual(['Accueil', 'Support']);
  });

  it('DSP-083 keep the place of a link that the settings of the center decide until they are known', () => {
    const places = (isKnown: boolean) =>
      headerLinks(user, undefined, isKnown).map(({ label, isPending }) => [label, isPending]);
    expect(places(false)).toEqual([
      ['Accueil', false],
      ['Dispatch', true],
      ['Support', false],
      ['Dispatch création de tournée', true],
      ['Dispatch chargement et suivi livreur', true],
    ]);
    expect(places(true)).toEqual([
      ['Accueil', false],
      ['Support', false],
    ]);
  });

  it('DSP-115 assign keeps its word, and says what it stands for', () => {
    const links = headerLinks({ ...user, groups: { is_super_admin: true } }, grouping);
    expect(links.find(({ label }) => label === 'assign')?.hint).toBe('Priorités');
  });

  it('DSP-113 DSP-115 show Logs and Demandes to logistics, assign to super admins', () => {
    expect(labels({ ...user, is_logistic: true })).toEqual(expect.arrayContaining(['Logs', 'Demandes']));
    expect(labels({ ...user, groups: { is_super_admin: true } })).toContain('assign');
    expect(labels(user)).not.toContain('assign');
  });

  it('DSP-114 shows Arrivages when center, manager and ACL manager meet', () => {
    const manager = { ...user, groups: { is_manager: true, is_acl_manager: true } };
    expect(labels(manager)).toContain('Arrivages');
    expect(labels(manager, aCenter(9, { stock_type: 1 }))).not.toContain('Arrivages');
    expect(labels({ ...user, groups: { is_manager: true } })).not.toContain('Arrivages');
  });
});

it('DSP-051 the product table and the flow tool are in the menu where they have an address', async () => {
  const configOf = (links: object) => {
    const body = { apiUrl: '/api', adminLoginUrl: '/login/', ...links };
    return fetchConfig(async () => Response.json(body), 'https://quai.example');
  };
  const entries = async (links: object) => otherHosts((await configOf(links)) ?? {});
  expect(await entries({ productTableUrl: 'https://table.example/p', flowToolUrl: 'https://flow.example/' })).toEqual([
    { label: 'Table produits', href: 'https://table.example/p', isOtherHost: true },
    { label: 'Outil flow', href: 'https://flow.example/', isOtherHost: true },
  ]);
  expect(await entries({ productTableUrl: null, flowToolUrl: 'javascript:alert(1)' })).toEqual([]);
});

it('DSP-073 writes on the colour of a center what reads best, at least 4.5 to 1', () => {
  expect(coloursOf('#1f7a4d')?.text).toBe('#ffffff');
  expect(coloursOf('#ffd400')?.text).toBe('#000000');
  expect([coloursOf('red'), coloursOf(null)]).toEqual([null, null]);
});
