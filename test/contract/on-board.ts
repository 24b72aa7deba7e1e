import { afterAll, beforeAll, it } from 'vitest';
import { type Board, readBoard } from './board.ts';
import { openTarget, type Target } from './target.ts';

export interface OnBoard {
  readonly target: Target;
  /**
   * A test whose rows the board of this server has; without them, or without leave to write, it is skipped
   * elsewhere than on our own server.
   */
  onBoard<Rows>(title: string, find: (board: Board) => Rows | undefined, run: (rows: Rows) => Promise<void>): void;
}

/** The server under test, open for the tests of one file. */
export function contractOf(): OnBoard {
  let target: Target | undefined;
  const theTarget = () => {
    if (!target) throw new Error('the server is asked for before it is open');
    return target;
  };
  beforeAll(async () => {
    target = await openTarget();
  });
  afterAll(() => target?.close());
  return {
    get target() {
      return theTarget();
    },
    onBoard: (title, find, run) => {
      it(title, async (test) => {
        const { api, center, writes, isOurs } = theTarget();
        if (!writes) return test.skip('read-only');
        const rows = find(await readBoard(api, center));
        if (rows === undefined && isOurs) throw new Error('the world of our own server has no fit row');
        if (rows === undefined) return test.skip('no fit row on this board');
        await run(rows);
      });
    },
  };
}
