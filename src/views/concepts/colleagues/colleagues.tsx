import type { Attention } from '../../../domain/colleague/attention.ts';
import { thingOf } from '../../../domain/colleague/attention.ts';
import { useClient, useSubject } from '../../kit/client/context.ts';
import styles from './colleagues.module.css';
import { colleagueTexts as texts } from './text.ts';
import { useAttention } from './use-attention.ts';

/** Publishes that this is open, and shows who else has it open (OUR-060), if anybody. */
export function Colleagues(attention: Attention) {
  useAttention(attention);
  return <ColleaguesAt thing={attention} />;
}

type Thing = Pick<Attention, 'kind' | 'id'>;

interface ColleaguesAtProps {
  readonly thing: Thing;
  /** Below the title of a window. */
  readonly isWithin?: boolean;
}

/**
 * The same for what an open window begins, in the line below its title (OUR-064). A window that shows why there is no form
 * has no such line: nothing is begun in it.
 */
export function ColleaguesWithin(attention: Attention) {
  useAttention(attention);
  return <ColleaguesAt thing={attention} isWithin />;
}

function ColleaguesAt({ thing, isWithin = false }: ColleaguesAtProps) {
  const all = useSubject(useClient().colleagues$);
  const here = all.filter((it) => thingOf(it) === thingOf(thing));
  if (here.length === 0) return null;
  return (
    <ul className={styles.colleagues} aria-label={texts.title} data-within={isWithin}>
      {here.map((it) => (
        <li key={it.user_id} title={texts.whole(it)}>
          <i aria-hidden="true">{texts.initials(it)}</i>
          {texts.says(it)}
        </li>
      ))}
    </ul>
  );
}
