import { expect, it } from 'vitest';
import {
  keepOpenActions,
  keepOutboxMark,
  lostActions,
  readOutboxMark,
} from '../../../src/views/kit/client/outbox-mark.ts';
import { type Memory, makeMemory } from '../../../src/views/ui/memory.ts';

const inMap = (): Memory => {
  const values = new Map<string, string>();
  return { getItem: (key) => values.get(key) ?? null, setItem: (key, value) => void values.set(key, value) };
};

it('values live on the page where the browser refuses its storage', () => {
  const memory = makeMemory(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  expect(memory.getItem('toggles')).toBeNull();
  memory.setItem('toggles', 'a');
  expect(memory.getItem('toggles')).toBe('a');
});

it('a value that finds no place hides the older one that did, until one finds it again', () => {
  const device = inMap();
  let isFull = false;
  const memory = makeMemory(() => ({
    ...device,
    setItem: (key, value) => {
      if (isFull) throw new DOMException('Full', 'QuotaExceededError');
      device.setItem(key, value);
    },
  }));
  memory.setItem('sorting', 'old');
  isFull = true;
  memory.setItem('sorting', 'new');
  expect([memory.getItem('sorting'), device.getItem('sorting')]).toEqual(['new', 'old']);
  isFull = false;
  memory.setItem('sorting', 'newest');
  expect([memory.getItem('sorting'), device.getItem('sorting')]).toEqual(['newest', 'newest']);
});

it('what a lost outbox held is told in words; nothing where it held nothing, no words where nobody looked', () => {
  const memory = inMap();
  memory.setItem('quai:outbox', JSON.stringify({ userKey: '1', identity: 'a', lastSeq: 2 }));
  expect(lostActions(memory)).toEqual([]);
  keepOpenActions(memory, 'a', ['Sacs de la commande 12']);
  keepOutboxMark(memory, { userKey: '1', identity: 'a', lastSeq: 3 });
  expect(lostActions(memory)).toEqual(['Sacs de la commande 12']);
  // The outbox that came instead says nothing of the one that went.
  keepOpenActions(memory, 'b', []);
  expect(lostActions(memory)).toEqual(['Sacs de la commande 12']);
  keepOpenActions(memory, 'a', []);
  expect(lostActions(memory)).toBeNull();
  keepOutboxMark(memory, { userKey: '1', identity: 'b', lastSeq: 1 });
  expect(readOutboxMark(memory)).toEqual({ userKey: '1', identity: 'b', lastSeq: 1, open: [] });
});
