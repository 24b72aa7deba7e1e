import { Fragment, useState } from 'react';
import { type DriverLog, dayOfLog, isExtraCost, isUnfinished } from '../../../../domain/driver-log/driver-log.ts';
import { logsOfDayPath } from '../../../../domain/driver-log/paths.ts';
import { type WhyGroup, type WhyLine, type WhyTotal, whyGroups } from '../../../../domain/driver-log/why/groups.ts';
import { eurosOf } from '../../../../domain/money/cents.ts';
import { euroText } from '../../../../domain/money/money.ts';
import { dateText } from '../../../../domain/time/paris-time.ts';
import { Link } from '../../../kit/router/router.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { MoreRows, useCut } from '../../../ui/tables/first-rows.tsx';
import table from '../../../ui/tables/table.module.css';
import { Table } from '../../../ui/tables/table.tsx';
import { ReasonDetail } from './reason-detail.tsx';
import { reasonTexts, secondsText, spanText, whyTexts as texts } from './text.ts';
import styles from './why.module.css';

interface WhyPanelProps {
  readonly logs: readonly DriverLog[];
  readonly of: WhyTotal;
  /** Its name and what it says, as in the tile that was pressed. */
  readonly label: string;
  readonly value: string;
}

const isTime = (of: WhyTotal) => of === 'time' || of === 'waiting';

/** What a total is made of, by reason; each reason unfolds into its logs (LOG-160). */
export function WhyPanel({ logs, of, label, value }: WhyPanelProps) {
  const parts = of === 'total' ? (['presence', 'extraCosts'] as const) : [of];
  const groups = parts.map((part) => ({ part, groups: whyGroups(logs, part) }));
  const sum = groups.flatMap((it) => it.groups).reduce((all, { value: its }) => all + its, 0);
  const unfinished = logs.filter(isUnfinished).length;
  return (
    <div className={styles.panel} id={whyPanelId}>
      <Table
        label={texts.madeOf(label, value)}
        frame="page"
        columns={[texts.columns.reason, texts.columns.detail, { title: texts.columns.value, kind: 'number' }]}
      >
        {groups.map(({ part, groups: its }) => (
          <Fragment key={part}>
            {of === 'total' ? <PartHead part={part} groups={its} /> : null}
            {its.map((group) => (
              <Group key={group.kind} group={group} isTime={isTime(of)} />
            ))}
          </Fragment>
        ))}
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {sum === 0 && groups.every((it) => it.groups.length === 0) ? texts.nothing : texts.sum}
              {unfinished > 0 ? <small className={styles.note}> {texts.unfinished(unfinished)}</small> : null}
            </th>
            <Value value={sum} isTime={isTime(of)} />
          </tr>
        </tfoot>
      </Table>
    </div>
  );
}

/** The tiles say that they control it. */
export const whyPanelId = 'why-total';

interface PartHeadProps {
  readonly part: WhyTotal;
  readonly groups: readonly WhyGroup[];
}

const PartHead = ({ part, groups }: PartHeadProps) => (
  <tbody className={styles.part}>
    <tr>
      <th scope="rowgroup" colSpan={2}>
        {part === 'extraCosts' ? texts.parts.extraCosts : texts.parts.presence}
      </th>
      <Value value={groups.reduce((sum, { value }) => sum + value, 0)} isTime={false} />
    </tr>
  </tbody>
);

interface GroupProps {
  readonly group: WhyGroup;
  readonly isTime: boolean;
}

/** A first few of many: a month of all drivers has thousands. */
const firstLines = 40;

function Group({ group: { kind, value, lines }, isTime: isOfTime }: GroupProps) {
  const [isOpen, setOpen] = useState(false);
  const { shown, more } = useCut(lines, firstLines);
  const name = reasonTexts[kind];
  return (
    <tbody>
      <tr>
        <th scope="row">
          <button
            type="button"
            className={styles.reason}
            aria-expanded={isOpen}
            aria-label={texts.lines(name)}
            onClick={() => setOpen(!isOpen)}
          >
            <Icon name="chevron" />
            {name}
          </button>
        </th>
        <td>{texts.logs(lines.length)}</td>
        <Value value={value} isTime={isOfTime} />
      </tr>
      {isOpen
        ? shown.map((line) => (
            <Line key={`${line.log.type} ${line.log.id}`} kind={kind} line={line} isTime={isOfTime} />
          ))
        : null}
      {isOpen && more ? (
        <tr>
          <td colSpan={3}>
            <MoreRows more={more} label={name} />
          </td>
        </tr>
      ) : null}
    </tbody>
  );
}

interface LineProps {
  readonly kind: WhyGroup['kind'];
  readonly line: WhyLine;
  readonly isTime: boolean;
}

function Line({ kind, line: { log, value, quantity, rateCents }, isTime: isOfTime }: LineProps) {
  const day = dayOfLog(log);
  return (
    <tr className={styles.line}>
      <th scope="row">
        <Link to={logsOfDayPath(day, log.driver.id)}>{dateText(`${day}T12:00:00Z`)}</Link> {log.driver.name}
        {isExtraCost(log) ? <small> {log.logs?.[0]?.label}</small> : null}
      </th>
      <td>{isOfTime ? null : <ReasonDetail kind={kind} log={log} quantity={quantity} rateCents={rateCents} />}</td>
      <Value value={value} isTime={isOfTime} />
    </tr>
  );
}

const Value = ({ value, isTime: isOfTime }: { readonly value: number; readonly isTime: boolean }) => (
  <td className={table.figure}>
    {isOfTime ? (
      <>
        {spanText(value)} <small className={styles.note}>{secondsText(value)}</small>
      </>
    ) : (
      euroText(eurosOf(value))
    )}
  </td>
);
