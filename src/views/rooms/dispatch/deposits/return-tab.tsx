import type { DepositHistory, DriverDeposit } from '../../../../domain/deposit/deposit.ts';
import { depositHistory } from '../../../../domain/deposit/details.ts';
import { owedProducts, owedQuantity } from '../../../../domain/deposit/quantities.ts';
import type { DriverId } from '../../../../domain/driver/driver.ts';
import { useDetail } from '../../../app/use-detail.ts';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import styles from './deposits.module.css';
import { FigureTable } from './figure-table.tsx';
import { ProductLabel } from './product-label.tsx';
import { refreshMs } from './refresh.ts';
import { depositTexts, owedColumns } from './text.ts';
import { Told } from './told.tsx';

interface ReturnTabProps {
  readonly driverId: DriverId;
  /** What he has in all; null where it is not known. */
  readonly possessed: number | null;
}

/** What the driver still owes of each product (DSP-793, DSP-794, DSP-795). */
export function ReturnTab(asked: ReturnTabProps) {
  return <OwedFrom {...asked} offset={0} before={[]} />;
}

interface OwedFromProps extends ReturnTabProps {
  readonly offset: number;
  readonly before: readonly DriverDeposit[];
}

/** The history is read page after page, until what is owed in it is all he has, or it ends. */
function OwedFrom({ driverId, possessed, offset, before }: OwedFromProps) {
  const told = useDetail(depositHistory, { driverId, offset }, { everyMs: refreshMs });
  const deposits = [...before, ...(told?.value?.results ?? [])];
  const next = nextOffset(told?.value, deposits, possessed);
  if (next !== null) return <OwedFrom driverId={driverId} possessed={possessed} offset={next} before={deposits} />;
  return <Told told={told}>{() => <Owed deposits={deposits} />}</Told>;
}

function nextOffset(page: DepositHistory | undefined, deposits: readonly DriverDeposit[], possessed: number | null) {
  const isAll = possessed !== null && owedQuantity(owedProducts(deposits)) >= possessed;
  return isAll ? null : (page?.next_offset ?? null);
}

function Owed({ deposits }: { readonly deposits: readonly DriverDeposit[] }) {
  const products = owedProducts(deposits);
  if (products.length === 0) return <EmptyState title={depositTexts.nothingOwed} />;
  return (
    <FigureTable columns={owedColumns} label={depositTexts.returnTab}>
      {products.map((product) => (
        <tr key={product.deposit_label}>
          <th scope="row">
            <ProductLabel product={product} />
          </th>
          <td className={styles.figure}>{product.quantity_debt}</td>
        </tr>
      ))}
    </FigureTable>
  );
}
