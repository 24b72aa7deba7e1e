import { type MouseEvent, useEffect, useRef } from 'react';
import { plural } from '../../../../domain/words/plural.ts';
import { frameTexts } from '../../../kit/room/text.ts';
import { Link } from '../../../kit/router/router.tsx';
import { jumpOnceThere } from '../../../ui/focus/jump.ts';
import { tileTexts } from '../text.ts';
import styles from './state-tiles.module.css';
import type { StateTile } from './tile.ts';

interface StateTilesProps {
  readonly title: string;
  readonly tiles: readonly StateTile[];
  /** When the numbers were read, where nothing reads them any more. */
  readonly readAt?: string | null;
}

/** The state of a part of the center. Each number leads to its rows; all places are kept before any number is known. */
export function StateTiles({ title, tiles, readAt = null }: StateTilesProps) {
  const name = readAt === null ? title : tileTexts.readAt(title, readAt);
  return (
    <nav className={styles.tiles} aria-label={name} data-old={readAt !== null}>
      {tiles.map((tile) => (
        <Tile key={tile.label} {...tile} />
      ))}
      {readAt === null ? null : <p className={styles.age}>{name}</p>}
    </nav>
  );
}

function Tile({ label, one = label, count, tone, to, detail }: StateTile) {
  const endWaiting = useRef<() => void>(() => undefined);
  useEffect(() => () => endWaiting.current(), []);
  const said = (
    <>
      <b>{count ?? frameTexts.unknown}</b> <span>{count === undefined ? label : plural(count, one, label)}</span>{' '}
      <small>{detail}</small>
    </>
  );
  const look = { className: styles.tile, 'data-tone': count ? tone : 'zero' };
  if (!to.startsWith('#'))
    return (
      <Link to={to} {...look}>
        {said}
      </Link>
    );
  const follow = (event: MouseEvent) => {
    event.preventDefault();
    endWaiting.current();
    // The lists of this page come with their own code, after the numbers.
    endWaiting.current = jumpOnceThere(to.slice(1));
  };
  return (
    <a {...look} href={to} onClick={follow}>
      {said}
    </a>
  );
}
