import { type ReactNode, useState } from 'react';
import type { Refusal } from '../../../domain/result.ts';
import { type Refusing, refusalText } from '../../kit/actions/refusal-text.ts';
import { EmptyDialog } from '../../ui/windows/empty-dialog.tsx';

interface UnlessRefusedProps {
  readonly command: Refusing;
  /** Why the action cannot be done with the order as it is now; null when it can. */
  readonly refusal: Refusal | null;
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * The form of an action on an order, or why the order refuses it, whoever opened the window: a menu, a typed address,
 * `Modifier`. An open form stays: later changes of the order take no input away, and the server decides (SUP-302).
 */
export function UnlessRefused({ command, refusal, title, onClose, children }: UnlessRefusedProps) {
  const [isRefused] = useState(refusal !== null);
  if (!isRefused || !refusal) return children;
  return <EmptyDialog title={title} text={refusalText(command, refusal)} onClose={onClose} />;
}
