import { msOf } from '../../time/instant.ts';
import { milliText, parisDay } from '../../time/paris-time.ts';
import { centsOfEuros } from '../cents.ts';
import { type CourseRow, centsAfter, closedAt, rowsOf } from './rows.ts';
import type { Course, CourseStep } from './step.ts';

// The course of a refund as text, for whoever is to look at it outside the console (OUR-162). Codes, amounts and times
// alone: colleagues are numbers, and nothing that somebody wrote is in it.

const centsText = (cents: number) => (cents / 100).toFixed(2);

/** Codes of means and states, and numbers: what else a server may write there is left out. */
const code = (text: string | null | undefined) => (text && /^[\w.:-]{1,80}$/.test(text) ? text : '');

const labelled = (label: string, text: string | null | undefined) => (code(text) ? `${label} ${code(text)}` : '');

const byProvider: readonly string[] = ['answered', 'told', 'outside', 'contradicted', 'asked', 'notAsked', 'looked'];

const words: Readonly<Record<string, string>> = {
  proposed: 'proposed',
  reserved: 'received',
  asked: 'asked',
  notAsked: 'not asked',
  looked: 'looked up',
  told: 'webhook',
  outside: 'outside',
  checked: 'checked',
  contradicted: 'contradicted',
  replied: 'answered',
};

/** Colleagues in the order of their first step: `agent-1`. */
function agentsOf({ steps, done_by }: Course): (author: CourseStep['done_by']) => string {
  const names = [done_by, ...steps.map((step) => step.done_by)].flatMap((author) => (author ? [nameOf(author)] : []));
  const known = [...new Set(names)];
  return (author) => (author ? `agent-${known.indexOf(nameOf(author)) + 1}` : 'console');
}

const nameOf = (author: NonNullable<CourseStep['done_by']>) =>
  [author.id, author.first_name, author.last_name].join(' ');

function lineOf(course: Course, { step, times, untilAt }: CourseRow, agent: ReturnType<typeof agentsOf>): string {
  const { kind, part, status, took_ms, changes, asked_again } = step;
  const its = course.parts.find(({ id }) => id === part);
  const isProviders = byProvider.includes(kind) && its;
  const who = isProviders ? code(its?.type) : agent(kind === 'replied' ? course.done_by : step.done_by);
  const what = kind === 'answered' ? (status === 'unknown' ? 'lost' : code(status)) : (words[kind] ?? code(kind));
  const details = [
    kind === 'reserved' ? centsText(centsOfEuros(course.amount)) : '',
    kind === 'replied' ? sumsText(centsAfter(course, course.steps.indexOf(step))) : '',
    its ? centsText(centsOfEuros(its.amount)) : '',
    kind === 'answered' && status === 'unknown' ? '-> unknown' : '',
    kind !== 'answered' && kind !== 'asked' && kind !== 'replied' ? code(status) : '',
    asked_again ? 'asked again, same key, same bytes' : '',
    times > 1 ? `${times} times, until ${timeOf(untilAt)}` : '',
    typeof took_ms === 'number' ? `${took_ms} ms` : '',
    labelled('read before:', step.before),
    labelled('state', step.state),
    labelled('code', step.code),
    step.number ? code(step.number) : '',
    step.movement ? `entry ${step.movement}` : '',
    ['told', 'looked'].includes(kind) && changes === false ? 'no change' : '',
  ];
  const shown = details.filter((text) => text !== '').join('  ');
  return `${timeOf(step.at)}  ${who.padEnd(9)} ${what.padEnd(12)} ${shown}`.trimEnd();
}

const sumsText = (sums: ReadonlyMap<string, number>) =>
  [...sums].map(([status, cents]) => `${centsText(cents)} ${status}`).join(', ');

/** `2026-11-26 12:46:51.204`, in Paris. */
const timeOf = (at: string) => `${parisDay(msOf(at) ?? 0)} ${milliText(at).replace(',', '.')}`;

/** The whole course, without a name, an address or a number of a card. */
export function plainText(course: Course): string {
  const { id, order, center, amount, operation_id, parts } = course;
  const agent = agentsOf(course);
  const closed = closedAt(course);
  const sums = sumsText(centsAfter(course, course.steps.length));
  return [
    `refund ${id}  operation ${code(operation_id) || '-'}  ${centsText(centsOfEuros(amount))} EUR`,
    `order ${order?.id ?? '-'} ${code(order?.random_id)}  center ${center ?? '-'}`.trimEnd(),
    'times of Europe/Paris',
    ...rowsOf(course).map((row) => lineOf(course, row, agent)),
    ...(closed ? [`${timeOf(closed)}  closed    ${sums} of ${parts.length} part(s)`] : []),
    ...(course.is_whole === false ? ['older than the record of steps: not whole'] : []),
    '',
  ].join('\n');
}
