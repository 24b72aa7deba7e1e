import { nameOfAuthor } from '../../../../domain/author.ts';
import { decideIncident } from '../../../../domain/incident/commands/decide.ts';
import { incidentDetail } from '../../../../domain/incident/details.ts';
import type { Incident, IncidentId, IncidentItem } from '../../../../domain/incident/incident-row.ts';
import { isOwnIncident, sumsOf } from '../../../../domain/incident/rules.ts';
import { euroText } from '../../../../domain/money/money.ts';
import { orderName } from '../../../../domain/order/name.ts';
import { may } from '../../../../domain/session/permissions.ts';
import { rightTexts } from '../../../../domain/session/right-text.ts';
import { OrderLink } from '../../../concepts/order/order-link.tsx';
import { AnswerNotice } from '../../../kit/actions/open/answer-notice.tsx';
import { refusalText } from '../../../kit/actions/refusal-text.ts';
import { type Answered, useAnswered } from '../../../kit/actions/use-answered.ts';
import { useSignedIn } from '../../../kit/client/context.ts';
import { TableExport } from '../../../kit/export/table-export.tsx';
import { DetailAnswer } from '../../../kit/queries/detail-answer.tsx';
import { useDetail } from '../../../kit/queries/use-detail.ts';
import { useLastEnded } from '../../../kit/queries/use-last-settled.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/forms/notice.tsx';
import { formTexts } from '../../../ui/forms/text.ts';
import { Icon } from '../../../ui/icon.tsx';
import { later } from '../../../ui/later/later.ts';
import { Badge } from '../../../ui/status/badge.tsx';
import table from '../../../ui/tables/table.module.css';
import { Table } from '../../../ui/tables/table.tsx';
import { AskedButton } from '../../../ui/windows/asked-button.tsx';
import styles from './incident.module.css';
import { incidentTexts as texts } from './text.ts';

/** The server sends a credit a second; a colleague may suspend it. */
const oftenMs = 2_000;

type Decide = Answered<Parameters<typeof decideIncident.request>[0]>;

/** `/support/incident/{id}`: the credits as they are sent, one after the other (OUR-172, OUR-173). */
export function IncidentPage({ id }: { readonly id: IncidentId }) {
  const endedAtMs = useLastEnded('incident.');
  const answer = useDetail(incidentDetail, { id }, { endedAtMs, everyMs: oftenMs });
  return (
    <main className={styles.screen}>
      <DetailAnswer answer={answer} loading={texts.loading}>
        {(incident) => <Sending incident={incident} />}
      </DetailAnswer>
    </main>
  );
}

/** Whose turn it is; null for nobody's. */
const nextOf = ({ status, items }: Incident): IncidentItem | null =>
  status === 'running' ? (items.find((item) => item.status === 'waiting') ?? null) : null;

/** What held it by itself; null where nothing did. */
const haltOf = ({ halted_for, started_by }: Incident): string | null =>
  texts.halts[halted_for ?? '']?.(nameOfAuthor(started_by)) ?? null;

function Sending({ incident }: { readonly incident: Incident }) {
  const decide: Decide = useAnswered(decideIncident, { about: { id: incident.id } });
  return (
    <>
      <header className={styles.head}>
        <div className={styles.title}>
          <h1>{texts.title(incident.about)}</h1>
          <Badge tone={texts.statusTones[incident.status] ?? 'gray'}>
            {texts.statuses[incident.status] ?? incident.status}
          </Badge>
          <p>{[texts.prepared(incident), texts.approved(incident)].filter(Boolean).join(', ')}</p>
        </div>
        <Decisions incident={incident} decide={decide} />
      </header>
      <Notice text={haltOf(incident)} />
      <AnswerNotice of={decide} />
      <div className={styles.columns}>
        <Items incident={incident} decide={decide} />
        <Beside incident={incident} />
      </div>
    </>
  );
}

interface PartProps {
  readonly incident: Incident;
  readonly decide: Decide;
}

const busyWith = ({ blocked, isRunning }: Decide) => blocked ?? (isRunning ? formTexts.saving : null);

/** Why somebody lets no credit of it go; null where he may. */
const whyNotSend = (incident: Incident, user: ReturnType<typeof useSignedIn>['user']): string | null =>
  may(user, 'accounts')
    ? isOwnIncident(incident, user.id)
      ? refusalText(decideIncident, { code: 'own' })
      : null
    : rightTexts.accounts;

function Decisions({ incident, decide }: PartProps) {
  const { user } = useSignedIn();
  const { id, about, status } = incident;
  const { waiting } = sumsOf(incident.items);
  const next = nextOf(incident);
  const busy = busyWith(decide);
  const run = (decision: 'start' | 'suspend' | 'stop') =>
    void decide.run({ id, about: about ?? '', decision, itemId: null });
  const isOver = status === 'stopped' || status === 'done';
  if (isOver) return null;
  const stop = texts.decide('stop', waiting.count, null, waiting.cents);
  const start = texts.decide('start', waiting.count, null, waiting.cents);
  return (
    <div className={styles.decisions}>
      <AskedButton
        label={stop}
        name={stop}
        confirm={stop}
        title={texts.title(about)}
        question={texts.asksStop(waiting.count)}
        reason={busy}
        onConfirm={() => run('stop')}
      />
      {status === 'running' ? (
        <Button variant="soft" reason={busy} onClick={() => run('suspend')}>
          {texts.decide('suspend', waiting.count, next && orderName(next.order), 0)}
        </Button>
      ) : (
        <AskedButton
          label={start}
          name={start}
          confirm={start}
          title={texts.title(about)}
          question={texts.asksStart(waiting.count, waiting.cents)}
          reason={whyNotSend(incident, user) ?? busy}
          onConfirm={() => run('start')}
        />
      )}
    </div>
  );
}

const columns = later(async () => (await import('./items-file.ts')).itemsFile);

const stateOf = ({ status }: IncidentItem, isNext: boolean) => (isNext ? 'next' : status);

function Items({ incident, decide }: PartProps) {
  const { items } = incident;
  const sums = sumsOf(items);
  const next = nextOf(incident);
  return (
    <section className={styles.block} aria-label={texts.touched(items.length)}>
      <header className={styles.counts}>
        <h2>{texts.touched(items.length)}</h2>
        {(['credited', 'refused', 'dropped', 'waiting'] as const).map((state) =>
          sums[state].count > 0 ? (
            <span key={state} data-state={state}>
              {texts.counts[state](sums[state].count)}
            </span>
          ) : null,
        )}
        <TableExport
          label={texts.touched(items.length)}
          name="incident"
          rows={items.map((item) => ({ item, state: stateOf(item, item === next) }))}
          columns={columns}
        />
      </header>
      <Progress items={items} />
      <Table label={texts.touched(items.length)} columns={texts.itemColumns}>
        <tbody>
          {items.map((item) => (
            <Item key={item.id} item={item} isNext={item === next} incident={incident} decide={decide} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={5}>
              {texts.totals(sums.credited.cents, sums.total)}
            </th>
          </tr>
        </tfoot>
      </Table>
    </section>
  );
}

/** Of all credits those that are decided, by what became of them. */
function Progress({ items }: Pick<Incident, 'items'>) {
  const sums = sumsOf(items);
  const decided = items.length - sums.waiting.count;
  return (
    <div
      role="progressbar"
      aria-label={texts.progress}
      aria-valuenow={decided}
      aria-valuemax={items.length}
      className={styles.progress}
    >
      {(['credited', 'refused', 'dropped', 'waiting'] as const).map((state) => (
        <i key={state} data-state={state} style={{ flexGrow: sums[state].count }} />
      ))}
    </div>
  );
}

interface ItemProps extends PartProps {
  readonly item: IncidentItem;
  readonly isNext: boolean;
}

function Item({ item, isNext, incident, decide }: ItemProps) {
  const { user } = useSignedIn();
  const { order, customer_name, late_minutes, credit } = item;
  const state = stateOf(item, isNext);
  const icon = texts.stateIcons[state];
  const reason = whyNotSend(incident, user) ?? busyWith(decide);
  const retry = () =>
    void decide.run({ id: incident.id, about: incident.about ?? '', decision: 'retry', itemId: item.id });
  return (
    <tr data-state={state}>
      <th scope="row">
        <OrderLink orderId={order.id}>{orderName(order)}</OrderLink> <span>{customer_name}</span>
      </th>
      <td className={table.figure}>{texts.late(late_minutes)}</td>
      <td className={table.figure}>{euroText(credit)}</td>
      <td>
        <Badge tone={texts.stateTones[state] ?? 'gray'}>
          {icon ? <Icon name={icon} size={10} /> : null}
          {texts.states[state] ?? item.status}
        </Badge>
      </td>
      <td>
        {texts.detail(item)}{' '}
        {item.status === 'refused' && incident.status !== 'stopped' ? (
          <Button size="1" variant="soft" aria-label={texts.retryOf(orderName(order))} reason={reason} onClick={retry}>
            {texts.decide('retry', 0, null, 0)}
          </Button>
        ) : null}
      </td>
    </tr>
  );
}

function Beside({ incident }: { readonly incident: Incident }) {
  const { customer_ceiling, ceiling, stops_at_refusal, type_label, why, items } = incident;
  const sms = items.find((item) => item.sms);
  const facts = [
    [texts.reasonIs, type_label],
    [texts.whyIs, why],
    [texts.customerCeilingIs, euroText(customer_ceiling)],
    [texts.ceilingIs, euroText(ceiling)],
    [texts.stopsIs, stops_at_refusal ? texts.stopsTexts.yes : texts.stopsTexts.no],
  ].filter(([, value]) => value);
  return (
    <aside className={styles.side}>
      <section className={styles.block} aria-label={texts.ceilings}>
        <h3>{texts.ceilings}</h3>
        <dl className={styles.facts}>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      {sms ? (
        <section className={styles.block} aria-label={texts.smsIs}>
          <h3>{texts.smsIs}</h3>
          <figure className={styles.preview}>
            <figcaption>{texts.preview(orderName(sms.order))}</figcaption>
            <p>{sms.sms}</p>
          </figure>
          <small>{texts.after}</small>
        </section>
      ) : null}
      <section className={styles.block} aria-label={texts.resume}>
        <h3>{texts.resume}</h3>
        <p>{texts.resumeText}</p>
      </section>
    </aside>
  );
}
