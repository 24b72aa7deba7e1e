import { expect } from '@playwright/test';
import { describe } from 'vitest';
import { QuaiDb, type StoredCommand } from '../../../src/db/schema.ts';
import { isLive } from '../../../src/domain/command.ts';
import { commandNamed } from '../../../src/domain/commands.ts';
import { isRecord } from '../../../src/domain/wire.ts';
import { keyOfRequest } from '../../../src/sync/sending/request-key.ts';
import { samples } from '../../actions/samples.ts';
import { loseRequest, serverError } from '../../hands/faults.ts';
import { test } from '../fixtures.ts';
import { doubtPlaces } from './doubt-places.ts';

// Every action that is sent now or not at all: money, and what cannot be taken back. Its answer was lost after the
// server's commit, and the device knows no more than that: the place that sends it shows that very action with its way
// on, and begins no other. The members are those of the declarations: one without its place is a failure.

const live = samples.filter(({ name, args }) => {
  const command = commandNamed(name);
  return command && isLive(command, args);
});
/** Those that another press takes back, and why they have no place here. */
const takenBack: Readonly<Record<string, string>> = {
  'task.assignCrossDock': 'a drag takes it out of its round again; its row bears the mark',
};

const names = [...new Set(live.map(({ name }) => name))].filter((name) => !(name in takenBack));

/** Who sends it, where that is another than the one who may all else. */
const accounts: Readonly<Record<string, string>> = {
  ...{ 'demand.validate': 'logistique', 'demand.refuse': 'logistique', 'extraCost.delete': 'logistique' },
  ...{ 'month.close': 'logistique', 'month.reopen': 'manager-acl', 'month.correct': 'logistique' },
  ...{ 'deposit.customerHandBack': 'manager', 'zone.stock': 'manager' },
};

/** The user's database, which the open page has made. */
async function own(): Promise<QuaiDb> {
  const [found] = (await indexedDB.databases()).filter(({ name }) => name?.startsWith('quai-user-'));
  const db = new QuaiDb(found?.name ?? '', 'strict');
  await db.open();
  return db;
}

/** Writes the action as it is kept once its answer was lost. */
async function plant(name: string, args: object): Promise<StoredCommand> {
  const command = commandNamed(name);
  if (!command) throw new Error(`No command ${name}`);
  const stored: StoredCommand = {
    ...{ seq: 1_000, id: 'kept-key', name, commandVersion: command.version, args, center: 9, tab: 'other', live: true },
    ...{ lanes: command.lane(args), request: command.request(args), staleAfterMs: null, clockOffsetMs: 0 },
    ...{ issuedAtMs: Date.now(), before: {}, state: 'uncertain', reason: { code: 'unknown' }, attempt: 1, failures: 0 },
    ...{ dueAtMs: 0, answerLost: false, keyedUntilMs: Date.now() + 86_400_000 },
  };
  const db = await own();
  await db.outbox.put(stored);
  db.close();
  return stored;
}

/** The action as its own press left it, once its call never came back. */
async function lost(name: string): Promise<StoredCommand> {
  const db = await own();
  try {
    await expect
      .poll(async () => (await db.outbox.toArray()).find((it) => it.name === name)?.reason?.code)
      .toBe('unknown');
    const [stored] = (await db.outbox.toArray()).filter((it) => it.name === name);
    if (!stored) throw new Error(`${name} is gone`);
    return stored;
  } finally {
    db.close();
  }
}

test('SUP-376 each action that is sent now or not at all says where it is sent from', () => {
  expect(Object.keys(doubtPlaces).toSorted()).toEqual(names.toSorted());
});

/** All of them take minutes: `npm run component-proofs`. */
const walked = names.filter((_, at) => process.env.QUAI_WHOLE === '1' || at % 5 === 0);

describe.each(walked.filter((name) => name in doubtPlaces))('%s', (name) => {
  test.override({ account: accounts[name] ?? 'superadmin' });

  test('SUP-376 in doubt it is shown where it is sent from, over a reload too, and goes again as it was', async ({
    scene,
    server,
    page,
    network,
    board,
    makeScene,
  }) => {
    const laid = doubtPlaces[name as keyof typeof doubtPlaces];
    const sample = live.find((it) => it.name === name);
    if (!laid || !sample || !isRecord(sample.args)) throw new Error(`No place of ${name}`);
    const { args, open, send, loses } = await laid({ scene, server, page, network, board, makeScene });
    await open();
    await expect(send()).toBeVisible();
    const loss = loses ? network.intercept({ path: loses, times: 1 }, loseRequest) : null;
    if (loss) {
      await send().click();
      await expect.poll(() => loss.hits()).toBe(1);
    }
    const stored = loss ? await lost(name) : await plant(name, { ...sample.args, center: scene.center, ...args });
    const before = loss ? 1 : 0;
    const command = commandNamed(name);
    const note = page.getByRole('group', { name: command?.text.label(stored.args) ?? '', exact: true }).first();

    const isHeld = async () => {
      await expect(note).toContainText('Réponse perdue : impossible de savoir si le serveur a agi');
      await expect(note).not.toContainText('rien de changé');
      await expect(note.getByRole('button')).toHaveText(['Renvoyer', 'Abandonner']);
      await expect(send()).toHaveAccessibleDescription(
        'La même action est peut-être déjà faite : renvoyez-la ou abandonnez-la avant une autre',
      );
      await expect(send()).toHaveAttribute('aria-disabled', 'true');
      await send().press('Enter');
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
    };
    const { method, path, body } = stored.request;
    const sent = () => network.sent(path).filter((it) => it.method === method && 'idempotency-key' in it.headers);

    await isHeld();
    await open();
    await isHeld();
    expect(sent()).toHaveLength(before);
    network.intercept({ path, method }, serverError);
    await note.getByRole('button', { name: 'Renvoyer' }).click();
    await expect.poll(() => sent().length).toBe(before + 1);
    expect(sent().at(-1)?.headers['idempotency-key']).toBe(keyOfRequest(stored));
    expect(JSON.parse(sent().at(-1)?.body ?? 'null')).toEqual(
      body === undefined ? null : JSON.parse(JSON.stringify(body)),
    );
  });
});
