import { type UseFormRegisterReturn, useForm, useWatch } from 'react-hook-form';
import type { Metas } from '../../../../domain/center/center.ts';
import { hasCrateCodes } from '../../../../domain/center/features.ts';
import { loadCrossDock } from '../../../../domain/dock/commands/cross-dock.ts';
import { canLoadCrossDock } from '../../../../domain/dock/cross-dock.ts';
import { dockCode } from '../../../../domain/dock/text.ts';
import { clientNameOf } from '../../../../domain/order/client-name.ts';
import { crateCountOf, typedExtraCrates } from '../../../../domain/order/crates.ts';
import { orderName } from '../../../../domain/order/name.ts';
import type { Order } from '../../../../domain/order/order.ts';
import { isolated } from '../../../../domain/words/isolate.ts';
import { lateBags } from '../../../../domain/zone/late-bags.ts';
import { refusalText } from '../../../kit/actions/refusal-text.ts';
import { useAction } from '../../../kit/actions/use-action.ts';
import { useReplaced } from '../../../kit/actions/use-replaced.ts';
import { useSubmit } from '../../../kit/actions/use-submit.ts';
import { useSignedIn } from '../../../kit/client/context.ts';
import { useDraft } from '../../../kit/drafts/use-draft.ts';
import { useMetas } from '../../../kit/queries/use-metas.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { QuantityField } from '../../../ui/fields/quantity-field.tsx';
import { FormFooter } from '../../../ui/forms/form-footer.tsx';
import { formTexts } from '../../../ui/forms/text.ts';
import { Table } from '../../../ui/tables/table.tsx';
import { Dialog } from '../../../ui/windows/dialog.tsx';
import { EmptyDialog } from '../../../ui/windows/empty-dialog.tsx';
import { CrateCodes, useCrateForm } from '../../order/crates/crate-codes.tsx';
import { crateTexts } from '../../order/crates/text.ts';
import { type CodeFields, useUnsentCodes } from '../../order/crates/unsent-codes.tsx';
import styles from './loading.module.css';
import { loadingTexts } from './text.ts';
import { type Loading, useLoading } from './use-loading.ts';

interface LoadingProps {
  readonly dockId: number;
  readonly replaces: string | null;
  readonly onClose: () => void;
}

/** A round for another center is loaded whole, with its extra crates (PRP-327 to PRP-335). */
export function LoadingDialog({ dockId, replaces, onClose }: LoadingProps) {
  const loading = useLoading(dockId);
  const metas = useMetas();
  const replaced = useReplaced(loadCrossDock, replaces);
  if (loading === undefined || metas === undefined || replaced === undefined) return null;
  if (!loading) {
    return <EmptyDialog title={loadingTexts.load} text={loadingTexts.dockGone} onClose={onClose} />;
  }
  const extra = Object.fromEntries(
    (replaced?.byOrder ?? []).map(({ orderId, quantity }) => [fieldOf(orderId), String(quantity)]),
  );
  return <Load loading={loading} metas={metas} extra={extra} replaces={replaces} onClose={onClose} />;
}

/** Names of fields cannot be numbers: a form takes those for places of a list. */
const fieldOf = (orderId: number) => `order${orderId}`;

type Extra = Record<string, string>;

interface LoadProps extends Pick<LoadingProps, 'replaces' | 'onClose'> {
  readonly loading: Loading;
  readonly metas: Metas | null;
  /** From the replaced action. */
  readonly extra: Extra;
}

function Load({ loading: { dock, tasks, orders }, metas, extra, replaces, onClose }: LoadProps) {
  const { clockOffsetMs } = useSignedIn();
  const action = useAction(loadCrossDock);
  const hasCodes = hasCrateCodes(metas ?? undefined);
  const form = useForm<Extra>({
    defaultValues: { ...Object.fromEntries(orders.map(({ id }) => [fieldOf(id), '0'])), ...extra },
  });
  const typed = useWatch({ control: form.control });
  const code = dockCode(dock.id);
  useDraft(form, loadingTexts.holdDock(code));
  const extraOf = ({ id }: Order) => (hasCodes ? 0 : typedExtraCrates(typed[fieldOf(id)] ?? ''));
  const isWrong = orders.some((order) => extraOf(order) === null);
  const refusal = canLoadCrossDock(dock, tasks);
  const save = useSubmit(async () => {
    const byOrder = orders
      .map((order) => ({ orderId: order.id, quantity: extraOf(order) ?? 0 }))
      .filter(({ quantity }) => quantity > 0);
    const extraCrates = byOrder.reduce((sum, { quantity }) => sum + quantity, 0);
    const at = new Date(Date.now() + clockOffsetMs).toISOString();
    return action.run({ dockId: dock.id, taskIds: tasks.map(({ id }) => id), extraCrates, byOrder, at }, replaces);
  }, onClose);
  const { fields, send, question } = useUnsentCodes(loadingTexts.submit, () => void save());
  const total = orders.reduce((sum, order) => sum + crateCountOf(order, hasCodes) + (extraOf(order) ?? 0), 0);
  return (
    <Dialog
      title={loadingTexts.load}
      description={code}
      width="820px"
      isDirty={form.formState.isDirty}
      onClose={onClose}
    >
      <LateBags orders={orders} metas={metas} />
      <h3 className={styles.subtitle}>{loadingTexts.total(total)}</h3>
      {orders.length === 0 ? <EmptyState title={loadingTexts.empty} /> : null}
      <Table
        look="floor"
        columns={[loadingTexts.order, loadingTexts.crates, ...(hasCodes ? [] : [loadingTexts.extra])]}
      >
        <tbody>
          {orders.map((order) => (
            <tr key={order.id}>
              <th scope="row">
                {orderName(order)} <span className={styles.client}>{isolated(clientNameOf(order))}</span>
              </th>
              {hasCodes ? (
                <Codes order={order} fields={fields} />
              ) : (
                <>
                  <td>{crateCountOf(order, false)}</td>
                  <td>
                    <QuantityField
                      label={loadingTexts.extraOf(orderName(order))}
                      {...fieldProps(form.register(fieldOf(order.id)))}
                      error={extraOf(order) === null ? loadingTexts.extraInvalid : undefined}
                    />
                  </td>
                </>
              )}
            </tr>
          ))}
        </tbody>
      </Table>
      <form noValidate onSubmit={(event) => void form.handleSubmit(send)(event)}>
        <FormFooter
          reason={
            action.blocked ??
            (refusal ? refusalText(loadCrossDock, refusal) : null) ??
            (isWrong ? loadingTexts.wrong : null) ??
            (action.isRunning ? formTexts.saving : null)
          }
          submit={loadingTexts.submit}
          onCancel={onClose}
        />
      </form>
      {question}
    </Dialog>
  );
}

const fieldProps = ({ ref, name, onChange, onBlur }: UseFormRegisterReturn) => ({
  name,
  onChange,
  onBlur,
  inputRef: ref,
});

interface CodesProps {
  readonly order: Order;
  readonly fields: CodeFields;
}

function Codes({ order, fields }: CodesProps) {
  const form = useCrateForm(order);
  return (
    <td>
      <CrateCodes order={order} form={form} label={crateTexts.codeOf(orderName(order))} fields={fields} isRow />
    </td>
  );
}

interface LateBagsProps {
  readonly orders: readonly Order[];
  readonly metas: Metas | null;
}

/** Bags fetched from the freezer only now (PRP-328). */
function LateBags({ orders, metas }: LateBagsProps) {
  const late = orders.flatMap((order) => lateBags(order, metas ?? undefined).map((bags) => ({ order, ...bags })));
  if (late.length === 0) return null;
  const heads = [loadingTexts.order, loadingTexts.frozenBags, loadingTexts.zone, loadingTexts.toTake];
  return (
    <section aria-label={loadingTexts.frozen}>
      <h3 className={styles.subtitle}>{loadingTexts.frozen}</h3>
      <Table look="floor" columns={heads}>
        <tbody>
          {late.map(({ order, zoneId, bags, area, label }) => (
            <tr key={`${order.id}/${zoneId}`}>
              <th scope="row">
                {orderName(order)} <span className={styles.client}>{isolated(clientNameOf(order))}</span>
              </th>
              <td>{bags ?? loadingTexts.unknown}</td>
              <td>{area ?? loadingTexts.unknown}</td>
              <td>{label}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  );
}
