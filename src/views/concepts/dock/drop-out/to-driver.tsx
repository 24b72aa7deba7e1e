import { type KeyboardEvent, useRef } from 'react';
import { editDock } from '../../../../domain/dock/commands/edit.ts';
import type { DriverId } from '../../../../domain/driver/driver.ts';
import { useActions } from '../../../kit/actions/use-action.ts';
import { useSubmit } from '../../../kit/actions/use-submit.ts';
import { useSignedIn } from '../../../kit/client/context.ts';
import { useCenters } from '../../../kit/scope/centers.ts';
import { walk } from '../../../ui/focus/walk.ts';
import { CandidateTable } from '../give/candidate-table.tsx';
import { candidatesOf } from '../give/driver-candidates.ts';
import { giveTexts } from '../give/text.ts';
import styles from './drop-out.module.css';
import type { HandoverProps } from './handover.ts';
import { useRelease } from './use-release.ts';

interface ToDriverProps extends HandoverProps {
  /** Why nothing of the round can go; null when it can. */
  readonly reason: string | null;
}

/** The whole round goes to another driver. */
export function ToDriver({ card, cards, drivers, driverId, nowMs, reason, onDone }: ToDriverProps) {
  const { clockOffsetMs } = useSignedIn();
  const { run } = useActions();
  const centers = useCenters();
  const release = useRelease(card);
  const list = useRef<HTMLDivElement>(null);
  const give = useSubmit(
    async (to: DriverId) => {
      if (!(await release())) return false;
      const args = { dockId: card.id, set: { target_driver: to }, atMs: Date.now() + clockOffsetMs };
      return run(editDock, { ...args, basis: { target_driver: card.target_driver ?? null } });
    },
    () => onDone(true),
  );
  const others = drivers.filter(({ id }) => id !== driverId);
  const walkOn = (event: KeyboardEvent<HTMLElement>) =>
    walk(event, [...(list.current?.querySelectorAll<HTMLElement>('tbody button') ?? [])]);
  return (
    <div ref={list}>
      <p className={styles.hint}>{giveTexts.estimated}</p>
      <CandidateTable
        card={card}
        candidates={candidatesOf(card, others, cards, centers, nowMs)}
        reason={reason}
        nowMs={nowMs}
        onGive={(id) => void give(id)}
        onKeyDown={walkOn}
      />
    </div>
  );
}
