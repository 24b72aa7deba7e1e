import { describe, expect, it } from 'vitest';
import { keepOutboxMark, readOutboxMark } from '../../../src/views/kit/client/outbox-mark.ts';
import { Tab } from '../../../src/views/kit/client/tab-state.ts';
import { tokenOf } from '../../../src/views/kit/client/token.ts';

function memory(entries: Readonly<Record<string, string>> = {}) {
  const values = new Map(Object.entries(entries));
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  };
}

const aTab = (session = memory(), path = '/dispatch', search = '') =>
  new Tab({ session, location: { pathname: path, search }, isVisible: true });

describe('a tab', () => {
  it('DSP-015 keeps its center for the browser session', () => {
    const session = memory();
    aTab(session).switchCenter(12);
    expect(aTab(session).state.center).toBe(12);
  });

  it('DSP-016 DSP-018 starts on center 9 without a usable one', () => {
    expect(['0', '-3', '1.5', 'x'].map((stored) => aTab(memory({ current_center: stored })).state.center)).toEqual([
      9, 9, 9, 9,
    ]);
  });

  it('DSP-076 starts on play', () => {
    const tab = aTab();
    expect(tab.state.paused).toBe(false);
    tab.togglePause();
    expect(tab.state.paused).toBe(true);
  });

  it('says each state once', () => {
    const tab = aTab(memory(), '/dispatch', '?sub=light_loading1');
    const said: string[] = [];
    tab.state$.subscribe(({ path, sub }) => said.push(`${path} ${sub}`));
    tab.arrive('/dispatch', 'light_loading1');
    tab.arrive('/', '');
    expect(said).toEqual(['/dispatch light_loading1', '/ ']);
  });
});

describe('the token', () => {
  it('DSP-930 is the URL-decoded value of the cookie api_token', () => {
    expect(tokenOf('a=1; api_token=ab%2Fc%3D; b=2')).toBe('ab/c=');
    expect(tokenOf('api_token=100%')).toBe('100%');
  });

  it('DSP-931 is none without that cookie', () => {
    expect([tokenOf(''), tokenOf('xapi_token=1'), tokenOf('api_token=')]).toEqual([null, null, null]);
  });
});

describe('the mark of the outbox', () => {
  const mark = { userKey: '1', identity: 'i', lastSeq: 4 };

  it('is not lowered by a tab that speaks late, but a new outbox takes its place', () => {
    const kept = memory();
    keepOutboxMark(kept, mark);
    keepOutboxMark(kept, { ...mark, lastSeq: 3 });
    expect(readOutboxMark(kept)).toMatchObject(mark);
    keepOutboxMark(kept, { ...mark, identity: 'j', lastSeq: 0 });
    expect(readOutboxMark(kept)?.identity).toBe('j');
  });

  it('is dropped when unreadable', () => {
    expect(readOutboxMark(memory({ 'quai:outbox': '{' }))).toBeNull();
    expect(readOutboxMark(memory({ 'quai:outbox': '{"userKey":1}' }))).toBeNull();
  });
});
