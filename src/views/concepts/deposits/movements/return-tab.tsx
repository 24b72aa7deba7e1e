import type { Returned } from '../../../../domain/deposit/commands/return.ts';
import type { DepositHistory, DriverDeposit } from '../../../../domain/deposit/deposit.ts';
import { depositHistory } from '../../../../domain/deposit/details.ts';
import { owedProducts, owedQuantity } from '../../../../domain/deposit/quantities.ts';
import type { DriverId } from '../../../../domain/driver/driver.ts';
import { DetailAnswer } from '../../../kit/queries/detail-answer.tsx';
import { useDetail } from '../../../kit/queries/use-detail.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { refreshMs, useEndedMovement } from '../refresh.ts';
import { depositTexts } from '../text.ts';
import { ReturnForm } from './return-form.tsx';

interface ReturnTabProps {
  readonly driverId: DriverId;
  /** His total; null where unknown. */
  readonly possessed: number | null;
  readonly replaces: string | null;
  /** The quantities of the return to be replaced; null for none. */
  readonly initial: Returned | null;
}

/** The driver's debt of each product, to be returned (DSP-793 to DSP-799). */
export function ReturnTab(props: ReturnTabProps) {
  return <OwedFrom {...props} offset={0} before={[]} />;
}

interface OwedFromProps extends ReturnTabProps {
  readonly offset: number;
  readonly before: readonly DriverDeposit[];
}

/** The history is read page by page, until its debts add up to his total, or it ends. */
function OwedFrom({ offset, before, ...props }: OwedFromProps) {
  const { driverId, possessed } = props;
  const answer = useDetail(depositHistory, { driverId, offset }, { everyMs: refreshMs, endedAtMs: useEndedMovement() });
  const deposits = [...before, ...(answer?.value?.results ?? [])];
  const next = nextOffset(answer?.value, deposits, possessed);
  if (next !== null) return <OwedFrom {...props} offset={next} before={deposits} />;
  return (
    <DetailAnswer answer={answer} loading={depositTexts.loading}>
      {() => <Owed {...props} deposits={deposits} />}
    </DetailAnswer>
  );
}

function nextOffset(page: DepositHistory | undefined, deposits: readonly DriverDeposit[], possessed: number | null) {
  const isAll = possessed !== null && owedQuantity(owedProducts(deposits)) >= possessed;
  return isAll ? null : (page?.next_offset ?? null);
}

function Owed({ deposits, ...form }: ReturnTabProps & { readonly deposits: readonly DriverDeposit[] }) {
  const products = owedProducts(deposits);
  if (products.length === 0) return <EmptyState title={depositTexts.nothingOwed} />;
  return <ReturnForm driverId={form.driverId} replaces={form.replaces} initial={form.initial} products={products} />;
}
