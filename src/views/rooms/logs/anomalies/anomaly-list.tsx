import { useId } from 'react';
import type { Anomaly, AnomalyKind } from '../../../../domain/driver-log/anomalies/anomalies.ts';
import type { WorkLimits } from '../../../../domain/driver-log/anomalies/limits.ts';
import { anomalyText, anomalyTitle } from '../../../../domain/driver-log/anomalies/text.ts';
import { logsOfDayPath } from '../../../../domain/driver-log/paths.ts';
import { Link } from '../../../kit/router/router.tsx';
import { Badge } from '../../../ui/status/badge.tsx';
import { MoreRows, useCut } from '../../../ui/tables/first-rows.tsx';
import styles from './anomalies.module.css';
import { anomalyTexts as texts } from './text.ts';

/** What may be wrong or unlawful is red, what may be an oversight amber. */
const red: ReadonlySet<AnomalyKind> = new Set(['overlap', 'rest', 'noPresence']);
/** Rows of a list in the page. */
const first = 5;

interface AnomalyListProps {
  readonly anomalies: readonly Anomaly[];
  readonly limits: WorkLimits;
  /** Whose they are, where there are several drivers. */
  readonly hasDrivers: boolean;
  /** What is not looked at here. */
  readonly note?: string;
}

/** The anomalies of logs, each with a link to the day to look at (LOG-170); nothing where there is none. */
export function AnomalyList({ anomalies, limits, hasDrivers, note }: AnomalyListProps) {
  const titleId = useId();
  const { shown, more } = useCut(anomalies, first);
  if (anomalies.length === 0) return null;
  const title = texts.title(anomalies.length);
  return (
    <section className={styles.list} data-aside="true" aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <ul>
        {shown.map((anomaly) => {
          const { kind, driver, day, fromMs, id } = anomaly;
          const name = driver.name ?? String(driver.id);
          const what = anomalyTitle(kind, limits);
          return (
            <li key={`${kind} ${driver.id} ${day} ${fromMs} ${id}`}>
              <Badge tone={red.has(kind) ? 'red' : 'amber'}>{what}</Badge>
              {hasDrivers ? <b>{name}</b> : null}
              <span>{anomalyText(anomaly)}</span>
              <Link to={logsOfDayPath(day, driver.id)} aria-label={texts.seeOf(what, name, anomalyText(anomaly))}>
                {texts.see}
              </Link>
            </li>
          );
        })}
      </ul>
      <MoreRows more={more} label={title} />
      {note ? <p>{note}</p> : null}
    </section>
  );
}
