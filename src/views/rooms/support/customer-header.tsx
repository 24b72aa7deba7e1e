import { type Customer as CustomerRow, sitesOf } from '../../../domain/customer/customer.ts';
import { customerFilePath } from '../../../domain/customer/path.ts';
import { euroText } from '../../../domain/money/money.ts';
import { percentText } from '../../../domain/order/sheet/sheet-rules.ts';
import { dateText } from '../../../domain/time/paris-time.ts';
import { isolated } from '../../../domain/words/isolate.ts';
import { coloursOf } from '../../concepts/center/center-colour.ts';
import { Colleagues } from '../../concepts/colleagues/colleagues.tsx';
import { phoneCallTexts } from '../../concepts/phone-call/text.ts';
import { useHasCalls } from '../../concepts/phone-call/use-phone-calls.ts';
import { planCallWindow } from '../../concepts/phone-call/window.ts';
import { useSecondText } from '../../kit/client/second-text.ts';
import { AwaitedLine } from '../../kit/queries/awaited.tsx';
import { AdminLink } from '../../kit/router/admin-link.tsx';
import { Link, setQuery } from '../../kit/router/router.tsx';
import { useCenters } from '../../kit/scope/centers.ts';
import { Button } from '../../ui/button.tsx';
import { PhoneLink } from '../../ui/phone-link.tsx';
import { Badge } from '../../ui/status/badge.tsx';
import { Copyable } from './customer/copyable.tsx';
import { customerTexts } from './customer/text.ts';
import styles from './support.module.css';
import { supportTexts as texts } from './text.ts';
import type { Known } from './use-customer.ts';
import { useSites } from './use-sites.ts';

interface CustomerHeaderProps {
  readonly customer: Known<CustomerRow>;
  /** The page is about him alone. */
  readonly isPage: boolean;
  /** His name on an order, while nothing is known of him. */
  readonly knownAs: string;
}

/** Who the customer is, at a glance (SUP-040 to SUP-053). */
export function CustomerHeader({ customer, isPage, knownAs }: CustomerHeaderProps) {
  const secondText = useSecondText();
  const Name = isPage ? 'h1' : 'h2';
  const value = customer.value;
  if (!value)
    return (
      <section className={styles.block} aria-label={texts.customer} aria-busy={!customer.error}>
        {knownAs ? (
          <header className={styles.head}>
            <Name>{isolated(knownAs)}</Name>
          </header>
        ) : null}
        {customer.error ? <p role="status">{texts.failed(customer.error)}</p> : <AwaitedLine loading={texts.loading} />}
      </section>
    );
  return (
    <section className={styles.block} aria-label={texts.customer}>
      <header className={styles.head}>
        <Name>{isolated([value.first_name, value.last_name].filter(Boolean).join(' '))}</Name>
        <Marks customer={value} />
        <Sites customer={value} />
        <Colleagues kind="customer" id={value.id} center={null} begun={null} />
        <Credit euros={value.credits ?? 0} />
      </header>
      <Reach customer={value} />
      <Trust customer={value} />
      {value.is_multicenter_enabled === false ? <p className={styles.notice}>{texts.oldApp}</p> : null}
      <p className={styles.told} role="status">
        {customer.error ? texts.failed(customer.error) : texts.readAt(secondText(customer.readAtMs))}
      </p>
    </section>
  );
}

interface Of {
  readonly customer: CustomerRow;
}

/** SUP-044, SUP-046, SUP-053. */
export function Marks({ customer: { is_fraud, super_venere_at, groups } }: Of) {
  return (
    <>
      {is_fraud ? <Badge tone="red">{texts.fraud}</Badge> : null}
      {groups?.includes('staff') ? <Badge tone="indigo">{texts.staff}</Badge> : null}
      {super_venere_at ? <Badge tone="red">{texts.superVenere(dateText(super_venere_at))}</Badge> : null}
    </>
  );
}

/** SUP-048. */
function Sites({ customer }: Of) {
  const sites = useSites();
  return sitesOf(customer).map((id) => {
    const site = sites?.[id];
    return site?.domain ? (
      <Badge key={id} colours={coloursOf(site.color)}>
        {site.domain}
      </Badge>
    ) : (
      <Badge key={id}>{texts.unknownSite}</Badge>
    );
  });
}

/** SUP-045. */
function Credit({ euros }: { readonly euros: number }) {
  if (euros === 0) return <span className={styles.balance}>{texts.noCredit}</span>;
  return (
    <span className={styles.balance}>
      {texts.credit} <strong>{euroText(euros)}</strong>
    </span>
  );
}

/** SUP-041 to SUP-043, SUP-049. */
function Reach({ customer: { id, email, phone_number, legacy_user_id, usersite } }: Of) {
  const centers = useCenters();
  const hasCalls = useHasCalls();
  const forced = (usersite ?? []).flatMap(({ center }) => centers?.all.find((it) => it.id === center)?.name ?? []);
  return (
    <p className={styles.line}>
      {email ? (
        <Copyable value={email} what={customerTexts.email}>
          <AdminLink path={`/users/${id}`}>{email}</AdminLink>
        </Copyable>
      ) : null}
      {phone_number ? (
        <Copyable value={phone_number} what={customerTexts.phone}>
          <PhoneLink phone={phone_number} />
        </Copyable>
      ) : null}
      <Copyable value={String(id)} what={customerTexts.number}>
        <span className={styles.aside}>{id}</span>
      </Copyable>
      {hasCalls ? (
        <Button size="1" variant="soft" onClick={() => setQuery(planCallWindow.at({ orderId: null, customerId: id }))}>
          {phoneCallTexts.entry}
        </Button>
      ) : null}
      {forced.length > 0 ? (
        <span>
          {texts.forcedCenter} {[...new Set(forced)].join(', ')}
        </span>
      ) : null}
      {legacy_user_id != null ? <AdminLink path={`/users/${id}/old-orders/`}>{texts.oldOrders}</AdminLink> : null}
    </p>
  );
}

/** SUP-047, SUP-051, SUP-052. */
function Trust({ customer: { fraud_score, is_trusted, fraud_details, referrer_info: by } }: Of) {
  return (
    <div className={styles.line}>
      {typeof fraud_score === 'number' ? (
        <details className={styles.fraud}>
          <summary>
            <Badge tone={is_trusted ? 'green' : 'red'}>{texts.fraudScore(percentText(fraud_score))}</Badge>
          </summary>
          {fraud_details && fraud_details.length > 0 ? (
            <ul>
              {fraud_details.map(({ rule_id, description }) => (
                <li key={String(rule_id)}>
                  {rule_id} - {description}
                </li>
              ))}
            </ul>
          ) : (
            <p>{texts.noFraudRule}</p>
          )}
        </details>
      ) : null}
      {by ? (
        <span>
          {texts.referrer}{' '}
          <Link to={customerFilePath(by.id, by.email ?? '')}>
            {isolated([by.first_name, by.last_name].filter(Boolean).join(' '))}
          </Link>
        </span>
      ) : null}
    </div>
  );
}
