import { beforeEach, expect, it } from 'vitest';
import { makeLogin, signIn$ } from '../../../src/views/kit/client/login.ts';
import { noteTyping } from '../../../src/views/kit/drafts/typing.ts';

function aPage(visibilityState: DocumentVisibilityState = 'visible') {
  const went: string[] = [];
  let look = () => undefined as unknown;
  const document = {
    cookie: 'api_token=old',
    visibilityState,
    addEventListener: (_: string, hear: () => unknown) => {
      look = hear;
    },
  };
  const location = {
    pathname: '/dispatch',
    search: '?dialog=extraCost',
    assign: (to: string) => went.push(to),
    reload: () => went.push('reload'),
  };
  const login = makeLogin({ document: document as never, location: location as never });
  return { went, document, login, look: () => look() };
}

beforeEach(() => signIn$.next(null));

const loginOf = '/admin/login/?next=%2Fdispatch%3Fdialog%3DextraCost';

it('DSP-048 SUP-723 an ended session leads to the login at once, and once, where nothing is typed', () => {
  const { went, login } = aPage();
  login('');
  login('');
  expect(went).toEqual([loginOf]);
});

it('a page in which something is typed waits until that is over', () => {
  const { went, login } = aPage();
  const end = noteTyping('surcoût de la commande A1');
  login('');
  expect(went).toEqual([]);
  expect(signIn$.value).not.toBeNull();
  end();
  expect(went).toEqual([loginOf]);
});

it('whoever types goes when he says so, and finds the page again where somebody has signed in meanwhile', () => {
  const { went, document, login } = aPage();
  const end = noteTyping('surcoût de la commande A1');
  login('');
  document.cookie = 'api_token=new';
  signIn$.value?.();
  expect(went).toEqual(['reload']);
  end();
});

it('a hidden page waits until it is looked at', () => {
  const { went, document, login, look } = aPage('hidden');
  login('');
  expect(went).toEqual([]);
  document.visibilityState = 'visible';
  look();
  expect(went).toEqual([loginOf]);
});
