import { type CSSProperties, type KeyboardEvent, useRef, useState } from 'react';
import type { UnloggedRound } from '../../../../domain/driver-log/anomalies/anomalies.ts';
import type { MissingDriver } from '../../../../domain/driver-log/details.ts';
import type { DriverLog } from '../../../../domain/driver-log/driver-log.ts';
import { logsOfDayPath } from '../../../../domain/driver-log/paths.ts';
import { type PictureAxis, pictureAxis, placeOf } from '../../../../domain/driver-log/picture/axis.ts';
import { isToLookAt, type PictureLine, pictureLines } from '../../../../domain/driver-log/picture/lines.ts';
import type { Span } from '../../../../domain/driver-log/picture/spans.ts';
import { badgeTexts, kindTexts, lineText, markText, spanText } from '../../../../domain/driver-log/picture/text.ts';
import { durationText } from '../../../../domain/time/paris-time.ts';
import { Link, setQuery, useParameter } from '../../../kit/router/router.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { focusOn } from '../../../ui/focus/focus-on.ts';
import { Badge } from '../../../ui/status/badge.tsx';
import logs from '../logs.module.css';
import styles from './picture.module.css';
import { pictureTexts as texts } from './text.ts';

interface DayPictureProps {
  readonly day: string;
  /** Those that meet the filters of the day. */
  readonly logs: readonly DriverLog[];
  readonly rounds: readonly UnloggedRound[];
  readonly missing: readonly MissingDriver[];
  readonly nowMs: number;
}

/** The line and the moment that the keyboard is on; a moment is a mark or a time that is drawn, from the first on. */
interface Place {
  readonly line: number;
  readonly moment: number;
}

/** A line for each driver: planned, present, on the road, waiting (LOG-209 to LOG-212). */
export function DayPicture({ day, logs: shown, rounds, missing, nowMs }: DayPictureProps) {
  const all = pictureLines(shown, rounds, missing, nowMs);
  const toLookAt = all.filter(isToLookAt);
  const isNarrowed = useParameter('look') === '1';
  const lines = isNarrowed ? toLookAt : all;
  const axis = pictureAxis(day, all);
  const list = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState<Place>({ line: 0, moment: 0 });
  const line = Math.min(at.line, lines.length - 1);
  const current = lines[line];
  if (all.length === 0) return <EmptyState title={texts.none} />;
  const move = (event: KeyboardEvent) => {
    const next = moved({ line, moment: at.moment }, event.key, lines);
    if (!next || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    setAt(next);
    const link = list.current?.querySelectorAll<HTMLAnchorElement>('a')[next.line] ?? null;
    focusOn(link);
    link?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <section className={styles.picture} aria-label={texts.picture}>
      <header className={styles.head}>
        <h2>{texts.drivers(all.length)}</h2>
        <LookButtons all={all.length} toLookAt={toLookAt.length} isNarrowed={isNarrowed} />
        <Legend />
        <span className={logs.end} data-screen>
          <kbd>{texts.keys}</kbd>
        </span>
      </header>
      {lines.length === 0 ? (
        <EmptyState title={texts.noneToLookAt} />
      ) : (
        <>
          <Hours axis={axis} />
          <ul ref={list} className={styles.lines} onKeyDown={move}>
            {lines.map((its, index) => (
              <Line
                key={its.driver.id}
                day={day}
                line={its}
                axis={axis}
                moment={index === line ? momentsOf(its)[at.moment] : undefined}
                isCurrent={index === line}
                onFocus={() => {
                  if (index !== line) setAt({ line: index, moment: 0 });
                }}
              />
            ))}
          </ul>
          {current ? <Reading day={day} line={current} moment={at.moment} /> : null}
        </>
      )}
    </section>
  );
}

interface Moment extends Span {
  readonly text: string;
}

/** Marks first: what is to be looked at is read before the rest. */
const momentsOf = ({ marks, spans }: PictureLine): readonly Moment[] => [
  ...marks.map((mark) => ({ ...mark, text: markText(mark) })),
  ...spans.map((span) => ({ ...span, text: spanText(span) })),
];

/** Where a key leads; null for any other key. */
function moved({ line, moment }: Place, key: string, lines: readonly PictureLine[]): Place | null {
  const last = (lines[line] ? momentsOf(lines[line]).length : 1) - 1;
  if (key === 'ArrowDown') return { line: Math.min(line + 1, lines.length - 1), moment: 0 };
  if (key === 'ArrowUp') return { line: Math.max(line - 1, 0), moment: 0 };
  if (key === 'Home') return { line: 0, moment: 0 };
  if (key === 'End') return { line: lines.length - 1, moment: 0 };
  if (key === 'ArrowRight') return { line, moment: Math.min(moment + 1, last) };
  if (key === 'ArrowLeft') return { line, moment: Math.max(moment - 1, 0) };
  return null;
}

const nameOf = ({ driver }: PictureLine) => driver.name ?? String(driver.id);
const placed = (axis: PictureAxis, { fromMs, toMs }: Span) =>
  ({ '--a': `${placeOf(axis, fromMs)}%`, '--b': `${placeOf(axis, toMs)}%` }) as CSSProperties;

const Hours = ({ axis }: { readonly axis: PictureAxis }) => (
  <div className={styles.hours} aria-hidden="true">
    <div>
      {axis.hours.map(({ ms, text }) => (
        <i key={ms} style={placed(axis, { fromMs: ms, toMs: ms })}>
          {text}
        </i>
      ))}
    </div>
  </div>
);

interface LineProps {
  readonly day: string;
  readonly line: PictureLine;
  readonly axis: PictureAxis;
  readonly moment: Moment | undefined;
  readonly isCurrent: boolean;
  readonly onFocus: () => void;
}

function Line({ day, line, axis, moment, isCurrent, onFocus }: LineProps) {
  const { driver, spans, marks, seconds, unfinished } = line;
  const text = lineText(line);
  return (
    <li className={styles.line} data-current={isCurrent}>
      <b>
        <Link to={logsOfDayPath(day, driver.id)} tabIndex={isCurrent ? 0 : -1} onFocus={onFocus}>
          {nameOf(line)}
        </Link>
      </b>
      <div className={styles.graph} role="img" data-drawn aria-label={texts.line(nameOf(line), text)}>
        {axis.hours.map(({ ms }) => (
          <i key={ms} className={styles.hour} style={placed(axis, { fromMs: ms, toMs: ms })} />
        ))}
        {spans.map((span) => (
          <span
            key={`${span.kind} ${span.fromMs} ${span.toMs} ${span.label}`}
            className={styles.span}
            data-kind={span.kind}
            data-open={span.isOpen}
            style={placed(axis, span)}
            title={spanText(span)}
          >
            {span.label}
          </span>
        ))}
        {marks.map((mark) => (
          <span
            key={`${mark.kind} ${mark.fromMs} ${mark.toMs}`}
            className={styles.mark}
            data-kind={mark.kind}
            style={placed(axis, mark)}
            title={markText(mark)}
          />
        ))}
        {isCurrent && moment ? <span className={styles.moment} style={placed(axis, moment)} /> : null}
      </div>
      <span className={styles.sum}>
        <b>{unfinished > 0 && seconds === 0 ? texts.unfinished : durationText(seconds)}</b>
        {badgeTexts(line).map(({ text: why, isRed }) => (
          <Badge key={why} tone={isRed ? 'red' : 'amber'}>
            {why}
          </Badge>
        ))}
      </span>
      {/* The hours are written on paper, where nothing is pointed at. */}
      <small className={styles.written} aria-hidden="true">
        {text}
      </small>
    </li>
  );
}

interface ReadingProps {
  readonly day: string;
  readonly line: PictureLine;
  readonly moment: number;
}

/** What the keyboard is on, in words. */
const Reading = ({ day, line, moment }: ReadingProps) => (
  <footer className={styles.reading} data-screen>
    <output aria-label={texts.reading}>{texts.line(nameOf(line), momentsOf(line)[moment]?.text ?? '')}</output>
    <Link to={logsOfDayPath(day, line.driver.id)}>{texts.open}</Link>
  </footer>
);

const Legend = () => (
  <ul className={styles.legend} data-drawn aria-label={texts.legend}>
    {(['planned', 'present', 'road', 'waiting'] as const).map((kind) => (
      <li key={kind}>
        <span className={styles.span} data-kind={kind} /> {kindTexts[kind]}
      </li>
    ))}
    <li>
      <span className={styles.mark} data-kind="overlap" /> {texts.twice}
    </li>
    <li>
      <span className={styles.mark} data-kind="hole" /> {texts.hole}
    </li>
  </ul>
);

interface LookButtonsProps {
  readonly all: number;
  readonly toLookAt: number;
  readonly isNarrowed: boolean;
}

/** All drivers, or those to look at; it stands in the address. */
const LookButtons = ({ all, toLookAt, isNarrowed }: LookButtonsProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset has a border and a legend of its own
  <div className={logs.states} role="group" aria-label={texts.shown}>
    {[false, true].map((narrows) => (
      <Button
        key={String(narrows)}
        size="1"
        variant={narrows === isNarrowed ? 'solid' : 'soft'}
        color={narrows === isNarrowed ? 'indigo' : 'gray'}
        className={logs.press}
        aria-pressed={narrows === isNarrowed}
        onClick={() => setQuery({ look: narrows ? '1' : null }, { replace: true })}
      >
        {narrows ? texts.toLookAt(toLookAt) : texts.all(all)}
      </Button>
    ))}
  </div>
);
