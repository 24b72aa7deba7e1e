import type { ComponentType } from 'react';
import { EmptyDialog } from '../../../ui/windows/empty-dialog.tsx';
import type { OrderFormProps } from '../order-form.tsx';
import type { Line } from './lines-form.ts';
import { type CreditFormProps, onceRead } from './once-read.tsx';
import { creditTexts } from './text.ts';

/** The form of a movement of money for products of an order. */
export interface LinesFormProps<Args> extends CreditFormProps<Args> {
  /** Those of which there is anything to move. */
  readonly lines: readonly Line[];
}

interface Offered {
  readonly title: (name: string) => string;
  /** Said where there is none. */
  readonly none: string;
  readonly isOffered: (line: Line) => boolean;
}

/** The form, once the products of its order are read, as `onceRead`. */
export function onceLines<Args>(
  { title, none, isOffered }: Offered,
  Form: ComponentType<LinesFormProps<Args>>,
): ComponentType<OrderFormProps<Args>> {
  return onceRead(title, (props: CreditFormProps<Args>) => {
    const { sheet, name, onClose } = props;
    if (!sheet.products) return <EmptyDialog title={title(name)} text={creditTexts.loading} onClose={onClose} />;
    const lines = sheet.products.filter(isOffered);
    if (lines.length === 0) return <EmptyDialog title={title(name)} text={none} onClose={onClose} />;
    return <Form {...props} lines={lines} />;
  });
}
