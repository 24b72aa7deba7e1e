import { useState } from 'react';
import type { MarkedRow } from '../../../db/queries/seen-rows.ts';
import type { CenterId } from '../../../domain/center/center-id.ts';
import {
  type limits,
  priorityLabels,
  setLimit,
  setSwitch,
  type switches,
} from '../../../domain/preparation/commands/priorities.ts';
import { zoneTaskType } from '../../../domain/preparation/next-config.ts';
import { offReason } from '../../../domain/preparation/priorities.ts';
import type { PseudoZone } from '../../../domain/zone/zone.ts';
import { useAction } from '../../kit/actions/use-action.ts';
import { MarkBadge } from '../../kit/marks/mark-badge.tsx';
import { Switch } from '../../ui/fields/switch.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './assign.module.css';
import { configName as nameOf } from './config-name.ts';
import { useSource, useTarget } from './drag.ts';
import type { Way } from './going-on.ts';
import { LimitPrompt } from './limit-prompt.tsx';
import { priorityTexts } from './text.ts';

type Config = MarkedRow<'nextConfig'>;

interface PriorityRowProps {
  readonly center: CenterId;
  readonly config: Config;
  /** Its place as shown, from 0. */
  readonly at: number;
  readonly isMoved: boolean;
  /** Null while nobody has listed them. */
  readonly zones: readonly PseudoZone[] | null;
  readonly readOnly: string | null;
  /** How many are listed. */
  readonly count: number;
  /** Why its place cannot be changed; null when it can. */
  readonly held: string | null;
  /** One place up or down. */
  readonly onStep: (way: Way, event: MouseEvent) => void;
}

/** One type of task. Of an inactive zone it is greyed, and only its place can be changed (PRP-245). */
export function PriorityRow({ center, config, at, count, isMoved, zones, readOnly, held, onStep }: PriorityRowProps) {
  const off = offReason(config, zones);
  const reason = readOnly ?? (off && priorityTexts.off[off]);
  const isOfZone = config.next_task_type === zoneTaskType;
  const { ref, isOver } = useTarget(`rank:${config.id}`, { at });
  const limit = { center, config, reason };
  return (
    <tr ref={ref} data-off={off !== null} data-moved={isMoved} data-over={isOver}>
      <td className={styles.rank}>
        <Grip config={config} held={held} />
        <Step
          way="up"
          label={priorityTexts.up(nameOf(config))}
          reason={held ?? (at === 0 ? priorityTexts.isFirst : null)}
          onPress={(event) => onStep('up', event)}
        />
        <Step
          way="down"
          label={priorityTexts.down(nameOf(config))}
          reason={held ?? (at === count - 1 ? priorityTexts.isLast : null)}
          onPress={(event) => onStep('down', event)}
        />
        <span className={styles.number}>{at + 1}</span>
        {isMoved ? <small>{priorityTexts.was(config.rank ?? null)}</small> : null}
      </td>
      <td className={styles.figure}>{config.next_task_type ?? priorityTexts.none}</td>
      <th scope="row">
        {nameOf(config)}
        {off ? <small>{priorityTexts.off[off]}</small> : null}
        <MarkBadge marks={config.marks} />
      </th>
      <td className={styles.late} data-late={config.late_status?.is_late === true}>
        {config.late_status?.label ?? priorityTexts.none}
      </td>
      <td>
        <Limit {...limit} field="late_threshold" />
      </td>
      <td>
        <Limit {...limit} field="max_staff" />
      </td>
      <td>
        <Toggle {...limit} field="is_high_priority_spot" />
      </td>
      <td>{isOfZone ? <Limit {...limit} field="max_buffer" /> : null}</td>
      <td>{isOfZone ? <Toggle {...limit} field="is_one_grant_bypass_max_buffer" /> : null}</td>
    </tr>
  );
}

function Grip({ config, held }: Pick<PriorityRowProps, 'config' | 'held'>) {
  const name = nameOf(config);
  const { handle, isDragging } = useSource(`line:${config.id}`, { id: config.id, name }, held !== null);
  return (
    <button
      {...handle}
      type="button"
      className={styles.grip}
      data-dragging={isDragging}
      aria-label={priorityTexts.move(name)}
      aria-disabled={held !== null}
      title={held ?? priorityTexts.instructions}
    >
      <span className={styles.dots} />
    </button>
  );
}

interface StepProps {
  readonly way: Way;
  readonly label: string;
  /** Why it goes no further; null where it does. */
  readonly reason: string | null;
  readonly onPress: (event: MouseEvent) => void;
}

/** One place up or down, for who taps (PRP-238). */
function Step({ way, label, reason, onPress }: StepProps) {
  return (
    <button
      type="button"
      className={styles.step}
      data-way={way}
      data-goes-on=""
      aria-label={label}
      aria-disabled={reason !== null}
      title={reason ?? label}
      onClick={({ nativeEvent }) => reason === null && onPress(nativeEvent)}
    >
      <Icon name="chevron" size={12} />
    </button>
  );
}

interface ValueProps<Field> extends Pick<PriorityRowProps, 'center' | 'config'> {
  readonly field: Field;
  /** Why it cannot be changed; null when it can. */
  readonly reason: string | null;
}

/** A number, changed by a prompt (PRP-240 to PRP-243). */
function Limit({ center, config, field, reason }: ValueProps<(typeof limits)[number]>) {
  const [isAsked, setAsked] = useState(false);
  const { blocked, run } = useAction(setLimit);
  const value = config[field] ?? null;
  const shown =
    value === null ? priorityTexts.none : field === 'late_threshold' ? priorityTexts.minutes(value) : String(value);
  const why = reason ?? blocked;
  const name = nameOf(config);
  // As the prompt showed it (PRP-243).
  const [asked, setAskedValue] = useState(value);
  const ask = () => {
    setAskedValue(value);
    setAsked(true);
  };
  const save = (next: number | null) => {
    setAsked(false);
    const args = { center, configId: config.id, name, field, basis: { [field]: asked } };
    if (next !== null && next !== asked) void run({ ...args, value: next });
  };
  return (
    <>
      <button
        type="button"
        className={styles.value}
        aria-label={priorityTexts.valueOf(priorityLabels[field], name, shown)}
        aria-disabled={why !== null}
        title={why ?? priorityLabels[field]}
        onClick={() => why === null && ask()}
      >
        {shown}
      </button>
      {isAsked ? (
        <LimitPrompt
          label={priorityLabels[field]}
          unit={priorityTexts.units[field]}
          name={name}
          value={value}
          onEnd={save}
        />
      ) : null}
    </>
  );
}

/** On or off, saved at once (PRP-244). */
function Toggle({ center, config, field, reason }: ValueProps<(typeof switches)[number]>) {
  const { blocked, run } = useAction(setSwitch);
  const name = nameOf(config);
  const why = reason ?? blocked;
  return (
    <Switch
      checked={config[field] === true}
      disabled={why !== null}
      title={why ?? undefined}
      aria-label={priorityTexts.switchOf(priorityLabels[field], name)}
      onCheckedChange={(value) => void run({ center, configId: config.id, name, field, value })}
    />
  );
}
