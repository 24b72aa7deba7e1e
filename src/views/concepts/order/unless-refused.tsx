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
 * The form of an action on an order, or why the order refuses the action, whoever opened the window: a menu, an address that
 * was typed, `Modifier`. A form that is open stays: what was typed is not taken away by what becomes of the order meanwhile,
 * and the server decides (SUP-302).
 */
export function UnlessRefused({ command, refusal, title, onClose, children }: UnlessRefusedProps) {
  const [isRefused] = useState(refusal !== null);
  if (!isRefused || !refusal) return children;
  return <EmptyDialog title={title} text={refusalText(command, refusal)} onClose={onClose} />;
}
