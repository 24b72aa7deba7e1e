import type { ComponentType } from 'react';
import type { OrderSheet } from '../../../../domain/order/sheet/sheet.ts';
import { EmptyDialog } from '../../../ui/windows/empty-dialog.tsx';
import type { OrderFormProps } from '../order-form.tsx';
import { useSheet } from '../use-sheet.ts';
import { creditTexts } from './text.ts';
import { useBalance } from './use-balance.ts';

/** The form of a credit, with what its sums rest on. */
export interface CreditFormProps<Args> extends OrderFormProps<Args> {
  readonly sheet: OrderSheet;
  /** The customer's credit; null where it is not known. */
  readonly balanceCents: number | null;
}

/** The form of a credit, once the sheet of its order and the balance of its customer are read. */
export function onceRead<Args>(title: (name: string) => string, Form: ComponentType<CreditFormProps<Args>>) {
  return function OnceRead(props: OrderFormProps<Args>) {
    const { subject, name, onClose } = props;
    const sheet = useSheet(subject.order.id);
    const balanceCents = useBalance(subject.clientId);
    if (sheet === undefined || balanceCents === undefined) return null;
    if (!sheet) return <EmptyDialog title={title(name)} text={creditTexts.loading} onClose={onClose} />;
    return <Form {...props} sheet={sheet} balanceCents={balanceCents} />;
  };
}
