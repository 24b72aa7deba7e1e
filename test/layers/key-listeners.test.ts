import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const views = 'src/views';
const sources = new Map(
  readdirSync(views, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => [file, readFileSync(`${views}/${file}`, 'utf8')]),
);
const written = (pattern: RegExp) => [...sources].flatMap(([file, source]) => (pattern.test(source) ? [file] : []));

const decidesComposition = /\bisComposing\b|\bkeyCode\b|\bwhich\b\s*===/;
/** A composition lets these through: the one listener stops `keydown`. */
const otherKeyEvents = /onKey(Up|Press)|['"]key(up|press)['"]/;
const handlesKeys = /onKeyDown|['"]keydown['"]/;
/** A listener at the edge of a line is there before `main.tsx` does anything. */
const listensAtOnce = /^(?:(?:window|document|globalThis)\.)?addEventListener\(\s*['"]key/m;

describe('keys of an input method reach no handler:', () => {
  it('one module alone decides which keys those are', () => {
    expect(written(decidesComposition)).toEqual(['shell/start/composing.ts']);
  });

  it('every handler of keys listens to `keydown`, after that module', () => {
    expect(written(handlesKeys).length).toBeGreaterThan(15);
    expect(written(listensAtOnce)).toEqual([]);
    // Any key or press lets a sound begin: the browser asks for no more.
    expect(written(otherKeyEvents)).toEqual(['rooms/home/alarm/alarm.tsx']);
    expect(listensAtOnce.test("addEventListener('keydown', press);")).toBe(true);
    expect(otherKeyEvents.test('<input onKeyUp={take} />')).toBe(true);
  });

  it('that module is the first to listen when the page starts', () => {
    const main = sources.get('shell/start/main.tsx') ?? '';
    const at = main.indexOf('\nwithstandComposition(window);');
    expect(at).toBeGreaterThan(0);
    for (const later of ['startClient()', 'createRoot(root', 'watchMissingCode(client'])
      expect(main.indexOf(later), later).toBeGreaterThan(at);
  });
});
