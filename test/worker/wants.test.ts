import { describe, expect, it } from 'vitest';
import type { TabState } from '../../src/worker/api.ts';
import { roomsOf, type Uses, wantedBy } from '../../src/worker/tabs/tab-demands.ts';

const tab = (fields: Partial<TabState>): TabState => ({
  center: 9,
  path: '/dispatch',
  sub: '',
  visible: true,
  paused: false,
  shows: [],
  records: [],
  attention: [],
  ...fields,
});
const wanted = (fields: Partial<TabState>, isLoaded = true, uses: Partial<Uses> = {}) =>
  wantedBy(tab(fields), { may: () => true, dispatch: true, ...uses }, () => isLoaded).map((demand) => demand.endpoint);

/** Signed in, without access to the flow. */
const mayNot: Uses['may'] = (permission) => permission === null;

describe('what a tab keeps fresh', () => {
  it('DSP-158 is the dispatch load on the dispatch screen', () => {
    expect(wanted({ path: '/dispatch' })).toEqual(['dispatch-load']);
  });

  it.each(['/dispatch/x', '/support', '/logs/1', '/assign'])('DSP-153 is no board state under %s', (path) => {
    expect(wanted({ path })).not.toContain('tasks-state');
  });

  it('DSP-150 is the board state elsewhere', () => {
    expect(wanted({ path: '/' })).toEqual(['tasks-state']);
  });

  it('DSP-151 DSP-159 is nothing while the tab is hidden, once it was loaded', () => {
    expect(wanted({ path: '/', visible: false })).toEqual([]);
    expect(wanted({ path: '/dispatch', visible: false })).toEqual([]);
    expect(wanted({ path: '/dispatch', visible: false }, false)).toEqual(['dispatch-load']);
  });

  it('DSP-152 DSP-160 is nothing while the tab is paused, once it was loaded', () => {
    expect(wanted({ path: '/', paused: true })).toEqual([]);
    expect(wanted({ path: '/dispatch', paused: true })).toEqual([]);
    expect(wanted({ path: '/dispatch', paused: true }, false)).toEqual(['dispatch-load']);
  });

  it('DSP-161 is what is open on the screen, unless the tab is hidden or paused, the first time too', () => {
    const open = { shows: ['drivers', 'drivers'] };
    expect(wanted(open)).toEqual(['dispatch-load', 'drivers']);
    expect(wanted({ ...open, visible: false }, false)).toEqual(['dispatch-load']);
    expect(wanted({ ...open, paused: true }, false)).toEqual(['dispatch-load']);
  });

  it('DSP-112 is nothing without access to the flow', () => {
    expect(wanted({ path: '/' }, false, { may: mayNot })).toEqual([]);
    expect(wanted({ path: '/dispatch' }, false, { may: mayNot, dispatch: false })).toEqual([]);
  });

  it('DSP-201 is the settings instead of the dispatch load where dispatch is off', () => {
    expect(wanted({ path: '/dispatch' }, true, { dispatch: false })).toEqual(['settings']);
    expect(wanted({ path: '/' }, true, { dispatch: false })).toEqual(['tasks-state']);
    expect(wanted({ path: '/dispatch', visible: false }, true, { dispatch: false })).toEqual([]);
  });
});

it('SUP-705 whoever has no access to the flow reads the records a room shows, with their settings, and nothing else', () => {
  const open = {
    path: '/support/order/7/',
    shows: ['drivers'],
    records: [
      { endpoint: 'order-sheet', center: 12, subject: 7 },
      { endpoint: 'customer', center: 0, subject: 77 },
    ],
  } as const;
  expect(wanted(open, true, { may: mayNot })).toEqual(['order-sheet', 'customer', 'center-settings']);
  expect(wanted({ ...open, visible: false }, true, { may: mayNot })).toEqual([]);
  expect(wanted({ path: '/dispatch' }, false, { may: mayNot })).toEqual([]);
});

describe('the rooms whose lists a tab shows', () => {
  const shown = (path: string, listsAtHome: boolean, may = true) =>
    roomsOf(tab({ path }), { may: () => may, listsAtHome });

  it('PRP-039 are that of its path, and on the home page the dispatch where its lists are there', () => {
    expect(shown('/dispatch', false)).toEqual(['dispatch']);
    expect(shown('/', false)).toEqual(['home']);
    expect(shown('/', true)).toEqual(['home', 'dispatch']);
    expect(shown('/support/order/42/', true)).toEqual(['support']);
  });

  it('DSP-112 are none without access to the flow', () => {
    expect(shown('/dispatch', false, false)).toEqual([]);
  });
});
