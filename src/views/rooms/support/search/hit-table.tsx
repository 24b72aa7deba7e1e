import type { KeyboardEvent, MouseEvent, Ref } from 'react';
import { customerFilePath } from '../../../../domain/customer/path.ts';
import { type Hit, lastOrderMs } from '../../../../domain/customer/search.ts';
import { orderName } from '../../../../domain/order/name.ts';
import { orderFilePath } from '../../../../domain/order/path.ts';
import { dateTimeText } from '../../../../domain/time/paris-time.ts';
import { isolated } from '../../../../domain/words/isolate.ts';
import { coloursOf } from '../../../concepts/center/center-colour.ts';
import { go, Link } from '../../../kit/router/router.tsx';
import { focusOn } from '../../../ui/focus/focus-on.ts';
import { Badge } from '../../../ui/status/badge.tsx';
import table from '../../../ui/tables/table.module.css';
import { Table } from '../../../ui/tables/table.tsx';
import styles from '../support.module.css';
import { supportTexts } from '../text.ts';
import { useSites } from '../use-sites.ts';
import own from './search.module.css';
import { searchTexts as texts } from './text.ts';

interface HitTableProps {
  readonly hits: readonly Hit[];
  readonly bodyRef: Ref<HTMLTableSectionElement>;
  /** Up from the first row. */
  readonly onLeave: () => void;
}

/** Path of a hit's file; null where his address, by which it is asked for, is unknown (SUP-002). */
export const fileOf = ({ id, email }: Hit): string | null => (email ? customerFilePath(id, email) : null);

/** The customers found, one a row (SUP-021, SUP-024); arrows go from one to the next. */
export function HitTable({ hits, bodyRef, onLeave }: HitTableProps) {
  const { site, email, name, address, phone, orders, last } = texts.columns;
  return (
    <div className={own.scroll}>
      <Table look="sheet" label={texts.results} columns={[site, email, name, address, phone, orders, last]}>
        <tbody ref={bodyRef} onKeyDown={(event) => follow(event, onLeave)}>
          {hits.map((hit) => (
            <Row key={hit.id} hit={hit} />
          ))}
        </tbody>
      </Table>
    </div>
  );
}

/** The link of a row to its file: what arrows go to. */
export const fileLinks = (body: HTMLElement | null): readonly HTMLElement[] => [
  ...(body?.querySelectorAll<HTMLElement>('tr > th a') ?? []),
];

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

function follow(event: KeyboardEvent<HTMLElement>, onLeave: () => void): void {
  const step = steps[event.key];
  const row = event.target instanceof Element ? event.target.closest('tr') : null;
  if (step === undefined || !row) return;
  event.preventDefault();
  const links = fileLinks(event.currentTarget);
  const at = links.findIndex((link) => row.contains(link));
  const next = links[at + step];
  if (next) {
    focusOn(next);
    next.scrollIntoView({ block: 'nearest' });
  } else if (step < 0) onLeave();
}

const isOnRow = ({ target }: MouseEvent) => !(target instanceof Element && target.closest('a'));

function Row({ hit }: { readonly hit: Hit }) {
  const {
    email,
    name,
    company,
    phone_number,
    last_order_shipping_address,
    last_orders_id_with_short_number: orders,
  } = hit;
  const file = fileOf(hit);
  const shown = name ? isolated(name) : texts.noName;
  return (
    <tr
      className={`${styles.row} ${own.hit}`}
      onClick={(event) => {
        if (file && isOnRow(event)) go(file);
      }}
    >
      <td>
        <SiteBadge site={hit.site} />
      </td>
      <td>{email}</td>
      <th scope="row">
        {file ? <Link to={file}>{shown}</Link> : shown}
        {company && company !== name ? <div className={own.company}>{texts.company(isolated(company))}</div> : null}
      </th>
      <td>{last_order_shipping_address ? isolated(last_order_shipping_address) : null}</td>
      <td className={table.date}>{phone_number}</td>
      <td className={own.orders}>
        {(orders ?? []).map(({ id, random_id }) => (
          <Link key={id} to={orderFilePath(id)}>
            {orderName({ id, random_id })}
          </Link>
        ))}
      </td>
      <td className={table.date}>{dateTimeText(lastOrderMs(hit))}</td>
    </tr>
  );
}

function SiteBadge({ site }: Pick<Hit, 'site'>) {
  const sites = useSites();
  if (site === null || site === undefined) return null;
  const known = sites?.[Number(site)];
  if (known?.domain) return <Badge colours={coloursOf(known.color)}>{known.domain}</Badge>;
  return <Badge>{typeof site === 'string' ? site : supportTexts.unknownSite}</Badge>;
}
