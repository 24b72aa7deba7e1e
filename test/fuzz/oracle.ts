import { alertWords } from './oracle/alerts.ts';
import { declaredWord } from './oracle/by-shape.ts';
import { courierWords } from './oracle/couriers.ts';
import { dockWords } from './oracle/docks.ts';
import { driverWords } from './oracle/drivers.ts';
import { lateOrderWords } from './oracle/late-orders.ts';
import { inOneRound } from './oracle/one-round.ts';
import { orderDataWords } from './oracle/order-data.ts';
import { orderWords } from './oracle/orders.ts';
import { returnWords } from './oracle/returned.ts';
import { settingWords } from './oracle/settings.ts';
import { taskWords } from './oracle/tasks.ts';
import { list, type RowFields, type Rows, record, type Word, type Words } from './oracle/word.ts';
import { zoneWords } from './oracle/zones.ts';

/*
 * The sight of a user, computed again in plain code: no replay, diff, overlay, merge or settling of the engine is
 * imported here. The effect of an action is written again as well, or taken from its declaration where only its shape
 * is known here.
 */

const words: Words = {
  ...alertWords,
  ...courierWords,
  ...dockWords,
  ...driverWords,
  ...lateOrderWords,
  ...orderDataWords,
  ...orderWords,
  ...returnWords,
  ...settingWords,
  ...taskWords,
  ...zoneWords,
};

/** A command as the outbox holds it, as far as the oracle looks at it. */
export interface Order {
  readonly id: string;
  readonly name: string;
  readonly args: unknown;
  readonly state: string;
  readonly seq: number;
  readonly live: boolean;
  readonly lanes: readonly string[];
}

export interface Sight {
  readonly rows: Rows;
  readonly inDoubt: ReadonlySet<string>;
}

/** `isByShapeAlone`: only the shape of each action is known. */
export class Oracle {
  constructor(private readonly isByShapeAlone = false) {}

  /** The sight of a center: the traces of settled commands, then those of waiting ones, in order. */
  sight(server: Rows, orders: readonly Order[], settled: ReadonlyMap<string, readonly RowFields[]>): Sight {
    const rows: Rows = new Map(server);
    const inDoubt = new Set<string>();
    const inOrder = [...orders].sort((a, b) => a.seq - b.seq);
    for (const order of inOrder) if (order.state === 'settled') lay(rows, settled.get(order.id) ?? []);
    for (const order of inOrder) {
      const isWaiting = order.state === 'queued' || order.state === 'sending';
      if (!isWaiting || order.live || this.isTrue(order, rows)) continue;
      if (this.isAllowed(order, rows)) lay(rows, this.shows(order, rows));
      else inDoubt.add(order.id);
    }
    inOneRound(server, rows, isShownAt(server, rows));
    return { rows, inDoubt };
  }

  /** The fields a command shows on each row, read from the rows as they are. */
  shows({ name, args }: Order, rows: Rows): RowFields[] {
    return (this.wordOf(name)?.shows(record(args), rows) ?? []).filter(({ key }) => rows.has(key));
  }

  /** Whether there is nothing left to do for a command. */
  isTrue({ name, args }: Order, rows: Rows): boolean {
    return this.wordOf(name)?.isTrue(record(args), rows) ?? false;
  }

  private isAllowed({ name, args }: Order, rows: Rows): boolean {
    return this.wordOf(name)?.isAllowed(record(args), rows) ?? false;
  }

  private wordOf(name: string): Word | undefined {
    return (this.isByShapeAlone ? undefined : words[name]) ?? declaredWord(name);
  }
}

/** A dock lists the server's tasks, and those shown to have come. */
export const isShownAt =
  (server: Rows, rows: Rows) =>
  (dock: string, task: number): boolean => {
    const [was, is] = [server.get(`task:${task}`), rows.get(`task:${task}`)];
    return was?.dock !== is?.dock || list(server.get(dock)?.tasks).includes(task);
  };

export function lay(rows: Rows, shown: readonly RowFields[]): void {
  for (const { key, fields } of shown) {
    const row = rows.get(key);
    if (row) rows.set(key, { ...row, ...fields });
  }
}
