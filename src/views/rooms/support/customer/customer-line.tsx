import { IconButton } from '@radix-ui/themes';
import { type ReactNode, useState } from 'react';
import type { Customer } from '../../../../domain/customer/customer.ts';
import { euroText } from '../../../../domain/money/money.ts';
import { percentText } from '../../../../domain/order/sheet/sheet-rules.ts';
import { dateText } from '../../../../domain/time/paris-time.ts';
import { joined } from '../../../../domain/words/isolate.ts';
import { useIsNarrow } from '../../../ui/device/width.ts';
import { Icon } from '../../../ui/icon.tsx';
import { PhoneLink } from '../../../ui/phone-link.tsx';
import { useIsPrinting } from '../../../ui/tables/printing.ts';
import { Marks } from '../customer-header.tsx';
import { supportTexts } from '../text.ts';
import type { Known } from '../use-customer.ts';
import own from './customer.module.css';
import { customerTexts as texts } from './text.ts';

interface CustomerLineProps {
  readonly customer: Known<Customer>;
  /** His name on an order, while nothing is known of him. */
  readonly knownAs: string;
  /** His file. */
  readonly children: ReactNode;
}

/** Above an order a customer is one line until he is opened; beside it he is whole, as on paper. */
export function CustomerLine({ customer: { value, error }, knownAs, children }: CustomerLineProps) {
  const isNarrow = useIsNarrow();
  const isPrinting = useIsPrinting();
  const [isOpen, setIsOpen] = useState(false);
  if (!isNarrow || isPrinting) return children;
  const name = value ? joined(' ', [value.first_name, value.last_name]) : knownAs;
  const toggle = isOpen ? texts.fold : texts.unfold;
  return (
    <>
      <section className={own.folded} aria-label={isOpen ? texts.opened : texts.folded} data-screen="">
        <b>{name}</b>
        {value ? (
          <AtAGlance customer={value} />
        ) : (
          <span>{error ? supportTexts.failed(error) : supportTexts.loading}</span>
        )}
        <IconButton
          variant="ghost"
          color="gray"
          aria-expanded={isOpen}
          aria-label={toggle}
          title={toggle}
          onClick={() => setIsOpen(!isOpen)}
        >
          <span className={own.arrow} data-open={isOpen}>
            <Icon name="chevron" />
          </span>
        </IconButton>
      </section>
      {isOpen ? children : null}
    </>
  );
}

function AtAGlance({ customer }: { readonly customer: Customer }) {
  const { phone_number: phone, fraud_score: fraud, internal_note: note, credits = 0 } = customer;
  return (
    <>
      <Marks customer={customer} />
      {phone ? <PhoneLink phone={phone} /> : null}
      {typeof fraud === 'number' ? <span>{supportTexts.fraudScore(percentText(fraud))}</span> : null}
      {note?.content ? <span>{texts.noteOf(dateText(note.updated_at))}</span> : null}
      <span className={own.balance}>
        {credits ? (
          <>
            {supportTexts.credit} <strong>{euroText(credits)}</strong>
          </>
        ) : (
          supportTexts.noCredit
        )}
      </span>
    </>
  );
}
