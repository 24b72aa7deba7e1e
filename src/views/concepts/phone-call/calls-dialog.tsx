import { CenterId } from '../../../domain/center/center-id.ts';
import { customerFilePath } from '../../../domain/customer/path.ts';
import { orderName } from '../../../domain/order/name.ts';
import { orderFilePath } from '../../../domain/order/path.ts';
import { callerName } from '../../../domain/phone-call/caller.ts';
import { endCall } from '../../../domain/phone-call/commands/end.ts';
import { planCall } from '../../../domain/phone-call/commands/plan.ts';
import { putOffCall } from '../../../domain/phone-call/commands/put-off.ts';
import type { CallOutcome } from '../../../domain/phone-call/phone-call.ts';
import { msOf } from '../../../domain/time/instant.ts';
import { dayTimeText, hourText, parisDay } from '../../../domain/time/paris-time.ts';
import { isolated, joined } from '../../../domain/words/isolate.ts';
import { openActionsOf } from '../../kit/actions/open/open-commands.ts';
import { useOpenCommands } from '../../kit/actions/open/use-open-commands.ts';
import { useAction } from '../../kit/actions/use-action.ts';
import { useServerNow } from '../../kit/client/clock.ts';
import { useTab } from '../../kit/client/context.ts';
import { Link } from '../../kit/router/router.tsx';
import { Button } from '../../ui/button.tsx';
import { formTexts } from '../../ui/forms/text.ts';
import { PhoneLink } from '../../ui/phone-link.tsx';
import { AskedButton } from '../../ui/windows/asked-button.tsx';
import { Dialog } from '../../ui/windows/dialog.tsx';
import { EmptyDialog } from '../../ui/windows/empty-dialog.tsx';
import styles from './phone-call.module.css';
import { phoneCallTexts as texts } from './text.ts';
import { type SeenCall, useHasCalls, usePhoneCalls } from './use-phone-calls.ts';

interface CallsProps {
  readonly onClose: () => void;
}

/** The calls to make of the center: those due first, those to come, those of others (OUR-223). */
export function CallsDialog({ onClose }: CallsProps) {
  const hasCalls = useHasCalls();
  const calls = usePhoneCalls();
  const waiting = useWaitingCalls();
  if (!hasCalls) return <EmptyDialog title={texts.list} text={texts.noCalls} onClose={onClose} />;
  const later = calls?.own.filter((call) => !calls.due.includes(call)) ?? [];
  const isEmpty = calls !== undefined && calls.own.length + calls.others.length + waiting.length === 0;
  return (
    <Dialog title={texts.list} width="720px" onClose={onClose}>
      {calls === undefined ? <p role="status">{texts.unread}</p> : null}
      {isEmpty ? <p>{texts.none}</p> : null}
      <Calls title={texts.due} calls={calls?.due ?? []} isDue />
      <Calls title={texts.later} calls={later} />
      {waiting.length > 0 ? (
        <section aria-label={texts.waiting}>
          <h2 className={styles.title}>{texts.waiting}</h2>
          <ul className={styles.calls}>
            {waiting.map(({ stored, label, stateLabel }) => (
              <li key={stored.id} className={styles.call}>
                <b>{label}</b> <small>{stateLabel}</small>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <Calls title={texts.others} calls={calls?.others ?? []} />
    </Dialog>
  );
}

/** Calls planned on this device of which the server does not know yet. */
function useWaitingCalls() {
  const { center } = useTab();
  return openActionsOf(planCall, center, useOpenCommands());
}

interface GroupProps {
  readonly title: string;
  readonly calls: readonly SeenCall[];
  readonly isDue?: boolean;
}

function Calls({ title, calls, isDue = false }: GroupProps) {
  if (calls.length === 0) return null;
  return (
    <section aria-label={title}>
      <h2 className={styles.title}>
        {title} ({calls.length})
      </h2>
      <ul className={styles.calls}>
        {calls.map((call) => (
          <Call key={call.id} call={call} isDue={isDue} />
        ))}
      </ul>
    </section>
  );
}

interface CallProps {
  readonly call: SeenCall;
  readonly isDue: boolean;
}

function Call({ call, isDue }: CallProps) {
  const { due_at, order, comment, phone, for_user, created_by } = call;
  const name = nameOf(call);
  return (
    <li className={styles.call} data-due={isDue}>
      <b className={styles.hour}>
        <Hour at={due_at} />
      </b>
      <div className={styles.facts}>
        <Subject call={call} /> {order ? isolated(call.name ?? '') : null}{' '}
        {phone ? <PhoneLink phone={phone} label={texts.callName(name)} /> : <small>{texts.noPhone}</small>}
        {comment ? <p>{isolated(comment)}</p> : null}
        <small>
          {joined(', ', [for_user && texts.forWhom(callerName(for_user)), texts.by(callerName(created_by))])}
        </small>
      </div>
      <Ways call={call} name={name} />
    </li>
  );
}

/** Today's by its hour alone. */
function Hour({ at }: { readonly at: string | null | undefined }) {
  const nowMs = useServerNow();
  const ms = msOf(at);
  if (ms === null) return null;
  return parisDay(ms) === parisDay(nowMs) ? hourText(ms) : dayTimeText(ms);
}

/** The order's number, else the customer's name. */
const nameOf = ({ order, name }: SeenCall) => (order ? orderName(order) : name || texts.noName);

/** The way to the order, or to the customer's file. */
function Subject({ call }: { readonly call: SeenCall }) {
  const { order, customer } = call;
  if (order) return <Link to={orderFilePath(order.id)}>{orderName(order)}</Link>;
  const name = isolated(nameOf(call));
  return customer?.email ? <Link to={customerFilePath(customer.id, customer.email)}>{name}</Link> : <b>{name}</b>;
}

/** Done, put off, or to be made no more (OUR-222). */
function Ways({ call, name }: Pick<CallProps, 'call'> & { readonly name: string }) {
  const center = CenterId.parse(useTab().center);
  const nowMs = useServerNow();
  const end = useAction(endCall);
  const putOff = useAction(putOffCall);
  const about = { center, callId: call.id, name };
  const saving = end.isRunning || putOff.isRunning ? formTexts.saving : null;
  const over = (outcome: CallOutcome) => void end.run({ ...about, outcome, at: new Date(nowMs).toISOString() });
  const { due_at: dueWas } = call;
  return (
    <div className={styles.ways}>
      <Button
        size="1"
        variant="soft"
        reason={end.blocked ?? saving}
        aria-label={texts.doneOf(name)}
        onClick={() => over('done')}
      >
        {texts.done}
      </Button>
      {dueWas
        ? texts.putOff.map(({ minutes, label }) => (
            <Button
              key={label}
              size="1"
              variant="soft"
              color="gray"
              reason={putOff.blocked ?? saving}
              aria-label={texts.putOffOf(label, name)}
              onClick={() =>
                void putOff.run({ ...about, dueWas, dueAt: new Date(nowMs + minutes * 60_000).toISOString() })
              }
            >
              {label}
            </Button>
          ))
        : null}
      <AskedButton
        label={texts.cancel}
        name={texts.cancelOf(name)}
        reason={end.blocked ?? saving}
        title={texts.cancelTitle}
        confirm={texts.cancelTitle}
        dismiss={texts.keep}
        question={texts.cancelQuestion(name)}
        onConfirm={() => over('canceled')}
      />
    </div>
  );
}
