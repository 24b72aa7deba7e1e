import type { ReactNode } from 'react';
import type { Section } from '../../../../domain/preparation/board.ts';
import styles from './board.module.css';
import { sectionId } from './section-id.ts';
import { boardTexts, sectionTitles } from './text.ts';

interface BlockProps {
  readonly of: Section;
  readonly count: number;
  readonly link?: ReactNode;
  /** Between the title and the rows. */
  readonly about?: ReactNode;
  readonly children: ReactNode;
}

/** A section of the board: its title with the number of its orders, and these (PRP-130). */
export function Block({ of, count, link, about, children }: BlockProps) {
  return (
    <section className={styles.section} data-section={of} aria-labelledby={sectionId(of)}>
      <header className={styles.head}>
        <h2 id={sectionId(of)}>{boardTexts.titled(sectionTitles[of], count)}</h2>
        {link}
      </header>
      {about}
      {children}
    </section>
  );
}
