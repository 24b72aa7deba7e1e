import type { Following } from '../../kit/toasts/toast-context.ts';

const followedForMs = 30_000;

interface Entry {
  readonly sinceMs: number;
  readonly group: string;
  readonly isAgreed: boolean;
  readonly isToEnd: boolean;
}

/**
 * The actions whose outcome is shown as a toast: this tab's, for 30 s; later outcomes go to the list. An action that
 * cannot wait is followed to its end: its window has closed, and a lost answer takes longer than that to be known.
 * Several with one toast form a group; any other is a group of its own.
 */
export class Followed {
  private readonly entries = new Map<string, Entry>();

  constructor(private readonly now: () => number) {}

  /** The answer may come before the page has the action's id. */
  add(commandId: string, { group = commandId, isToEnd = false }: Following = {}): void {
    const isAgreed = this.entries.get(commandId)?.isAgreed ?? false;
    this.entries.set(commandId, { sinceMs: this.now(), group, isAgreed, isToEnd });
  }

  /** The group of an action; undefined once it is not followed any more. */
  groupOf(commandId: string): string | undefined {
    const entry = this.entries.get(commandId);
    if (!entry) return undefined;
    if (entry.isToEnd || this.now() - entry.sinceMs <= followedForMs) return entry.group;
    this.entries.delete(commandId);
    return undefined;
  }

  /** The server has agreed to it. */
  agree(commandId: string): void {
    const entry = this.entries.get(commandId);
    if (entry) this.entries.set(commandId, { ...entry, isAgreed: true });
  }

  /** Whether the server has agreed to all of a group. */
  isAgreed(group: string): boolean {
    const members = [...this.entries.values()].filter((entry) => entry.group === group);
    return members.length > 0 && members.every((entry) => entry.isAgreed);
  }
}
