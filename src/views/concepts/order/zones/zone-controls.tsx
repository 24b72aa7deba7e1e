import type { Metas } from '../../../../domain/center/center.ts';
import type { PseudoZoneStatus } from '../../../../domain/order/order.ts';
import { trolleyIn, trolleyName } from '../../../../domain/transit/trolley.ts';
import { joined } from '../../../../domain/words/isolate.ts';
import { reopenZone } from '../../../../domain/zone/commands/done.ts';
import { lockZone } from '../../../../domain/zone/commands/lock.ts';
import { alterStock } from '../../../../domain/zone/commands/stock.ts';
import type { ZoneOf } from '../../../../domain/zone/commands/zone-command.ts';
import { zoneCount, zoneWorker } from '../../../../domain/zone/zone.ts';
import { OpenNote } from '../../../kit/actions/open/open-note.tsx';
import { useAction } from '../../../kit/actions/use-action.ts';
import { useAnswered } from '../../../kit/actions/use-answered.ts';
import { Button } from '../../../ui/button.tsx';
import { formTexts } from '../../../ui/forms/text.ts';
import { zoneTexts } from './text.ts';
import { zoneTitle } from './zone-badge.tsx';
import styles from './zones.module.css';

interface ZoneControlsProps {
  readonly of: ZoneOf;
  readonly zone: PseudoZoneStatus;
  readonly metas: Metas | undefined;
  /** Why all of them are blocked; null when they are not. */
  readonly blocked: string | null;
  readonly onFinish: () => void;
  readonly onEnd: () => void;
}

/** Done or to do, the lock, the stock (PRP-481, PRP-491). Each keeps its place and shows why it is blocked. */
export function ZoneControls({ of, zone, metas, blocked, onFinish, onEnd }: ZoneControlsProps) {
  return (
    <div className={styles.controls}>
      <strong>{zoneTitle(metas, zone)}</strong>
      <Whereabouts zone={zone} metas={metas} />
      <Toggle of={of} zone={zone} blocked={blocked} onFinish={onFinish} onEnd={onEnd} />
      <Locks of={of} zone={zone} blocked={blocked} />
      <Stock of={of} blocked={blocked} />
    </div>
  );
}

/** The worker, the count and the place, as far as known. */
function Whereabouts({ zone, metas }: Pick<ZoneControlsProps, 'zone' | 'metas'>) {
  const worker = zoneWorker(zone);
  const trolley = trolleyIn(metas, zone.trolley_id);
  const area = zone.transit_subarea_current ?? zone.transit_subarea ?? (trolley ? trolleyName(trolley) : null);
  const isApart = zoneCount(metas, zone.pseudozone_id) === 'isotherm';
  const counted = isApart
    ? zone.nob_iso != null && zoneTexts.isotherm(zone.nob_iso)
    : zone.nb_crates != null && zoneTexts.crates(zone.nb_crates);
  const lines = [
    worker && zoneTexts.worker(worker),
    zone.is_done && joined(', ', [counted, area && zoneTexts.area(area)]),
  ];
  return lines.flatMap((line) => (line ? [<span key={line}>{line}</span>] : []));
}

function Toggle({ of, zone, blocked, onFinish, onEnd }: Omit<ZoneControlsProps, 'metas'>) {
  const reopen = useAction(reopenZone);
  const reason = blocked ?? reopen.blocked ?? (zone.is_locked ? zoneTexts.unlockFirst : null);
  const again = async () => {
    if (await reopen.run(of)) onEnd();
  };
  return zone.is_done ? (
    <Button variant="soft" color="gray" reason={reason} onClick={() => void again()}>
      {zoneTexts.reopen}
    </Button>
  ) : (
    <Button reason={reason} onClick={onFinish}>
      {zoneTexts.finish}
    </Button>
  );
}

function Locks({ of, zone, blocked }: Pick<ZoneControlsProps, 'of' | 'zone' | 'blocked'>) {
  const lock = useAction(lockZone);
  const reason = blocked ?? lock.blocked;
  return (
    <div className={styles.pair}>
      <Button
        variant="soft"
        color="gray"
        reason={reason ?? (zone.is_locked ? zoneTexts.isLocked : null)}
        onClick={() => void lock.run({ ...of, isLocked: true })}
      >
        {zoneTexts.lock}
      </Button>
      <Button
        variant="soft"
        color="gray"
        reason={reason ?? (zone.is_locked ? null : zoneTexts.isOpen)}
        onClick={() => void lock.run({ ...of, isLocked: false })}
      >
        {zoneTexts.unlock}
      </Button>
    </div>
  );
}

/** One at a time: each waits for the answer to the one before (API-P10). */
function Stock({ of, blocked }: Pick<ZoneControlsProps, 'of' | 'blocked'>) {
  const stock = useAnswered(alterStock, { about: { orderId: of.orderId, zoneId: of.zoneId } });
  const reason = blocked ?? stock.blocked ?? (stock.isRunning ? formTexts.saving : null);
  return (
    <>
      <div className={styles.pair}>
        <Button
          variant="soft"
          color="gray"
          reason={reason}
          onClick={() => void stock.run({ ...of, action: 'destock' })}
        >
          {zoneTexts.destock}
        </Button>
        <Button variant="soft" color="gray" reason={reason} onClick={() => void stock.run({ ...of, action: 'add' })}>
          {zoneTexts.restock}
        </Button>
      </div>
      {stock.doubt ? <OpenNote stored={stock.doubt} /> : null}
      {stock.problem ? (
        <p className={styles.problem} role="alert">
          {stock.problem}
        </p>
      ) : null}
    </>
  );
}
