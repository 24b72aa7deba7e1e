import { useState } from 'react';
import { nameOfAuthor } from '../../../../domain/author.ts';
import type { CenterId } from '../../../../domain/center/center-id.ts';
import { centsOfEuros, eurosOf } from '../../../../domain/money/cents.ts';
import { limitAt } from '../../../../domain/money/limit/limit.ts';
import { type ListedProposal, moneyProposals } from '../../../../domain/money/limit/listed.ts';
import { proposalState } from '../../../../domain/money/limit/proposal.ts';
import { euroText } from '../../../../domain/money/money.ts';
import { orderName } from '../../../../domain/order/name.ts';
import { orderFilePath } from '../../../../domain/order/path.ts';
import { may } from '../../../../domain/session/permissions.ts';
import { dateTimeText } from '../../../../domain/time/paris-time.ts';
import { GivenOf } from '../../../concepts/order/limit/given-of.tsx';
import { ProposalBadge } from '../../../concepts/order/limit/proposal-badge.tsx';
import { proposalTexts } from '../../../concepts/order/limit/proposal-text.ts';
import { isOwnProposal } from '../../../concepts/order/limit/proposals-of.tsx';
import { OrderLink } from '../../../concepts/order/order-link.tsx';
import { useServerNow } from '../../../kit/client/clock.ts';
import { useSignedIn } from '../../../kit/client/context.ts';
import { TableExport } from '../../../kit/export/table-export.tsx';
import { DetailAnswer } from '../../../kit/queries/detail-answer.tsx';
import { useDetail } from '../../../kit/queries/use-detail.ts';
import { useLastEnded } from '../../../kit/queries/use-last-settled.ts';
import { Link } from '../../../kit/router/router.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { later } from '../../../ui/later/later.ts';
import table from '../../../ui/tables/table.module.css';
import { Table } from '../../../ui/tables/table.tsx';
import styles from '../money-day/money-day.module.css';
import { LimitDialog } from './limit-dialog.tsx';
import { limitDialogTexts, proposalsTexts as texts } from './text.ts';

/** Colleagues propose and decide too. */
const oftenMs = 30_000;

/** `/support/money/propositions`: money above the limit of a center, what waits first (OUR-153). */
export function ProposalsPage({ center }: { readonly center: CenterId }) {
  const { user } = useSignedIn();
  const nowMs = useServerNow();
  const [isOpen, setOpen] = useState(false);
  const endedAtMs = useLastEnded('proposal.', 'refund.', 'credit.', 'money.');
  const answer = useDetail(moneyProposals, { center }, { endedAtMs, everyMs: oftenMs });
  return (
    <main className={styles.screen}>
      <header className={styles.head}>
        <h1>{may(user, 'accounts') ? texts.title : texts.ownTitle}</h1>
        {answer?.value ? <span className={styles.dim}>{texts.limit(answer.value.limit)}</span> : null}
        {answer?.value && may(user, 'assign') ? (
          <Button size="1" variant="soft" onClick={() => setOpen(true)}>
            {limitDialogTexts.change}
          </Button>
        ) : null}
        {isOpen && answer?.value ? (
          <LimitDialog center={center} limit={answer.value.limit ?? null} onClose={() => setOpen(false)} />
        ) : null}
      </header>
      <DetailAnswer answer={answer} loading={texts.loading}>
        {({ proposals }) =>
          proposals.length === 0 ? <EmptyState title={texts.none} /> : <List proposals={proposals} nowMs={nowMs} />
        }
      </DetailAnswer>
    </main>
  );
}

const columns = later(async () => (await import('./proposals-file.ts')).proposalsFile);

interface Listed {
  readonly proposal: ListedProposal;
  readonly state: ReturnType<typeof proposalState>;
}

const isWaiting = ({ state }: Pick<Listed, 'state'>) => state === 'proposed' || state === 'changed';

/** What the day comes to with it, and the limit; null where it waits no more, or there is none. */
function ofLimit({ proposal, state }: Listed, nowMs: number) {
  const limit = limitAt(proposal.order.money_limit, nowMs);
  if (!limit || !isWaiting({ state })) return null;
  return { cents: limit.givenCents + centsOfEuros(proposal.amount), limitCents: limit.limitCents };
}

interface ListProps {
  readonly proposals: readonly ListedProposal[];
  readonly nowMs: number;
}

function List({ proposals, nowMs }: ListProps) {
  const rows = proposals.map((proposal) => ({ proposal, state: proposalState(proposal, proposal.order, nowMs) }));
  const waiting = rows.filter(isWaiting);
  const toReview = rows.filter(({ state }) => state === 'toReview');
  const rest = rows.filter((row) => !waiting.includes(row) && !toReview.includes(row));
  const cents = waiting.reduce((sum, { proposal }) => sum + centsOfEuros(proposal.amount), 0);
  return (
    <>
      <header className={styles.counted}>
        <p>{texts.toDecide(waiting.length, euroText(eurosOf(cents)))}</p>
        <TableExport
          label={texts.title}
          name="propositions"
          rows={[...waiting, ...toReview, ...rest].map((row) => ({ ...row, ofLimit: ofLimit(row, nowMs) }))}
          columns={columns}
        />
      </header>
      <Table label={texts.title} frame="page" columns={texts.columns}>
        <tbody>
          {[...waiting, ...toReview, ...rest].map(({ proposal, state }) => (
            <Row key={proposal.id} proposal={proposal} state={state} nowMs={nowMs} />
          ))}
        </tbody>
      </Table>
    </>
  );
}

interface RowProps extends Listed {
  readonly nowMs: number;
}

function Row({ proposal, state, nowMs }: RowProps) {
  const { user } = useSignedIn();
  const { order, amount, created_at, done_by, type_label } = proposal;
  const limit = ofLimit({ proposal, state }, nowMs);
  return (
    <tr>
      <th scope="row">{created_at ? dateTimeText(created_at) : null}</th>
      <td>
        <OrderLink orderId={order.id}>{orderName(order)}</OrderLink>
      </td>
      <td>{nameOfAuthor(done_by)}</td>
      <td>
        <span className={styles.what}>{proposalTexts.title(proposal)}</span>{' '}
        {type_label ? <small className={styles.reason}>{type_label}</small> : null}
      </td>
      <td className={table.figure}>{euroText(amount)}</td>
      <td className={table.figure}>{limit ? texts.ofLimit(limit.cents, limit.limitCents) : null}</td>
      <td>
        <ProposalBadge state={state} /> <small>{proposalTexts.states[state](proposal)}</small>
        <GivenOf given_before={proposal.given_before} />
      </td>
      <td>
        {state === 'toReview' ? (
          isOwnProposal(proposal, user.id) ? (
            <Link to={orderFilePath(order.id)}>{proposalTexts.resume}</Link>
          ) : (
            proposalTexts.withAuthor
          )
        ) : !isWaiting({ state }) ? null : isOwnProposal(proposal, user.id) ? (
          texts.own
        ) : (
          <Link to={orderFilePath(order.id)} className={may(user, 'accounts') ? styles.decide : undefined}>
            {may(user, 'accounts') ? proposalTexts.decide : texts.see}
          </Link>
        )}
      </td>
    </tr>
  );
}
