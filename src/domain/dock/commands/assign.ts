import * as z from 'zod/mini';
import { command, get, live, longTimeoutMs, post } from '../../command.ts';
import { answersOne } from '../../documented-answer.ts';
import { DriverId } from '../../driver/driver.ts';
import { refuse } from '../../result.ts';
import { keyOf, patch } from '../../rows.ts';
import { Instant } from '../../schema.ts';
import { isRecord } from '../../wire.ts';
import { errorText } from '../../words/error-text.ts';
import { canAssign } from '../assign.ts';
import { DockId } from '../dock.ts';
import { whyNotOver } from '../over.ts';
import { dockCode, overRefusals } from '../text.ts';
import { dockAnswer } from './dock-command.ts';

const AssignArgs = z.object({
  dockId: DockId,
  driverId: z.nullable(DriverId),
  /** The value the user saw: a locked DRIVER_SOFT dock may be given again (DSP-417). */
  lockedAt: z.nullable(Instant),
  at: Instant,
});

/** `GO`: gives the dock to its driver, now or not at all (DSP-416, API-074). */
export const assignDock = command('dock.assign', {
  version: 1,
  args: AssignArgs,
  reads: ({ dockId, driverId }) => ({ dock: [dockId], driver: [driverId] }),
  guard: ({ dockId }, rows) => {
    const dock = rows.get('dock', dockId);
    if (!dock) return refuse('gone');
    return whyNotOver(dock) ?? canAssign(dock, rows.get('driver', dock.target_driver));
  },
  anew: (args, rows, nowMs) => {
    const dock = rows.get('dock', args.dockId);
    if (!dock) return refuse('gone');
    const driverId = DriverId.safeParse(dock.target_driver).data ?? null;
    return { ...args, driverId, lockedAt: dock.locked_at ?? null, at: new Date(nowMs).toISOString() };
  },
  holds: ({ dockId, lockedAt }, rows) => {
    const lockedNow = rows.get('dock', dockId)?.locked_at ?? null;
    return lockedNow !== null && lockedNow !== lockedAt;
  },
  effect: ({ dockId, at }, rows) => patch('dock', rows.get('dock', dockId), { locked_at: at }),
  request: ({ dockId }) => post(`/docks/${dockId}/assign/`, { timeoutMs: longTimeoutMs }),
  answers: ({ dockId }) => answersOne('dock', dockId),
  // DSP-419, DSP-935: an answer without `locked_at` is an error even with status 200; its dock still counts.
  accept: (body) =>
    isRecord(body) && typeof body.locked_at === 'string'
      ? dockAnswer(body)
      : { rows: dockAnswer(body).rows, refusal: refuse('notLocked', errorText(body, 'error_message')) },
  reread: ({ dockId }) => get(`/docks/${dockId}/`),
  acceptReread: dockAnswer,
  lane: ({ dockId, driverId }) => [keyOf('dock', dockId), ...(driverId === null ? [] : [keyOf('driver', driverId)])],
  delivery: live,
  text: {
    title: 'GO',
    label: ({ dockId }) => `GO ${dockCode(dockId)}`,
    done: ({ dockId }) => `GO – Tournée ${dockCode(dockId)}`,
    refusals: {
      ...overRefusals,
      defined: "Tournée mise en chariot : déposez-la sur la tournée d'un livreur",
      hardLocked: 'Tournée déjà lancée',
      noDriver: 'Aucun livreur prévu',
      driverBusy: 'Livreur en cours de mise à jour',
      driverState: "Le livreur n'est pas disponible",
      notLocked: (reason) =>
        `Impossible de lancer la livraison : ${reason ?? 'raison inconnue'}. Veuillez réessayer ou mettre à jour votre flow`,
    },
    untitled: true,
  },
});
