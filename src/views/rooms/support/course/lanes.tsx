import { nameOfAuthor } from '../../../../domain/author.ts';
import { rowsOf, stretchesOf } from '../../../../domain/money/course/rows.ts';
import type { Course } from '../../../../domain/money/course/step.ts';
import { meansOfStep, stepText } from '../../../../domain/money/course/text.ts';
import { partStatusTexts } from '../../../../domain/money/text.ts';
import { msOf } from '../../../../domain/time/instant.ts';
import { milliText, secondText } from '../../../../domain/time/paris-time.ts';
import { PartState } from '../../../concepts/order/refund/part-state.tsx';
import styles from './course.module.css';
import { courseTexts as texts } from './text.ts';

/** The first seconds, in which providers answer, take most of the width. */
const firstMs = 12_000;
const firstPart = 75;

interface Span {
  readonly fromMs: number;
  readonly toMs: number;
}

/** Per cent from the left: even for a short course, else the rest after 12 s is tightened. */
function placeOn({ fromMs, toMs }: Span): (atMs: number) => number {
  const wholeMs = Math.max(1, toMs - fromMs);
  if (wholeMs <= firstMs) return (atMs) => (within(atMs - fromMs, wholeMs) / wholeMs) * 100;
  const restMs = wholeMs - firstMs;
  return (atMs) => {
    const ms = within(atMs - fromMs, wholeMs);
    return ms <= firstMs ? (ms / firstMs) * firstPart : firstPart + ((ms - firstMs) / restMs) * (100 - firstPart);
  };
}

const within = (ms: number, mostMs: number) => Math.min(Math.max(0, ms), mostMs);

export const isTight = ({ fromMs, toMs }: Span) => toMs - fromMs > firstMs;

/** From the first step to the last, or to now while a part is open; null where nothing is known. */
export function spanOf({ steps }: Course, nowMs: number | null): Span | null {
  const times = steps.flatMap(({ at }) => msOf(at) ?? []);
  if (times.length === 0) return null;
  const toMs = Math.max(...times, nowMs ?? 0);
  return { fromMs: Math.min(...times), toMs };
}

interface LanesProps {
  readonly course: Course;
  readonly span: Span;
}

/** Who did what when: people and the console, and a line for each means. The table below says the same in words. */
export function Lanes({ course, span }: LanesProps) {
  const place = placeOn(span);
  const rows = rowsOf(course).map(({ step }) => step);
  const people = rows.filter(({ done_by, kind }) => done_by || kind === 'replied');
  const names = [
    ...new Set(people.map(({ kind, done_by }) => nameOfAuthor(kind === 'replied' ? course.done_by : done_by))),
  ];
  const ticks = ticksOf(span);
  return (
    <div className={styles.lanes} aria-hidden="true">
      {people.length > 0 ? (
        <div className={styles.lane}>
          <b>{names.length > 1 ? texts.people : names[0]}</b>
          <div>
            {people.map((step) => (
              <i key={step.id} style={at(place, step.at)} title={`${milliText(step.at)} ${stepText(course, step)}`} />
            ))}
          </div>
          <span />
        </div>
      ) : null}
      {course.parts.map((part) => (
        <div key={part.id} className={styles.lane}>
          <b>{meansOfStep(course, { part: part.id, id: 0, at: '', kind: 'asked' })}</b>
          <div>
            {stretchesOf(course, part.id).map(({ status, fromMs, toMs }) => (
              <s
                key={fromMs + status}
                data-status={status}
                style={{ left: `${place(fromMs)}%`, right: `${100 - place(toMs ?? span.toMs)}%` }}
                title={`${secondText(fromMs)} ${partStatusTexts[status] ?? status}`}
              />
            ))}
            {rows
              .filter((step) => step.part === part.id)
              .map((step) => (
                <i key={step.id} style={at(place, step.at)} title={`${milliText(step.at)} ${stepText(course, step)}`} />
              ))}
          </div>
          <span>
            <PartState status={part.status} />
          </span>
        </div>
      ))}
      <div className={styles.ticks}>
        <b />
        <div>
          {ticks.map((ms) => (
            <small key={ms} style={{ left: `${place(ms)}%` }}>
              {secondText(ms)}
            </small>
          ))}
        </div>
        <span />
      </div>
    </div>
  );
}

const at = (place: (ms: number) => number, time: string) => ({ left: `${place(msOf(time) ?? 0)}%` });

/** Begin, the thirds of the first seconds, and the end. */
function ticksOf(span: Span): readonly number[] {
  const { fromMs, toMs } = span;
  const first = isTight(span) ? firstMs : toMs - fromMs;
  const thirds = [0, first / 3, (first * 2) / 3].map((ms) => fromMs + ms);
  return [...new Set([...thirds, fromMs + first, toMs].map((ms) => Math.round(ms)))];
}
