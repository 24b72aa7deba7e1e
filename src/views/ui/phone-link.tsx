import { telAddress } from '../../domain/typed/phone.ts';
import reach from './reach.module.css';

interface PhoneLinkProps {
  readonly phone: string;
  /** Its accessible name, where the number alone does not say whom it calls. */
  readonly label?: string;
}

/** A phone number as written, to be called; the text alone where it has no number. */
export function PhoneLink({ phone, label }: PhoneLinkProps) {
  const address = telAddress(phone);
  if (address === null) return <>{phone}</>;
  return (
    <a href={address} aria-label={label} className={reach.reach}>
      {phone}
    </a>
  );
}
