import { expect, it, vi } from 'vitest';
import { createPersistence } from '../../../src/views/kit/client/storage-persistence.ts';

function device({ persisted = false, answer = true } = {}) {
  const remembered = new Map<string, string>();
  const persist = vi.fn(async () => answer);
  const ports = {
    storage: { persisted: async () => persisted, persist },
    memory: {
      getItem: (key: string) => remembered.get(key) ?? null,
      setItem: (key: string, value: string) => void remembered.set(key, value),
    },
  };
  return { persist, start: () => createPersistence(() => ports) };
}

it('asks once, however many actions are stored', async () => {
  const { persist, start } = device();
  const keepStorage = start();
  expect(await Promise.all([keepStorage(), keepStorage()])).toEqual(['granted', 'granted']);
  expect(persist).toHaveBeenCalledTimes(1);
});

it('does not ask again after a refusal, also on another day', async () => {
  const { persist, start } = device({ answer: false });
  expect(await start()()).toBe('refused');
  expect(await start()()).toBe('refused');
  expect(persist).toHaveBeenCalledTimes(1);
});

it('does not ask what the browser already grants', async () => {
  const { persist, start } = device({ persisted: true });
  expect(await start()()).toBe('granted');
  expect(persist).not.toHaveBeenCalled();
});

it('lives with a browser that has no such thing', async () => {
  const keepStorage = createPersistence(() => ({
    storage: undefined,
    memory: { getItem: () => null, setItem: () => undefined },
  }));
  expect(await keepStorage()).toBe('unavailable');
});
