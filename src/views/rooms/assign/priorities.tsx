import { useState } from 'react';
import { progressOf } from '../../../db/queries/actions.ts';
import type { MarkedRow } from '../../../db/queries/seen-rows.ts';
import type { CenterId } from '../../../domain/center/center-id.ts';
import { orderPriorities } from '../../../domain/preparation/commands/priorities.ts';
import type { NextConfig } from '../../../domain/preparation/next-config.ts';
import { changedRanks, inDraftOrder, inOrder, isOtherOrder, moved } from '../../../domain/preparation/priorities.ts';
import { preparationRefusals } from '../../../domain/preparation/text.ts';
import { joined } from '../../../domain/words/isolate.ts';
import type { PseudoZone } from '../../../domain/zone/zone.ts';
import { useAnswered } from '../../kit/actions/use-answered.ts';
import { useClient, useSignedIn } from '../../kit/client/context.ts';
import { useHold } from '../../kit/drafts/use-hold.ts';
import { TableExport } from '../../kit/export/table-export.tsx';
import { Button } from '../../ui/button.tsx';
import type { DragRules } from '../../ui/drag/drag-store.ts';
import { Notice } from '../../ui/forms/notice.tsx';
import { later } from '../../ui/later/later.ts';
import { Table } from '../../ui/tables/table.tsx';
import styles from './assign.module.css';
import { configName as nameOf } from './config-name.ts';
import { Board, type Line } from './drag.ts';
import { GoingOn, type Way } from './going-on.ts';
import { PriorityRow } from './priority-row.tsx';
import { Rehearsal } from './rehearsal.tsx';
import { priorityTexts, rehearsalTexts } from './text.ts';
import { useOrderDraft } from './use-order-draft.ts';

interface PrioritiesProps {
  readonly center: CenterId;
  readonly configs: readonly MarkedRow<'nextConfig'>[];
  /** Null while nobody has listed them. */
  readonly zones: readonly PseudoZone[] | null;
  /** Why nothing can be changed now; null when it can. */
  readonly readOnly: string | null;
}

const { heads } = priorityTexts;
const columns = later(async () => (await import('./priorities-file.ts')).prioritiesFile);

/**
 * The types of task in their order (PRP-230). Dragging makes a draft, saved in one call (PRP-238, PRP-239). If the
 * server's order has changed by then, a notice appears and the draft stays.
 */
export function Priorities({ center, configs, zones, readOnly }: PrioritiesProps) {
  const { worker } = useClient();
  const { db } = useSignedIn();
  const draft = useOrderDraft(center);
  const order = useAnswered(orderPriorities, { about: { center } });
  // The outcome of a dropped draft does not apply to the next.
  const [isTried, setTried] = useState(false);
  const saved = inOrder(configs);
  const shown = draft.ids === null ? saved : inDraftOrder(configs, draft.ids);
  const changed = draft.ids === null ? [] : changedRanks(shown);
  // A refresh of another tab may bring somebody else's order: saving this one would undo it.
  const isOther = draft.ids !== null && isOtherOrder(saved, draft.base);
  useHold(changed.length > 0, priorityTexts.draftName);
  const reason = readOnly ?? (order.isRunning ? priorityTexts.saving : null);
  const rules: DragRules<Line, { readonly at: number }> = {
    refusal: () => reason,
    drop: ({ id }, { at }) => draft.set(moved(idsOf(shown), id, at), idsOf(saved)),
    itemLabel: ({ name }) => priorityTexts.line(name),
    targetLabel: ({ at }) => priorityTexts.place(at + 1),
  };
  const [goingOn] = useState(() => new GoingOn());
  const step = (id: NextConfig['id'], way: Way) => {
    const ids = idsOf(shown);
    const to = ids.indexOf(id) + (way === 'up' ? -1 : 1);
    if (to >= 0 && to < ids.length) draft.set(moved(ids, id, to), idsOf(saved));
  };
  const save = async () => {
    setTried(true);
    if (await order.run({ center, ranks: changed })) draft.drop();
  };
  // The outcome of the last try goes with the draft.
  const reset = async () => {
    const { parkedId } = await progressOf(db, center, orderPriorities.name);
    if (parkedId !== null) await worker.discard(parkedId, false);
    setTried(false);
    draft.drop();
  };
  return (
    <Board rules={rules} instructions={priorityTexts.instructions}>
      <div className={styles.ordering}>
        <div>
          <div className={styles.frame}>
            <Table
              look="floor"
              className={styles.priorities}
              aria-labelledby="priorities"
              columns={Object.values(heads)}
            >
              <tbody>
                {shown.map((config, at) => (
                  <PriorityRow
                    key={config.id}
                    center={center}
                    config={config}
                    at={at}
                    count={shown.length}
                    isMoved={changed.some(({ id }) => id === config.id)}
                    zones={zones}
                    readOnly={readOnly}
                    held={reason}
                    onStep={(way, event) => step(goingOn.lineOf({ lineId: config.id, way, at, event }), way)}
                  />
                ))}
              </tbody>
            </Table>
          </div>
          <TableExport
            label={priorityTexts.title}
            name="priorites"
            rows={shown.map((config, at) => ({ config, place: at + 1, zones }))}
            columns={columns}
          />
          {changed.length > 0 || order.isRunning ? (
            <SaveBar
              changed={changed}
              saved={saved}
              problem={(isTried ? order.problem : null) ?? (isOther ? preparationRefusals.otherRanks : null)}
              saving={order.isRunning ? priorityTexts.saving : null}
              blocked={readOnly ?? order.blocked}
              onReset={() => void reset()}
              onSave={() => void save()}
            />
          ) : null}
        </div>
        {draft.ids !== null && changed.length > 0 ? (
          <Rehearsal center={center} configs={configs} order={idsOf(shown)} />
        ) : (
          <p className={styles.awaited} data-screen="">
            {reason === null ? rehearsalTexts.awaited : null}
          </p>
        )}
      </div>
    </Board>
  );
}

const idsOf = (configs: readonly MarkedRow<'nextConfig'>[]) => configs.map(({ id }) => id);

interface SaveBarProps {
  readonly changed: ReturnType<typeof changedRanks<MarkedRow<'nextConfig'>>>;
  /** As the server has them. */
  readonly saved: readonly MarkedRow<'nextConfig'>[];
  /** Why the last try to save failed, or what to read before one; null without either. */
  readonly problem: string | null;
  readonly saving: string | null;
  readonly blocked: string | null;
  readonly onReset: () => void;
  readonly onSave: () => void;
}

/** The order that is not saved, what differs in it, and the two ways out. */
function SaveBar({ changed, saved, problem, saving, blocked, onReset, onSave }: SaveBarProps) {
  const nameById = new Map(saved.map((config) => [config.id, nameOf(config)]));
  const [first] = changed;
  return (
    <footer className={styles.saveBar} data-foot="">
      <Notice text={problem && joined(' ', [problem, priorityTexts.onServer(saved.map(nameOf).join(', '))])} />
      <p role="status">
        <b>{saving ?? priorityTexts.draft}</b>{' '}
        {first ? priorityTexts.change(nameById.get(first.id) ?? '', first.from, first.to) : null}
        {changed.length > 1 ? ` ${priorityTexts.more(changed.length - 1)}` : null}
      </p>
      <Button variant="soft" color="gray" reason={saving} onClick={onReset}>
        {priorityTexts.reset}
      </Button>
      <Button reason={blocked ?? saving} onClick={onSave}>
        {priorityTexts.save}
      </Button>
    </footer>
  );
}
