import type { ComponentType } from 'react';
import type { Command } from '../../../domain/command.ts';
import { useReplaced } from './use-replaced.ts';

interface Replacing {
  /** The parked action that it replaces (Modifier); null for none. */
  readonly replaces: string | null;
}

/** The form of an action, shown once the arguments of the action that it replaces are read; null for none. */
export function resumed<Args, Props extends Replacing>(
  command: Command<Args>,
  Form: ComponentType<Props & { readonly replaced: Args | null }>,
) {
  return function Resumed(props: Props) {
    const replaced = useReplaced(command, props.replaces);
    return replaced === undefined ? null : <Form {...props} replaced={replaced} />;
  };
}
