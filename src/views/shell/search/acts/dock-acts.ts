import type { DockCard, DriverRow } from '../../../../db/view-rows/dispatch.ts';
import { editDock } from '../../../../domain/dock/commands/edit.ts';
import { dockCode, dockStatusLabel } from '../../../../domain/dock/text.ts';
import { vehicleLabel } from '../../../../domain/driver/vehicle.ts';
import { hourText } from '../../../../domain/time/paris-time.ts';
import { joined } from '../../../../domain/words/isolate.ts';
import { type AllowedSteps, allowedSteps, type DockAction } from '../../../concepts/dock/allowed-steps.ts';
import { dockCallOffer } from '../../../concepts/dock/courier-call/dock-call-offer.ts';
import { type DockHere, dockMarks, dockRefusing, dockSteps } from '../../../concepts/dock/dock-offer.ts';
import { freeText, refusalWords, runText } from '../../../concepts/dock/give/candidate-words.ts';
import type { DriverCandidate } from '../../../concepts/dock/give/driver-candidates.ts';
import { giveRefusalTexts } from '../../../concepts/dock/give/refusal-text.ts';
import { giveTexts } from '../../../concepts/dock/give/text.ts';
import { goOffer } from '../../../concepts/dock/go-offer.ts';
import { incidentOffer } from '../../../concepts/dock/incident/offer.ts';
import { routeOffers } from '../../../concepts/dock/route/offer.ts';
import { dockActionLabels, dockTexts } from '../../../concepts/dock/text.ts';
import { whyNoStep } from '../../../concepts/dock/why-no-step.ts';
import { refusalText } from '../../../kit/actions/refusal-text.ts';
import { offered } from '../../../kit/offers/offer.ts';
import { type Act, actsOf } from './act.ts';
import { actTexts } from './text.ts';
import { means } from './verbs.ts';

/** What can be done with a round by a verb, from the offers of its card and its menu; what has no place there, with why. */
export function dockActs(card: DockCard, verb: readonly string[], here: DockHere, nowMs: number): readonly Act[] {
  const allowed = allowedSteps(card, nowMs);
  const subject = { card, allowed };
  const items = [
    ...offered([goOffer], subject, here),
    ...offered([...Object.values(dockSteps), ...routeOffers, ...dockMarks, incidentOffer], subject, here),
    ...offered([dockCallOffer], subject, here),
  ];
  const known = actsOf({
    ...{ items, verb, kind: 'dock' as const, id: card.id, about: [aboutOf(card)] },
    nameOf: ({ name, label }) =>
      name === 'dock.give' ? giveTexts.title(dockCode(card.id)) : dockTexts.onDock(label, card.id),
  });
  return [...known, ...absent(card, allowed, verb, nowMs)];
}

const actions = Object.keys(dockActionLabels) as DockAction[];

function absent(card: DockCard, allowed: AllowedSteps, verb: readonly string[], nowMs: number): readonly Act[] {
  return actions
    .filter((action) => !(action in allowed) && means(verb, `dock.${action}`, dockActionLabels[action]))
    .map((action) => {
      const refusal = whyNoStep(card, action, nowMs);
      return {
        key: `dock.${action}/${card.id}`,
        subject: `dock/${card.id}`,
        name: dockTexts.onDock(dockActionLabels[action], card.id),
        about: [aboutOf(card)],
        reason: refusal ? refusalText(dockRefusing, refusal) : actTexts.notNow(dockStatusLabel(card.current_status)),
        isFinal: false,
        press: () => undefined,
      };
    });
}

const aboutOf = (card: DockCard): string =>
  joined(' · ', [
    dockStatusLabel(card.current_status),
    dockTexts.count(card.tasks.length),
    card.departureMs !== null && giveTexts.departure(hourText(card.departureMs)),
    card.driverName,
  ]);

/** A round to a driver by their names: `donner g24 karim`. As in the window, an estimate forbids nothing (OUR-085). */
export function giveAct(card: DockCard, candidate: DriverCandidate, here: DockHere, nowMs: number): Act {
  const { driver, isOwn, run } = candidate;
  const [give] = offered([dockSteps.give], { card, allowed: allowedSteps(card, nowMs) }, here);
  const refusal = whyNoStep(card, 'give', nowMs);
  const reason = give ? give.reason : refusal ? refusalText(dockRefusing, refusal) : actTexts.gone;
  return {
    // Once another has got it meanwhile this is no longer what was looked at.
    key: `give/${card.id}/${driver.id}/${card.target_driver ?? ''}`,
    subject: `dock/${card.id}/driver/${driver.id}`,
    name: actTexts.give(dockCode(card.id), nameOf(driver)),
    about: [
      joined(', ', [
        vehicleLabel(driver.vehicle),
        driver.planning_end && actTexts.until(hourText(driver.planning_end)),
      ]),
      refusalWords(candidate) ?? joined(' ', [giveTexts.backWord, runText(run)]),
      freeText(candidate, nowMs),
      card.driverName && !isOwn ? actTexts.withNow(card.driverName) : '',
    ],
    reason: isOwn ? giveRefusalTexts.own : reason,
    isFinal: false,
    press: () =>
      void here.run(editDock, {
        dockId: card.id,
        set: { target_driver: driver.id },
        atMs: here.now(),
        basis: { target_driver: card.target_driver ?? null },
      }),
  };
}

const nameOf = ({ id, name }: Pick<DriverRow, 'id' | 'name'>) => name ?? String(id);
