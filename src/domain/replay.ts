import { type Command, isLive } from './command.ts';
import { type Kind, keyOf, type Patch, type Reader, type Row, type RowKey, type RowOf } from './rows.ts';

/** A command as replay needs it: its phase, and the effect that the server's answer settled. */
export interface Replayed {
  readonly id: string;
  readonly declaration: Command;
  readonly args: unknown;
  readonly phase: 'settled' | 'pending' | 'parked';
  readonly settledEffect: readonly Patch[];
}

export interface Replay {
  /** Rows that differ from the server's. */
  readonly rows: ReadonlyMap<RowKey, Row>;
  /** Pending commands whose guard refuses on the present rows; the server will decide. */
  readonly inDoubt: ReadonlySet<string>;
}

/**
 * visible = replay(settled, then pending) over the server rows. Invariants:
 * - a pending command that holds already changes nothing; one whose guard refuses is in doubt and changes nothing;
 * - parked commands (conflict, refused, uncertain, expired) and live ones not yet answered change nothing;
 * - the same inputs give the same rows, whoever computes them.
 */
export function replay(server: Reader, commands: readonly Replayed[]): Replay {
  const layer = new Layer(server);
  const inDoubt = new Set<string>();
  for (const command of commands) if (command.phase === 'settled') layer.apply(command.settledEffect);
  for (const command of commands) {
    const { declaration, args } = command;
    if (command.phase !== 'pending' || isLive(declaration, args)) continue;
    if (declaration.holds(args, layer)) continue;
    if (declaration.guard(args, layer)) inDoubt.add(command.id);
    else layer.apply(declaration.effect(args, layer));
  }
  return { rows: layer.rows, inDoubt };
}

/** Rows over other rows; a patch of an absent row is dropped, since no command creates a row. */
export class Layer implements Reader {
  readonly rows: Map<RowKey, Row>;

  constructor(
    private readonly below: Reader,
    rows: ReadonlyMap<RowKey, Row> = new Map(),
  ) {
    this.rows = new Map(rows);
  }

  get<K extends Kind>(kind: K, id: number | null | undefined): RowOf<K> | undefined {
    if (id === null || id === undefined) return undefined;
    return (this.rows.get(keyOf(kind, id)) as RowOf<K> | undefined) ?? this.below.get(kind, id);
  }

  /** Lays a row of an answer over the others, whether or not it was there before. */
  tell({ kind, id, set }: Patch): void {
    this.rows.set(keyOf(kind, id), { ...this.get(kind, id), ...set } as Row);
  }

  apply(patches: readonly Patch[]): void {
    for (const { kind, id, set } of patches) {
      const row = this.get(kind, id);
      if (row) this.rows.set(keyOf(kind, id), { ...row, ...set } as Row);
    }
  }
}
