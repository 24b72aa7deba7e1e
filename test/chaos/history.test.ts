import { expect, it } from 'vitest';
import { findings, type Intent, type LedgerEntry, type LeftOver } from './history.ts';

const call = (path: string) => ({ method: 'POST', path });
const intent = (path: string, startMs: number, recordedMs: number | null = startMs + 1, user = 1): Intent => ({
  user,
  what: path,
  lanes: ['dock:1'],
  startMs,
  recordedMs,
  matches: (made) => made.path === path,
});
const did = (path: string, user = 1): LedgerEntry => ({ user, ...call(path) });
const left = (path: string, state: string, seq = 1): LeftOver => ({
  user: 1,
  seq,
  lanes: ['dock:1'],
  state,
  request: call(path),
});
const none = { duplicates: [], losses: [], orderViolations: [], unexplained: [] };

it('finds nothing where each was done once, in order, or told', () => {
  const intents = [intent('/a', 0), intent('/b', 10), intent('/c', 20), intent('/d', 30, null)];
  expect(findings(intents, [did('/a'), did('/b')], [left('/c', 'conflict')])).toEqual(none);
});

it('finds what was done twice', () => {
  expect(findings([intent('/a', 0)], [did('/a'), did('/a')], []).duplicates).toEqual(['user 1: /a']);
});

it('finds what was recorded and then neither done nor told; not what may never have been recorded', () => {
  expect(findings([intent('/a', 0)], [], []).losses).toEqual(['user 1: /a']);
  expect(findings([intent('/a', 0, null)], [], []).losses).toEqual([]);
  expect(findings([intent('/a', 0), intent('/a', 0, 1, 2)], [did('/a', 2)], []).losses).toEqual([]);
});

it('finds two of one person done the other way round on one entity, not those of two people or at one time', () => {
  const turned = [did('/b'), did('/a')];
  expect(findings([intent('/a', 0), intent('/b', 10)], turned, []).orderViolations).toEqual(['user 1: /b before /a']);
  expect(findings([intent('/a', 0, 50), intent('/b', 10)], turned, []).orderViolations).toEqual([]);
  expect(findings([intent('/a', 0, 1, 2), intent('/b', 10)], [did('/b'), did('/a', 2)], []).orderViolations).toEqual(
    [],
  );
});

it('finds what was done although its author was told it was not, what never left, and what nobody asked', () => {
  expect(findings([intent('/a', 0)], [did('/a')], [left('/a', 'refused')]).unexplained).toHaveLength(1);
  expect(findings([intent('/a', 0)], [did('/a')], [left('/a', 'uncertain')]).unexplained).toEqual([]);
  expect(findings([intent('/a', 0)], [], [left('/a', 'queued')]).unexplained).toHaveLength(1);
  expect(findings([], [did('/z')], []).unexplained).toHaveLength(1);
});

it('lets an action wait behind one that asks for a decision', () => {
  const intents = [intent('/a', 0), intent('/b', 10)];
  const behind = [left('/a', 'conflict', 1), left('/b', 'queued', 2)];
  expect(findings(intents, [], behind)).toEqual(none);
  expect(findings(intents, [], [left('/a', 'conflict', 3), left('/b', 'queued', 2)]).unexplained).toHaveLength(1);
});
