import { nobodysCenter } from '../../../../../db/queries/records.ts';
import { nameOfAuthor } from '../../../../../domain/author.ts';
import type { CustomerId } from '../../../../../domain/customer/customer.ts';
import { centsOfEuros } from '../../../../../domain/money/cents.ts';
import { type CreditEntry, customerCredits } from '../../../../../domain/money/credit/entry.ts';
import { euroText } from '../../../../../domain/money/money.ts';
import { orderName } from '../../../../../domain/order/name.ts';
import { orderFilePath } from '../../../../../domain/order/path.ts';
import { isolated } from '../../../../../domain/words/isolate.ts';
import { TableExport } from '../../../../kit/export/table-export.tsx';
import { DetailAnswer } from '../../../../kit/queries/detail-answer.tsx';
import { useDetail } from '../../../../kit/queries/use-detail.ts';
import { useLastSettled } from '../../../../kit/queries/use-last-settled.ts';
import { Link } from '../../../../kit/router/router.tsx';
import { ScopeContext } from '../../../../kit/scope/scope.ts';
import { later } from '../../../../ui/later/later.ts';
import table from '../../../../ui/tables/table.module.css';
import { Table } from '../../../../ui/tables/table.tsx';
import { customerTexts } from '../../customer/text.ts';
import type { OfCustomer } from '../of-customer.ts';
import { CancelCredit } from './cancel-credit.tsx';
import { whenText } from './credit-time.ts';
import { creditTabTexts as texts } from './credits-text.ts';

/** The entries of a customer's credits (SUP-160 to SUP-165), whom no center owns; they are read again after each credit. */
export function CreditsTab({ userId }: OfCustomer) {
  const answer = useDetail(customerCredits, { userId }, { endedAtMs: useLastSettled('credit.') });
  return (
    <ScopeContext value={nobodysCenter}>
      <section aria-label={texts.title}>
        <DetailAnswer answer={answer} loading={customerTexts.loading}>
          {(entries) => (entries.length === 0 ? <p>{texts.none}</p> : <Entries userId={userId} entries={entries} />)}
        </DetailAnswer>
      </section>
    </ScopeContext>
  );
}

const columns = later(async () => (await import('../files.ts')).tabFiles.credits);

interface EntriesProps {
  readonly userId: CustomerId;
  readonly entries: readonly CreditEntry[];
}

function Entries({ userId, entries }: EntriesProps) {
  const { date, order, amount, type, usage, code, by } = texts.columns;
  const cents = entries.reduce((sum, entry) => sum + centsOfEuros(entry.amount), 0);
  return (
    <>
      <TableExport label={texts.title} name={`credits-${userId}`} rows={entries} columns={columns} />
      <Table
        look="sheet"
        label={texts.title}
        columns={[date, order, { title: amount, kind: 'number' }, type, usage, code, by, texts.actions]}
      >
        <tbody>
          {entries.map((entry) => (
            <Row key={entry.id} userId={userId} entry={entry} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {texts.balance}
            </th>
            <td className={table.figure}>{euroText(cents / 100)}</td>
            <td colSpan={5} />
          </tr>
        </tfoot>
      </Table>
    </>
  );
}

function Row({ userId, entry }: { readonly userId: CustomerId; readonly entry: CreditEntry }) {
  const { order, amount, type_label, usage, discount_code, done_by } = entry;
  return (
    <tr>
      <td className={table.date}>{whenText(entry)}</td>
      <td>{order ? <Link to={orderFilePath(order.id)}>{orderName(order)}</Link> : texts.noOrder}</td>
      <td className={table.figure}>{euroText(amount)}</td>
      <td>{isolated(type_label ?? '')}</td>
      <td>{isolated(usage ?? '')}</td>
      <td>{isolated(discount_code ?? '')}</td>
      <td>{nameOfAuthor(done_by)}</td>
      <td>
        <CancelCredit userId={userId} entry={entry} />
      </td>
    </tr>
  );
}
