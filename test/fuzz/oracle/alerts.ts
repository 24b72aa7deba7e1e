import type { Fields, Rows, Words } from './word.ts';

const of = (said: Fields, rows: Rows) => rows.get(`${said.kind}:${said.alertId}`);

export const alertWords: Words = {
  'alert.read': {
    shows: (said) => [{ key: `${said.kind}:${said.alertId}`, fields: { is_read: true } }],
    isTrue: (said, rows) => of(said, rows)?.is_read === true,
    isAllowed: (said, rows) => of(said, rows) !== undefined,
  },
};
