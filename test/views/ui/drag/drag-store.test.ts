import { expect, test, vi } from 'vitest';
import { DragStore } from '../../../../src/views/ui/drag/drag-store.ts';

const node = () => ({}) as HTMLElement;
const rules = { refusal: () => null, itemLabel: String, targetLabel: String, drop: () => undefined };

function aBoard() {
  const store = new DragStore<string, string>(rules);
  const told: string[] = [];
  const places = ['a', 'b', 'c'].map((id) => ({ id, node: node(), isOfPointer: id === 'c', target: id }));
  for (const place of places) store.add(place);
  for (const id of ['a', 'b', 'c']) store.watch(id, () => told.push(id));
  store.subscribe(() => told.push('all'));
  const heard = () => told.splice(0);
  return { store, places, heard };
}

test('only the handle in hand and the places it comes to and leaves are told', () => {
  vi.stubGlobal('requestAnimationFrame', () => 0);
  const { store, places, heard } = aBoard();
  const [, b, c] = places;
  store.start({ id: 'a', node: node(), item: 'order' });
  expect(heard()).toEqual(['all', 'a']);
  store.aim(b ?? null);
  expect(heard()).toEqual(['all', 'b']);
  store.aim(c ?? null);
  expect(heard()).toEqual(['all', 'b', 'c']);
  store.aim(c ?? null);
  expect(heard()).toEqual([]);
  store.stop();
  expect(heard()).toEqual(['all', 'a', 'c']);
});

test('who stopped watching is told nothing', () => {
  vi.stubGlobal('requestAnimationFrame', () => 0);
  const { store, heard } = aBoard();
  const other = vi.fn();
  store.watch('a', other)();
  store.start({ id: 'a', node: node(), item: 'order' });
  expect(other).not.toHaveBeenCalled();
  expect(heard()).toEqual(['all', 'a']);
});

test('a node is a place as long as it was not taken away, and no place of what was', () => {
  const { store } = aBoard();
  const place = { id: 'd', node: node(), isOfPointer: false, target: 'd' };
  const away = store.add(place);
  store.aim(place);
  expect(store.at(place.node)).toBe(place);
  away();
  expect(store.at(place.node)).toBeUndefined();
  expect(store.aimed).toBeNull();
  expect(store.byArrows().map(({ id }) => id)).toEqual(['a', 'b']);
});
