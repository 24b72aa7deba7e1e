import { type MouseEvent, useEffect } from 'react';
import { may } from '../../../domain/session/permissions.ts';
import { sentence } from '../../../domain/words/isolate.ts';
import { plural } from '../../../domain/words/plural.ts';
import { phoneCallTexts } from '../../concepts/phone-call/text.ts';
import { useOutboxCounts } from '../../kit/actions/open/use-outbox-counts.ts';
import { useSignedIn } from '../../kit/client/context.ts';
import { useSingleKey } from '../../kit/keys/single-keys.ts';
import type { ComingWords, PilotNumber, RoomLines, RoomSection } from '../../kit/room/room.ts';
import { frameTexts } from '../../kit/room/text.ts';
import { openPanel } from '../../kit/router/panel-address.ts';
import { Link, setQuery, usePath } from '../../kit/router/router.tsx';
import { jumpOnceThere, jumpTo } from '../../ui/focus/jump.ts';
import { tickRow, walkRows } from '../../ui/focus/walk-rows.ts';
import { Icon } from '../../ui/icon.tsx';
import { asLine, laterView } from '../../ui/later/later-view.tsx';
import { useCurrentSection } from './current-section.ts';
import styles from './frame.module.css';
import { tabTitle } from './tab-title.ts';

const CallsNumber = laterView(async () => (await import('../../concepts/phone-call/calls-number.tsx')).CallsNumber, {
  ...asLine,
  Meanwhile: CallsPlace,
});
const KeptUp = laterView(async () => (await import('./kept-up.tsx')).KeptUp, asLine);

/** The place of the calls before their code: what follows does not move when it comes (DSP-209). */
function CallsPlace() {
  const { config, user } = useSignedIn();
  return config.calls === true && may(user, 'flow') ? (
    <span className={styles.number} data-tone="zero" data-group={true}>
      <b>{frameTexts.unknown}</b> <Words {...phoneCallTexts.number} count={undefined} />
    </span>
  ) : null;
}

interface LinesProps extends RoomLines {
  /** The room's name. */
  readonly title: string;
}

/** The line of numbers, with the user's waiting actions after those of the room, and the bar of its sections. */
export function Lines({ title, numbers, coming = [], sections }: LinesProps) {
  useTabTitle(title, numbers[0]?.count);
  useJumpOfAddress();
  useSingleKey('j', () => walkRows(1), 'everywhere');
  useSingleKey('k', () => walkRows(-1), 'everywhere');
  useSingleKey('x', tickRow, 'everywhere');
  return (
    <>
      <KeptUp />
      {numbers.length > 0 ? (
        <nav className={styles.pilot} aria-label={frameTexts.now}>
          {numbers.map((number) => (
            <Pilot key={number.label} {...number} />
          ))}
          <CallsNumber
            className={styles.number}
            words={(count) => <Words {...phoneCallTexts.number} count={count} />}
          />
          <OwnActions />
          {coming.map(({ key, ...it }, at) => (
            <ComingPart key={key} {...it} startsGroup={at === 0} />
          ))}
        </nav>
      ) : null}
      {sections.length > 0 ? <SectionBar sections={sections} /> : null}
    </>
  );
}

function useTabTitle(room: string, pressing: number | undefined): void {
  useEffect(() => {
    document.title = tabTitle(room, pressing);
  }, [room, pressing]);
}

/** Jumps to the section an address names, and takes its name out of the address. */
function useJumpOfAddress(): void {
  const path = usePath();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each path one comes to may name one
  useEffect(() => {
    const id = location.hash.slice(1);
    if (id === '') return;
    history.replaceState(null, '', location.pathname + location.search);
    return jumpOnceThere(id);
  }, [path]);
}

function Pilot({ label, one, short, count, tone, to, detail, startsGroup = false }: PilotNumber) {
  const said = (
    <>
      <b>{count ?? frameTexts.unknown}</b> <Words label={label} one={one} short={short} count={count} />
    </>
  );
  const look = {
    className: styles.number,
    'data-tone': count ? tone : 'zero',
    'data-group': startsGroup,
    title: detail ?? undefined,
  };
  return to.startsWith('#') ? (
    <SectionLink id={to.slice(1)} {...look}>
      {said}
    </SectionLink>
  ) : (
    <Link to={to} {...look}>
      {said}
    </Link>
  );
}

function ComingPart({
  text,
  short,
  tone,
  detail,
  press,
  startsGroup,
}: Omit<ComingWords, 'key'> & { readonly startsGroup: boolean }) {
  return (
    <button
      type="button"
      className={styles.coming}
      data-tone={tone}
      data-group={startsGroup}
      title={sentence`${text}, ${detail}`}
      aria-label={sentence`${text}, ${detail}`}
      onClick={press}
    >
      <Icon name="warning" />
      <span className={styles.whole}>{text}</span>
      <span className={styles.short}>{short}</span>
      <span className={styles.basis}>{detail}</span>
    </button>
  );
}

type WordsProps = Pick<PilotNumber, 'label' | 'count'> & {
  readonly [Name in 'one' | 'short']?: PilotNumber[Name] | undefined;
};

/** The whole words or, on narrow screens, the short ones; the longer plural reserves the place. */
function Words({ label, one = label, short, count }: WordsProps) {
  const said = count === undefined ? label : plural(count, one, label);
  const whole = <span data-longest={one === label ? undefined : label}>{said}</span>;
  if (short === undefined) return whole;
  return (
    <>
      <span className={styles.whole}>{whole}</span>
      <span className={styles.short}>{short}</span>
    </>
  );
}

/** The user's open actions, those that he has to decide on apart, and a way to their list. */
function OwnActions() {
  const { waiting, toTreat } = useOutboxCounts();
  const open = { type: 'button', className: styles.number, onClick: () => setQuery(openPanel('actions')) } as const;
  return (
    <>
      <button {...open} data-tone={waiting > 0 ? 'neutral' : 'zero'} data-group={true}>
        <b>{waiting}</b> <Words {...frameTexts.waiting} count={waiting} />
      </button>
      {toTreat > 0 ? (
        <button {...open} data-tone="red">
          <b>{toTreat}</b> <Words {...frameTexts.toTreat} count={toTreat} />
        </button>
      ) : null}
    </>
  );
}

/** Marks the section scrolled to. */
function SectionBar({ sections }: { readonly sections: readonly RoomSection[] }) {
  const current = useCurrentSection(sections.map(({ id }) => id));
  return (
    <nav className={styles.bar} aria-label={frameTexts.sections}>
      {sections.map(({ id, label, count, tone = 'neutral', startsGroup = false }) => (
        <SectionLink
          key={id}
          id={id}
          className={styles.section}
          data-group={startsGroup}
          aria-current={id === current ? 'true' : undefined}
        >
          {label}
          {count === undefined ? null : (
            <span className={styles.count} data-tone={count > 0 ? tone : 'neutral'}>
              {count}
            </span>
          )}
        </SectionLink>
      ))}
    </nav>
  );
}

interface SectionLinkProps extends React.AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly id: string;
}

/** Leads to a section of the page, without a step in the history: Back leaves the page. */
function SectionLink({ id, children, ...anchor }: SectionLinkProps) {
  const follow = (event: MouseEvent) => {
    event.preventDefault();
    jumpTo(id);
  };
  return (
    <a {...anchor} href={`#${id}`} onClick={follow}>
      {children}
    </a>
  );
}
