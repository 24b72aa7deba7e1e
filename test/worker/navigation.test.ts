import { describe, expect, it } from 'vitest';
import { isRoom } from '../../src/domain/session/rooms.ts';
import { serverPathsOf } from '../../src/domain/session/server-paths.ts';
import { fetchConfig } from '../../src/worker/config.ts';
import { ownerOf } from '../../src/worker/postman/navigation.ts';

const origin = 'https://quai.example';
const file = {
  apiUrl: `${origin}/back/v2/`,
  adminLoginUrl: '/connexion?site=lyon#mot',
  adminUrl: '/',
  productTableUrl: `${origin}/produits`,
  flowToolUrl: 'https://flow.example/tasks',
  mapStyleUrl: '/cartes/style.json',
  courierDashboards: { STUART: '/stuart' },
  pictureUrls: ['https://pictures.example/', '/photos/'],
  minClientVersion: '0.1.0',
  helpUrl: '/aide',
};
const config = { serverPaths: serverPathsOf(file, origin) };
const nothing = async () => null;
const sources = { remembered: async () => config, current: nothing };

it('reads every address of this origin out of a configuration, whatever its key', () => {
  expect(config.serverPaths).toEqual([
    ...['/back/v2', '/connexion', '/produits', '/cartes/style.json', '/stuart', '/photos', '/aide'],
  ]);
});

it('a configuration read by a tab says what is the server’s', async () => {
  const read = await fetchConfig(async () => Response.json(file), origin);
  expect(read?.serverPaths).toEqual(config.serverPaths);
});

describe('who answers for a page', () => {
  it('the server for what its configuration names and what lies below it, also without a network', async () => {
    for (const path of ['/connexion', '/connexion/', '/connexion/oubli', '/produits', '/aide', '/api/x', '/admin'])
      expect(await ownerOf(path, sources), path).toBe('server');
  });

  it('the console for its rooms, whatever the configuration says, and for every other path', async () => {
    const greedy = { ...sources, remembered: async () => ({ serverPaths: ['/dispatch'] }) };
    for (const path of ['/', '/dispatch', '/Dispatch/', '/redirect/4'])
      expect(await ownerOf(path, greedy)).toBe('console');
    for (const path of ['/connexions', '/arrivals', '/administration'])
      expect(await ownerOf(path, sources), path).toBe('console');
  });

  it('whom the configuration names now, when it has changed since it was last read', async () => {
    const moved = { ...sources, current: async () => ({ serverPaths: ['/entree'] }) };
    expect(await ownerOf('/entree', moved)).toBe('server');
    expect(await ownerOf('/entree', sources)).toBe('console');
  });

  it('nobody knows before a configuration was ever read', async () => {
    expect(await ownerOf('/connexion', { remembered: nothing, current: nothing })).toBe('unknown');
    // Written by a build that did not look for them.
    expect(await ownerOf('/connexion', { remembered: async () => ({}), current: nothing })).toBe('unknown');
  });
});

it('reads the path of a room as the router does', () => {
  expect(['/', '/DISPATCH', '/driver_extra_cost_demands/', '/redirect/12'].every(isRoom)).toBe(true);
  expect(['/dispatch/login', '/redirect', '/redirect/1/2', ''].some(isRoom)).toBe(false);
});
