import type { Command } from './command.ts';
import { assignDock } from './dock/commands.ts';
import { setBags } from './order/commands.ts';
import { moveTask } from './task/commands.ts';

/** Every action of the console. A stored command is found here by its name. */
const all = [setBags, moveTask, assignDock] as const;

const byName = new Map<string, Command>(all.map((entry) => [entry.name, entry as unknown as Command]));

/** The declaration of a stored command; undefined when an older or newer build wrote it. */
export const commandNamed = (name: string): Command | undefined => byName.get(name);

/** Arguments of a stored command brought to the current version; undefined when they cannot be. */
export function upcast(entry: Command, version: number, args: unknown): unknown {
  if (version > entry.version) return undefined;
  let value = args;
  for (let from = version; from < entry.version; from++) value = entry.upcasts?.[from]?.(value);
  return entry.args.safeParse(value).success ? value : undefined;
}
