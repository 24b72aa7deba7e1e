import { nameOfAuthor } from '../../../../domain/author.ts';
import { centsOfEuros, eurosOf } from '../../../../domain/money/cents.ts';
import { plainText } from '../../../../domain/money/course/plain.ts';
import { type CourseRow, centsAfter, closedAt, rowsOf } from '../../../../domain/money/course/rows.ts';
import { type Course, refundCourse } from '../../../../domain/money/course/step.ts';
import { detailText, stepText, whoText } from '../../../../domain/money/course/text.ts';
import { euroText } from '../../../../domain/money/money.ts';
import { refundOutcome } from '../../../../domain/money/text.ts';
import { orderName } from '../../../../domain/order/name.ts';
import { dateText, dateTimeText, durationText, milliText } from '../../../../domain/time/paris-time.ts';
import { joined } from '../../../../domain/words/isolate.ts';
import { OrderLink } from '../../../concepts/order/order-link.tsx';
import { useServerNow } from '../../../kit/client/clock.ts';
import { DetailAnswer } from '../../../kit/queries/detail-answer.tsx';
import { useDetail } from '../../../kit/queries/use-detail.ts';
import { useCopy } from '../../../kit/toasts/use-copy.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/forms/notice.tsx';
import reach from '../../../ui/reach.module.css';
import { Badge } from '../../../ui/status/badge.tsx';
import { Table } from '../../../ui/tables/table.tsx';
import page from '../money-day/money-day.module.css';
import styles from './course.module.css';
import { isTight, Lanes, spanOf } from './lanes.tsx';
import { courseTexts as texts } from './text.ts';

/** What is open goes on by itself. */
const oftenMs = 10_000;

/** `/support/money/remboursement-{id}`: everything that happened to a refund (OUR-160). */
export function CoursePage({ refund }: { readonly refund: number }) {
  const answer = useDetail(refundCourse, { refund }, { everyMs: oftenMs });
  return (
    <main className={page.screen}>
      <DetailAnswer answer={answer} loading={texts.loading}>
        {(course) => <CourseOf course={course} />}
      </DetailAnswer>
    </main>
  );
}

function CourseOf({ course }: { readonly course: Course }) {
  const copy = useCopy();
  const nowMs = useServerNow();
  const closed = closedAt(course);
  const span = spanOf(course, closed ? null : nowMs);
  const rows = rowsOf(course);
  const plain = plainText(course);
  const { order, amount, created_at, type_label, operation_id, done_by } = course;
  return (
    <>
      <header className={page.head}>
        <div>
          <h1 className={styles.title}>
            {texts.title(euroText(amount))}
            {order ? (
              <OrderLink orderId={order.id} className={reach.reach}>
                {orderName({ orderId: order.id, randomId: order.random_id })}
              </OrderLink>
            ) : null}
          </h1>
          <p className={styles.dim}>
            {joined(', ', [
              done_by ? nameOfAuthor(done_by) : texts.outside,
              created_at && dateTimeText(created_at),
              type_label,
              operation_id ? texts.operation(operation_id) : texts.noKey,
            ])}
          </p>
        </div>
        <span className={page.end}>
          <Badge tone={closed ? 'green' : 'amber'}>{closed ? texts.closed : texts.open}</Badge>
          <Button variant="soft" onClick={() => void copy(plain)}>
            {texts.copy}
          </Button>
        </span>
      </header>
      <Notice text={course.is_whole === false ? texts.old : null} color="amber" />
      {span ? (
        <section className={styles.block} aria-label={texts.course}>
          <header>
            <h2>{texts.course}</h2>
            <span className={styles.dim}>
              {joined(' ', [
                texts.lasts(durationText((span.toMs - span.fromMs) / 1_000)),
                isTight(span) && texts.tightens,
              ])}
            </span>
            <span className={page.end}>{sumText(course)}</span>
          </header>
          <Lanes course={course} span={span} />
        </section>
      ) : null}
      <div className={styles.two}>
        <Steps course={course} rows={rows} closed={closed} />
        <section className={styles.block} aria-label={texts.text}>
          <header>
            <h2>{texts.text}</h2>
          </header>
          <pre className={styles.plain}>{plain}</pre>
          <p className={styles.dim}>{texts.note}</p>
        </section>
      </div>
    </>
  );
}

/** `10,00 € + 15,00 € = 25,00 €`. */
function sumText({ parts, amount }: Course): string {
  const each = parts.map((part) => euroText(eurosOf(centsOfEuros(part.amount))));
  return `${each.join(' + ')} = ${euroText(amount)}`;
}

interface StepsProps {
  readonly course: Course;
  readonly rows: readonly CourseRow[];
  readonly closed: string | null;
}

function Steps({ course, rows, closed }: StepsProps) {
  const days = new Set(rows.map(({ step }) => dateText(step.at)));
  const timeOf = (at: string) => (days.size > 1 ? `${dateText(at)} ${milliText(at)}` : milliText(at));
  const lastAt = closed ? course.steps.findLastIndex(({ changes, part }) => changes === true && part) : -1;
  const last = course.steps[lastAt];
  const sums = centsAfter(course, course.steps.length);
  return (
    <section className={styles.block} aria-label={texts.steps(rows.length)}>
      <header>
        <h2>{texts.steps(rows.length)}</h2>
        <span className={styles.dim}>{texts.managers}</span>
      </header>
      <Table label={texts.course} frame="page" columns={texts.columns}>
        <tbody>
          {rows.flatMap((row) => [
            <tr key={`${row.step.kind} ${row.step.id}`} data-lost={row.step.status === 'unknown'}>
              <th scope="row">{timeOf(row.step.at)}</th>
              <td>{whoText(course, row.step)}</td>
              <td>{stepText(course, row.step)}</td>
              <td>{detailText(course, row, timeOf)}</td>
            </tr>,
            ...(closed && row.step === last
              ? [
                  <tr key="closed">
                    <th scope="row">{timeOf(closed)}</th>
                    <td />
                    <td>{texts.closedStep}</td>
                    <td>{refundOutcome(centsOfEuros(course.amount), sums)}</td>
                  </tr>,
                ]
              : []),
          ])}
        </tbody>
      </Table>
    </section>
  );
}
