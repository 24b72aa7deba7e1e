import { memo, useId, useState } from 'react';
import type { MarkedRow } from '../../../../db/queries/seen-rows.ts';
import { CenterId } from '../../../../domain/center/center-id.ts';
import {
  isOffered,
  isStoppable,
  shownGrants,
  trialDaysLeft,
  typeName,
} from '../../../../domain/preparation/assignment.ts';
import { forceNext, setGrant, stopTask } from '../../../../domain/preparation/commands/packer.ts';
import { grantKey, isRunning } from '../../../../domain/preparation/next.ts';
import { alwaysActive, type NextConfig, zoneTaskType } from '../../../../domain/preparation/next-config.ts';
import { hourText } from '../../../../domain/time/paris-time.ts';
import { LiveNote } from '../../../kit/actions/open/live-note.tsx';
import { useAction } from '../../../kit/actions/use-action.ts';
import { useLiveAction } from '../../../kit/actions/use-live-action.ts';
import { useServerNow } from '../../../kit/client/clock.ts';
import { useSignedIn, useTab } from '../../../kit/client/context.ts';
import { MarkBadge } from '../../../kit/marks/mark-badge.tsx';
import { AdminLink } from '../../../kit/router/admin-link.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Badge } from '../../../ui/status/badge.tsx';
import { FarCells } from '../../../ui/tables/far-cells.tsx';
import { type RowPlace, useNearRow } from '../../../ui/tables/near.ts';
import { AskedButton } from '../../../ui/windows/asked-button.tsx';
import styles from './assignment.module.css';
import { assignmentTexts } from './text.ts';

type Person = MarkedRow<'next'>;

interface PersonRowProps {
  readonly next: Person;
  readonly configs: readonly NextConfig[];
  /** The zones of the center. */
  readonly zones: ReadonlySet<number>;
}

/**
 * A packer: greyed, with nothing to press, where he is stopped (PRP-203). In a long list one out of sight is his name
 * (docs/adr/0013), and one that a poll leaves as he was is not rendered again.
 */
export const PersonRow = memo(function PersonRow(props: PersonRowProps & RowPlace) {
  const { next } = props;
  const { ref, isNear } = useNearRow(props);
  // Of the row, not of its cells: a list that somebody opened is open when he comes back to it.
  const [isOpen, setIsOpen] = useState(false);
  return (
    <tr ref={ref} data-off={next.user?.stopped === true}>
      {isNear ? (
        <PersonCells {...props} isOpen={isOpen} onTurn={setIsOpen} />
      ) : (
        <FarCells name={nameOf(next)} columns={columns} />
      )}
    </tr>
  );
});

/** Of the table. */
const columns = 4;

interface OpenList {
  readonly isOpen: boolean;
  readonly onTurn: (isOpen: boolean) => void;
}

function PersonCells({ next, configs, zones, ...list }: PersonRowProps & OpenList) {
  return (
    <>
      <th scope="row">
        <Name next={next} />
      </th>
      <td>
        <Permissions next={next} configs={configs} zones={zones} {...list} />
      </td>
      <td>
        <Task next={next} configs={configs} />
      </td>
      <td className={styles.next}>
        <NextTask next={next} configs={configs} />
      </td>
    </>
  );
}

const nameOf = ({ user }: Person) => user?.name ?? String(user?.id ?? '');

/** The arguments of actions on a packer. */
function useWho(next: Person) {
  const { center } = useTab();
  return { center: CenterId.parse(center), nextId: next.id, name: nameOf(next) };
}

const stoppedReason = ({ user }: Person) => (user?.stopped ? assignmentTexts.stopped : null);

function Name({ next }: { readonly next: Person }) {
  const nowMs = useServerNow();
  const { user, lock_on_at, marks } = next;
  const trial = trialDaysLeft(user?.trying_period, nowMs);
  const comments = user?.comment_count ?? 0;
  return (
    <span className={styles.name}>
      {nameOf(next)}
      {user?.is_test ? <Badge tone="purple">{assignmentTexts.test}</Badge> : null}
      {user?.legal_status === 'freelance' ? <Badge tone="amber">{assignmentTexts.interim}</Badge> : null}
      {trial === null ? null : <Badge tone="blue">{assignmentTexts.trial(trial)}</Badge>}
      {comments > 0 ? (
        <Badge meaning={assignmentTexts.comments(comments)}>
          <AdminLink path={`/users/${user?.id}`} aria-label={assignmentTexts.comments(comments)}>
            {comments}
          </AdminLink>
        </Badge>
      ) : null}
      {lock_on_at ? (
        <Badge>
          <Icon name="lock" size={11} label={assignmentTexts.locked(hourText(lock_on_at))} />
          {hourText(lock_on_at)}
        </Badge>
      ) : null}
      <MarkBadge marks={marks} />
    </span>
  );
}

/**
 * The permissions of a packer, on one line, however many there are: pressed, it opens one button a permission. One
 * shows the new state at once, and the former one again where the server refuses (PRP-182, PRP-189).
 */
function Permissions({ next, configs, zones, isOpen, onTurn }: PersonRowProps & OpenList) {
  const who = useWho(next);
  const listId = useId();
  const { blocked, run } = useAction(setGrant);
  const reason = stoppedReason(next) ?? blocked;
  const userId = next.user?.id;
  const grants = shownGrants(next, configs, zones);
  if (userId === undefined || grants.length === 0) return '-';
  const granted = grants.filter(({ value }) => value === true);
  const names = granted.map(grantNameOf).join(', ') || assignmentTexts.noPermission;
  const short = granted.map(shortNameOf).join(', ') || assignmentTexts.noPermission;
  return (
    <>
      <button
        type="button"
        className={styles.summary}
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-label={assignmentTexts.permissionsOf(who.name, names)}
        title={names}
        onClick={() => onTurn(!isOpen)}
      >
        <span className={styles.granted}>{short}</span>
        <span className={styles.count}>{assignmentTexts.grantedOf(granted.length, grants.length)}</span>
        <span className={styles.arrow} data-sort={isOpen ? 'ascending' : 'descending'}>
          <Icon name="chevron" size={10} />
        </span>
      </button>
      {isOpen ? (
        <ul id={listId} className={styles.grants} aria-label={assignmentTexts.listOf(who.name)}>
          {grants.map((grant) => {
            const { identifier, task_type, external_id } = grant;
            const grantName = grantNameOf(grant);
            const isOn = grant.value === true;
            const ids = { taskType: task_type ?? null, externalId: external_id ?? null };
            const turn = () => void run({ ...who, userId, identifier, grantName, ...ids, value: !isOn });
            return (
              <li key={grantKey(grant)}>
                <button
                  type="button"
                  className={styles.grant}
                  aria-pressed={isOn}
                  aria-disabled={reason !== null}
                  title={reason ?? undefined}
                  onClick={() => reason === null && turn()}
                >
                  {isOn ? <Icon name="check" size={11} /> : null}
                  {grantName}
                </button>
              </li>
            );
          })}
        </ul>
      ) : null}
    </>
  );
}

type Grant = NonNullable<Person['grants']>[number];

const grantNameOf = ({ name, identifier }: Grant) => name ?? identifier;

/** Of `Préparateur de zone, Frais` the zone: people differ by it, not by the words before it. */
const shortNameOf = (grant: Grant) => {
  const name = grantNameOf(grant);
  return grant.task_type === zoneTaskType ? (name.split(', ').at(-1) ?? name) : name;
};

/** The task under way, which may be stopped (PRP-193 to PRP-195), else the last one (PRP-183). */
function Task({ next, configs }: Omit<PersonRowProps, 'zones'>) {
  const who = useWho(next);
  const { clockOffsetMs } = useSignedIn();
  const stop = useLiveAction(stopTask, { nextId: next.id });
  const runs = isRunning(next);
  const type = runs ? next.current_task_type : (next.last_task_type ?? next.current_task_type);
  if (type == null) return '-';
  const [from, to] = [hourText(next.last_started_at), hourText(next.last_ended_at)];
  const press = () => void stop.run({ ...who, at: new Date(Date.now() + clockOffsetMs).toISOString() });
  return (
    <div className={styles.task}>
      <span>
        {typeName(type, configs, next.grants)}
        {from === '' ? null : (
          <small>{runs || to === '' ? assignmentTexts.since(from) : assignmentTexts.fromTo(from, to)}</small>
        )}
      </span>
      {runs && isStoppable(type, configs) ? (
        <AskedButton
          label={assignmentTexts.stop}
          name={assignmentTexts.stopTask(who.name)}
          reason={stoppedReason(next) ?? stop.blocked}
          title={assignmentTexts.stopTask(who.name)}
          question={assignmentTexts.sureToStop(typeName(type, configs, next.grants), who.name, from)}
          confirm={assignmentTexts.stopTask(who.name)}
          onConfirm={press}
        />
      ) : null}
      <LiveNote of={stop} />
    </div>
  );
}

const automatic = 'auto';

/** The task chosen by hand; else the rules decide (PRP-197). */
function NextTask({ next, configs }: Omit<PersonRowProps, 'zones'>) {
  const who = useWho(next);
  const { blocked, run } = useAction(forceNext);
  const chosen = next.next_task_type ?? null;
  const reason = stoppedReason(next) ?? blocked;
  const types = new Set([...(next.grants ?? []).flatMap(({ task_type }) => task_type ?? []), ...alwaysActive]);
  const offered = [...types].filter((type) => isOffered(next, type, configs));
  // A task chosen before it became impossible is still the choice.
  const listed = chosen === null || offered.includes(chosen) ? offered : [chosen, ...offered];
  const nameOfType = (type: number | null) =>
    type === null ? assignmentTexts.automatic : typeName(type, configs, next.grants);
  const choose = (value: string) => {
    const type = value === automatic ? null : Number(value);
    if (type !== chosen) void run({ ...who, type, typeName: nameOfType(type) });
  };
  return (
    <Select
      label={assignmentTexts.nextOf(who.name)}
      size="1"
      value={chosen === null ? automatic : String(chosen)}
      choices={[null, ...listed].map((type) => ({
        value: type === null ? automatic : String(type),
        label: nameOfType(type),
      }))}
      isDisabled={reason !== null}
      title={reason ?? undefined}
      className={styles.select}
      onChoose={choose}
    />
  );
}
