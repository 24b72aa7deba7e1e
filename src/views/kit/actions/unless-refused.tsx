import { type ReactNode, useState } from 'react';
import type { Refusal } from '../../../domain/result.ts';
import { EmptyDialog } from '../../ui/windows/empty-dialog.tsx';
import { type Refusing, refusalText } from './refusal-text.ts';

interface UnlessRefusedProps {
  readonly command: Refusing;
  /** Why the action cannot be done with its subject as it is now; null when it can. */
  readonly refusal: Refusal | null;
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * The form of an action, or why its subject refuses it, whoever opened the window: a menu, a typed address, `Modifier`.
 * An open form stays: later changes of the subject take no input away, and the server decides (SUP-302).
 */
export function UnlessRefused({ command, refusal, title, onClose, children }: UnlessRefusedProps) {
  const [isRefused] = useState(refusal !== null);
  if (!isRefused || !refusal) return children;
  return <EmptyDialog title={title} text={refusalText(command, refusal)} onClose={onClose} />;
}
