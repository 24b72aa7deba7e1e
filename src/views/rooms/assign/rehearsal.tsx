import { useState } from 'react';
import type { MarkedRow } from '../../../db/queries/seen-rows.ts';
import type { CenterId } from '../../../domain/center/center-id.ts';
import { type Rehearsed, rehearse, type SpotTotal } from '../../../domain/preparation/rehearsal.ts';
import { lastSendings, type Sendings } from '../../../domain/preparation/sending.ts';
import { hourText } from '../../../domain/time/paris-time.ts';
import { useServerNow } from '../../kit/client/clock.ts';
import { useDetail } from '../../kit/queries/use-detail.ts';
import { Button } from '../../ui/button.tsx';
import { Table } from '../../ui/tables/table.tsx';
import styles from './assign.module.css';
import { configName as nameOf } from './config-name.ts';
import { priorityTexts, rehearsalTexts } from './text.ts';

interface RehearsalProps {
  readonly center: CenterId;
  readonly configs: readonly MarkedRow<'nextConfig'>[];
  /** Ids of the types of task in the order that is not saved. */
  readonly order: readonly number[];
}

/** Who would have been sent where over the last hour with the order that is not saved (OUR-020, OUR-021). */
export function Rehearsal({ center, configs, order }: RehearsalProps) {
  const told = useDetail(lastSendings, { center });
  return (
    <aside className={styles.rehearsal} aria-label={rehearsalTexts.title}>
      <header className={styles.head}>
        <h2>{rehearsalTexts.title}</h2>
        <p>{rehearsalTexts.lastHour}</p>
      </header>
      {told?.error ? <p role="status">{told.error}</p> : null}
      {told?.value ? <Hour told={told.value} configs={configs} order={order} /> : null}
      {told && (told.error || told.value) ? null : <p role="status">{rehearsalTexts.loading}</p>}
    </aside>
  );
}

interface HourProps extends Pick<RehearsalProps, 'configs' | 'order'> {
  readonly told: Sendings;
}

function Hour({ told: { since, sendings }, configs, order }: HourProps) {
  const nowMs = useServerNow();
  const [showsAll, setShowsAll] = useState(false);
  if (sendings.length === 0) return <p role="status">{rehearsalTexts.none}</p>;
  const rehearsal = rehearse(sendings, order);
  const { others, totals } = rehearsal;
  const spotName = (type: number, zone: number | null) => {
    const config = configs.find((it) => it.next_task_type === type && (it.external_id ?? null) === zone);
    return config ? nameOf(config) : priorityTexts.unnamed(type);
  };
  const shown = showsAll ? rehearsal.sendings : rehearsal.sendings.filter(({ isOther }) => isOther);
  return (
    <>
      <p role="status">{rehearsalTexts.others(hourText(since), hourText(nowMs), others, sendings.length)}</p>
      <Table look="plain" columns={rehearsalTexts.heads}>
        <tbody>
          {totals.map((total) => (
            <Total key={`${total.type}/${total.zone}`} total={total} name={spotName(total.type, total.zone)} />
          ))}
        </tbody>
      </Table>
      {shown.length > 0 ? (
        <Table look="plain" label={rehearsalTexts.who} caption={rehearsalTexts.who} columns={rehearsalTexts.whoHeads}>
          <tbody>
            {shown.map((rehearsed) => (
              <Line key={rehearsed.id} rehearsed={rehearsed} spotName={spotName} />
            ))}
          </tbody>
        </Table>
      ) : null}
      {others < sendings.length ? (
        <Button size="1" variant="soft" color="gray" onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? rehearsalTexts.different : rehearsalTexts.all(sendings.length)}
        </Button>
      ) : null}
      <p>{rehearsalTexts.how}</p>
    </>
  );
}

const signed = new Intl.NumberFormat('fr-FR', { signDisplay: 'exceptZero' });

const Total = ({ total: { was, would }, name }: { readonly total: SpotTotal; readonly name: string }) => (
  <tr>
    <th scope="row">{name}</th>
    <td className={styles.figure}>{was}</td>
    <td className={styles.figure}>{would}</td>
    <td className={styles.figure}>
      <b>{signed.format(would - was)}</b>
    </td>
  </tr>
);

interface LineProps {
  readonly rehearsed: Rehearsed;
  readonly spotName: (type: number, zone: number | null) => string;
}

function Line({ rehearsed: { sentAt, name, was, would, isOther }, spotName }: LineProps) {
  const told = ({ type, zone, rule }: Rehearsed['was']) =>
    type === null ? (
      rehearsalTexts.nothing
    ) : (
      <>
        {spotName(type, zone)} <small>{rehearsalTexts.rule(rule)}</small>
      </>
    );
  return (
    <tr data-other={isOther}>
      <td className={styles.figure}>{hourText(sentAt)}</td>
      <th scope="row">{name ?? priorityTexts.none}</th>
      <td>{told(was)}</td>
      <td>{isOther ? <b>{told(would)}</b> : rehearsalTexts.same}</td>
    </tr>
  );
}
