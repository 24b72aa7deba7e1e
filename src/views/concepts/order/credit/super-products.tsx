import { superProductsOf } from '../../../../domain/money/super-product.ts';
import { joined } from '../../../../domain/words/isolate.ts';
import { Notice } from '../../../ui/forms/notice.tsx';
import { type Line, nameOf } from './lines-form.ts';
import { creditTexts as texts } from './text.ts';

interface SuperProductsProps {
  readonly chosen: readonly Line[];
  /** Those of the order. */
  readonly all: readonly Line[];
  readonly isRefund?: boolean;
}

/** What to mind of products that may have been sold under another (SUP-221, DSP-911). */
export function SuperProducts({ chosen, all, isRefund = false }: SuperProductsProps) {
  return superProductsOf(chosen, all).map(({ id, name, lines, isUndetermined }) => {
    const its = chosen.filter((line) => lines.includes(line));
    const sentences = [
      isUndetermined ? texts.undetermined(name, lines.map(nameOf)) : null,
      texts.perhapsSuper(name, its.map(nameOf)),
      isRefund ? texts.asPaid : null,
    ];
    return <Notice key={id} text={joined('. ', sentences)} />;
  });
}
