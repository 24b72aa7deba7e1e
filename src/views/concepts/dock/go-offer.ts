import type { DockCard } from '../../../db/view-rows/dispatch.ts';
import { assignDock } from '../../../domain/dock/commands/assign.ts';
import { whyNotOver } from '../../../domain/dock/over.ts';
import { DriverId } from '../../../domain/driver/driver.ts';
import { refusalText } from '../../kit/actions/refusal-text.ts';
import { doubtIn } from '../../kit/marks/doubt-in.ts';
import type { Offer } from '../../kit/offers/offer.ts';
import { blocks } from '../../kit/text.ts';
import type { DockHere, DockSubject } from './dock-offer.ts';
import { dockTexts } from './text.ts';

/** Gives a round to its driver, now or never (DSP-416 to DSP-418, DSP-462, DSP-488). */
export const goOffer: Offer<Pick<DockSubject, 'card'>, DockHere> = {
  name: 'dock.assign',
  label: () => dockTexts.go,
  isFinal: true,
  isOffered: ({ card }) => !card.gone_at && whyNotOver(card) === null,
  reason: ({ card }, { sending, blockedBy }) =>
    sending ??
    doubtIn(card.marks, assignDock) ??
    refusedBy(card) ??
    blockedBy(assignDock) ??
    (card.marks.length > 0 ? blocks.laneBusy : null),
  press: ({ card }, { run, now }) =>
    void run(assignDock, {
      dockId: card.id,
      driverId: DriverId.safeParse(card.target_driver).data ?? null,
      lockedAt: card.locked_at ?? null,
      at: new Date(now()).toISOString(),
    }),
};

const refusedBy = ({ assignRefusal }: DockCard) =>
  assignRefusal === null ? null : refusalText(assignDock, { code: assignRefusal, detail: undefined });
