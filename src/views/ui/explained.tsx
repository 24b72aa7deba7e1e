import { Fragment, type ReactNode } from 'react';
import styles from './explained.module.css';

interface ExplainedProps {
  /** Why there is nothing else here. */
  readonly title: ReactNode;
  /** The heading of the facts, and each with its name. */
  readonly factsTitle: string;
  readonly facts: readonly (readonly [name: string, value: ReactNode])[];
  /** What one can do about them. */
  readonly afterFacts?: ReactNode;
  readonly waysTitle: string;
  /** Links to where somebody may go from here. */
  readonly ways: readonly { readonly key: string | number; readonly link: ReactNode }[];
  /** In place of the ways, where there are none. */
  readonly noWays?: string;
  readonly children?: ReactNode;
}

/** In place of a room's work: why it is not there, what that depends on, and where to go instead. */
export function Explained({ title, factsTitle, facts, afterFacts, waysTitle, ways, noWays, children }: ExplainedProps) {
  return (
    <div className={styles.page}>
      <div className={styles.title} role="status">
        {title}
      </div>
      <section>
        <h2>{factsTitle}</h2>
        <dl className={styles.facts}>
          {facts.map(([name, value]) => (
            <Fragment key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </Fragment>
          ))}
        </dl>
        {afterFacts}
      </section>
      <section>
        <h2>{waysTitle}</h2>
        {ways.length === 0 && noWays ? <p className={styles.none}>{noWays}</p> : null}
        {ways.length > 0 ? (
          <ul className={styles.ways}>
            {ways.map(({ key, link }) => (
              <li key={key}>{link}</li>
            ))}
          </ul>
        ) : null}
      </section>
      {children}
    </div>
  );
}
