import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { commandNamed, commandNames } from '../../../src/domain/commands.ts';
import { assert, isRefusal } from '../../../src/domain/result.ts';
import { type Kind, splitKey } from '../../../src/domain/rows.ts';
import { type Sample, samples } from '../../actions/samples.ts';
import { noonMs, thisMorning } from '../../builders/noon.ts';
import { aWorld, readerOf, type World } from '../../builders/world.ts';
import { actionFor } from './decide.ts';
import { decidedFor, settled } from './decided-for.ts';

// docs/spec/rules.md, held against the commands and against the server.

interface Rule {
  readonly name: string;
  readonly codes: readonly string[];
  readonly right: string;
}

const wordsOf = (cell = '') => [...cell.matchAll(/`([^`]+)`/g)].map(([, word]) => word ?? '');

const table: readonly Rule[] = readFileSync(new URL('../../../docs/spec/rules.md', import.meta.url), 'utf8')
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter((cells) => /^RUL-\d+$/.test(cells[1] ?? '') && cells.length > 6)
  .map(([, , command, codes, right]) => ({
    name: wordsOf(command).join(),
    codes: wordsOf(codes),
    right: wordsOf(right).join(),
  }));

const each = (field: string, values: readonly unknown[]) => values.map((value) => ({ [field]: value }));

/** What a row of each kind may be at: one field of it at a time. */
const states: Partial<Readonly<Record<Kind, readonly object[]>>> = {
  order: [
    ...each('status', ['paid', 'prep', 'prepared', 'shipping', 'received', 'undeliveredclient', 'blocked', 'canceled']),
    { canteen_id: 4 },
    { is_uber_eats_order: true },
    { option_tranquility: true },
    { trolley_id: null },
    { late_order: { reviewed_at: thisMorning } },
    { late_order: { credit: 5, needs_review: true } },
    { pseudo_zones_status: [] },
  ],
  task: [...each('status', ['waiting', 'todo']), { is_moving: true }, { is_dispatch_disabled: true }],
  dock: [
    ...each('current_status', ['draft', 'moving', 'defined', 'ready_to_load', 'assigned']),
    ...each('dock_type', ['NOCONFIG', 'DRIVER_SOFT', 'DRIVER_HARD']),
    ...[{ locked_at: thisMorning }, { defined_at: thisMorning }, { loaded_at: thisMorning }],
    ...[{ closed_at: thisMorning }, { hidden: true }],
    { created_at: '2025-01-01T08:00:00+01:00' },
    { target_driver: null },
    { updating: true },
  ],
  driver: [
    ...each('state', ['plan', 'noplan', 'wait', 'run', 'run_other', 'run_not_present', 'returning', 'hidden']),
    ...[{ activity: 'Réunion' }, { activity: null }, { is_back: true }, { updating: true }, { processing: true }],
  ],
};

interface Step {
  readonly title: string;
  readonly name: string;
  readonly args: unknown;
  readonly world: World;
  /** The code of the guard; null where it allows the action. */
  readonly code: string | null;
  readonly isDone: boolean;
}

/** A sample on its world, and on the same world with one row at something else, as its user would see it. */
function stepsOf({ name, when, args: given, world: own }: Sample): readonly Step[] {
  const command = commandNamed(name);
  assert(command, `${name} is declared`);
  const whole = settled(own);
  const changed = [...whole.rows].flatMap(([key, row]) =>
    (states[splitKey(key)[0]] ?? []).map((set) => ({
      what: `${key} ${JSON.stringify(set)}`,
      world: aWorld(new Map([...whole.rows, [key, { ...Object(row), ...set }]])),
    })),
  );
  return [{ what: 'as it is', world: whole }, ...changed].map(({ what, world }) => {
    const rows = readerOf(world);
    const anew = command.anew?.(given, rows, noonMs) ?? given;
    const args = isRefusal(anew) ? given : anew;
    const refusal = isRefusal(anew) ? anew : command.guard(args, rows);
    const isDone = command.holds(args, rows);
    return { title: `${name} ${when}: ${what}`, name, args, world, code: refusal?.code ?? null, isDone };
  });
}

const steps = samples.flatMap(stepsOf);

describe('the table of rules', () => {
  it('RUL-002 RUL-003 has every command once', () => {
    expect(table.map(({ name }) => name).toSorted()).toEqual([...commandNames].toSorted());
  });

  it.each(table)('names the right that the server takes for $name', ({ name, right }) => {
    const sent = samples.filter((it) => it.name === name);
    const asked = sent.map(({ args }) => {
      const { body, query = {}, ...request } = commandNamed(name)?.request(args) ?? { method: 'GET', path: '' };
      const found = actionFor(request);
      assert(found, `no call ${request.path}`);
      const params = found.id === undefined ? {} : { id: String(found.id) };
      const needs = found.action.prepare({ params, query, body }).needs;
      return needs ?? found.action.permission;
    });
    expect(new Set(asked)).toEqual(new Set([right]));
  });

  it.each(table)('has words for what $name is refused for, and no word for what passes', ({ name, codes }) => {
    expect(Object.keys(commandNamed(name)?.text.refusals ?? {})).toEqual(expect.arrayContaining([...codes]));
    expect(codes).not.toContain('driverBusy');
  });

  it('lists every code that a row at something else brings up', () => {
    const codesOf = new Map(table.map(({ name, codes }) => [name, codes]));
    const unlisted = steps.filter(
      ({ name, code }) => code !== null && code !== 'gone' && !codesOf.get(name)?.includes(code),
    );
    expect(unlisted.map(({ title, code }) => `${title}: ${code}`)).toEqual([]);
  });
});

/** What the server alone knows, or judges by the call of another command: by sample and row, with its reason. */
const serverAlone: readonly (readonly [when: RegExp, why: string])[] = [
  [/^driver\.stop without tasks: /, 'he has tasks that run, of which the sample says nothing'],
  [/^driver\.return from his round: /, 'the sample says nothing of his round'],
  [/^task\.cancelMove .*: (dock|driver):/, 'the rounds it left and was going to (RUL-061)'],
  [/^task\.(assign|load)CrossDock .*: dock:/, 'whether a cross-dock round is open (RUL-064)'],
  [/^task\.loadCrossDock .*: (order|task):/, 'one call with `task.assignCrossDock` (RUL-065)'],
  [/^task\.move inside its dock: task:/, 'a rank may change while an order moves (RUL-060)'],
  [/^courierOrder\.setStatus .*: (order|task|dock):/, 'the provider and the status of the order (RUL-144)'],
  [/^driver\.return .*: (order|task|dock):/, 'his round (RUL-102)'],
];

it('RUL-001 the server accepts what the console allows, and refuses what it refuses, whatever the rows are at', () => {
  const other = steps.filter(({ name, args, world, code, isDone }) => {
    // Done already, it is no other for being said again.
    if (isDone) return false;
    const { verdict } = decidedFor(name, args, world);
    return (code === null) !== (verdict === 'accept' || verdict === 'decline');
  });
  const isKnown = ({ title }: Step) => serverAlone.some(([when]) => when.test(title));
  expect(other.filter((step) => !isKnown(step)).map(({ title, code }) => `${title}: ${code}`)).toEqual([]);
  const idle = serverAlone.filter(([when]) => !other.some(({ title }) => when.test(title)));
  expect(idle.map(([, why]) => why)).toEqual([]);
});

/** Where an action names a round, as its subject or as the second one. */
const namesRound = /^(dockId|targetId|otherId|from|to)$/;

/** Not refused: a closed round is regularised, a cancelled move leads elsewhere, orders and pay are not the round's. */
const alsoOfOver = [/^dock\.regularize .*"closed_at"/, /^task\.cancelMove /, /^orders?\./, /^(extraCost|demand)\./];

it('RUL-007 DSP-387 DSP-422 nothing is done with a round that is over, nor with one as its target', () => {
  const idsOf = (args: unknown) =>
    Object.entries(Object(args)).flatMap(([key, id]) => (namesRound.test(key) ? id : []));
  const onOver = steps.flatMap(({ title, args, code }) => {
    const [, id, state] = /: dock:(\d+) \{"(closed_at|hidden)":/.exec(title) ?? [];
    return id !== undefined && idsOf(args).includes(Number(id)) ? [{ title, code, state }] : [];
  });
  const isOpen = ({ title }: { readonly title: string }) => alsoOfOver.some((when) => when.test(title));
  const wrong = onOver.filter((it) => it.code !== (isOpen(it) ? null : it.state === 'hidden' ? 'gone' : 'closed'));
  expect(wrong.map(({ title, code }) => `${title}: ${code}`)).toEqual([]);
  const commands = new Set(onOver.map(({ title }) => title.split(' ')[0]));
  expect(table.filter(({ name }) => /^dock\./.test(name) && !commands.has(name))).toEqual([]);
  expect(commands).toContain('task.move');
  for (const when of alsoOfOver) expect(onOver.some(({ title }) => when.test(title))).toBe(true);
});

it('DSP-635 DSP-418 what passes changes nothing for guard or server', () => {
  const passing = steps.filter(({ title }) => /"(updating|processing)":true/.test(title));
  const bySample = new Map(steps.filter(({ title }) => title.endsWith(': as it is')).map((it) => [it.title, it.code]));
  expect(passing.length).toBeGreaterThan(50);
  for (const { title, code } of passing) {
    const sample = `${title.split(': ')[0]}: as it is`;
    expect([title, code]).toEqual([title, bySample.get(sample)]);
  }
});
