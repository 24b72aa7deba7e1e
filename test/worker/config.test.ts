import { describe, expect, it } from 'vitest';
import { cycleMsOf } from '../../src/domain/session/cycle.ts';
import { fetchConfig } from '../../src/worker/config.ts';

const configOf = (more: object) =>
  fetchConfig(async () => Response.json({ apiUrl: '/api', adminLoginUrl: '/login/', ...more }), 'https://quai.example');

describe('the cycle of boards', () => {
  it.each([
    { said: 1, ms: 1_000 },
    { said: 3, ms: 3_000 },
    { said: 600, ms: 600_000 },
  ])('is what the configuration says: $said s', async ({ said, ms }) => {
    expect(cycleMsOf((await configOf({ cycleS: said })) ?? {})).toBe(ms);
  });

  it.each([undefined, null, 0, -3, 2.5, 601, '3', {}])('is 20 s where it says %j', async (said) => {
    const config = await configOf({ cycleS: said });
    expect(config).toMatchObject({ adminLoginUrl: '/login/' });
    expect(cycleMsOf(config ?? {})).toBe(20_000);
  });
});
