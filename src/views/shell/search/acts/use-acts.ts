import type { DockCard } from '../../../../db/view-rows/dispatch.ts';
import { startDriver } from '../../../../domain/driver/commands/presence.ts';
import { makeSearch } from '../../../../domain/search/contains.ts';
import type { Searchable } from '../../../../domain/search/searchable.ts';
import { type Spoken, spokenOf } from '../../../../domain/search/spoken.ts';
import { moveTask } from '../../../../domain/task/commands/move.ts';
import type { DockHere } from '../../../concepts/dock/dock-offer.ts';
import { candidatesOf } from '../../../concepts/dock/give/driver-candidates.ts';
import { dockTexts } from '../../../concepts/dock/text.ts';
import { useAllDocks } from '../../../concepts/dock/use-all-docks.ts';
import { noRound } from '../../../concepts/driver/presence/allowed-presence.ts';
import { useRounds } from '../../../concepts/driver/presence/use-rounds.ts';
import { useDrivers } from '../../../concepts/driver/use-drivers.ts';
import { useRecordStatus } from '../../../concepts/order/status/use-set-status.ts';
import { useOrderHere } from '../../../concepts/order/use-order-here.ts';
import { useActions } from '../../../kit/actions/use-action.ts';
import { useServerNow } from '../../../kit/client/clock.ts';
import { useClient, useSignedIn } from '../../../kit/client/context.ts';
import { useMetas } from '../../../kit/queries/use-metas.ts';
import { setQuery } from '../../../kit/router/router.tsx';
import { useCenters } from '../../../kit/scope/centers.ts';
import { useCenterId } from '../../../kit/scope/use-center-id.ts';
import { closedDialog } from '../../../kit/windows/parameters.ts';
import type { Act } from './act.ts';
import { dockActs, giveAct } from './dock-acts.ts';
import { driverActs } from './driver-acts.ts';
import { orderActs } from './order-acts.ts';
import { actTexts } from './text.ts';
import { useFound } from './use-found.ts';
import { idsOf, type Subjects, useSubjects } from './use-subjects.ts';
import { gives, goes } from './verbs.ts';

interface Acts {
  /** All that they rest on was read for the text. */
  readonly isRead: boolean;
  readonly acts: readonly Act[];
  /** What a verb that goes somewhere names; null without one. */
  readonly goal: string | null;
}

export type UseActs = (typed: string) => Acts;

const silent: Spoken = { verb: [], about: '' };
const none: readonly Searchable[] = [];

/** What typed words do, by the offers of the menus: `donner g24 karim`, `sms retard bfac9q`, `aller bam` (OUR-087). */
export function useActs(typed: string): Acts {
  const spoken = spokenOf(typed);
  const [first = silent, second = silent, third = silent] = spoken;
  const giving = spoken.find(({ verb }) => gives(verb)) ?? silent;
  // The driver stands behind the round.
  const [round = '', ...driver] = giving.about.split(' ');
  const wanted = [first.about, second.about, third.about, round, driver.join(' ')];
  const founds = [
    useFound(first.about),
    useFound(second.about),
    useFound(third.about),
    useFound(round),
    useFound(driver.join(' ')),
  ];
  const isFound = founds.every((it, at) => it.typed === wanted[at]);
  const [ofFirst = none, ofSecond = none, ofThird = none, ofRound = none, ofDriver = none] = founds.map(
    ({ found }) => found,
  );
  const about = isFound ? [...ofFirst, ...ofSecond, ...ofThird, ...ofRound] : none;
  const subjects = useSubjects(about);
  const makers = useMakers();
  const goal = spoken.find(({ verb }) => goes(verb))?.about ?? null;
  if (spoken.length === 0) return { isRead: true, acts: [], goal };
  if (!isFound || !subjects || !makers) return { isRead: false, acts: [], goal };
  const given = subjects.docks.filter(({ id }) => idsOf(ofRound, 'dock').includes(id));
  const readings = [
    { verb: first.verb, found: ofFirst },
    { verb: second.verb, found: ofSecond },
    { verb: third.verb, found: ofThird },
    { verb: giving.verb, found: ofRound.filter(({ kind }) => kind === 'dock') },
  ];
  const acts = [
    ...makers.give(given, idsOf(ofDriver, 'driver')),
    ...readings.flatMap(({ verb, found }) => (verb.length === 0 ? [] : makers.onSubjects(subjects, found, verb))),
    ...(goal === null ? [] : makers.go(goal)),
  ];
  return { isRead: true, acts: [...new Map(acts.map((act) => [act.key, act])).values()], goal };
}

/** How each kind of thing is acted on here; undefined until what they need is read. */
function useMakers() {
  const { tab } = useClient();
  const { user, clockOffsetMs } = useSignedIn();
  const { run, isRunning, blockedBy } = useActions();
  const [nowMs, center, centers, metas] = [useServerNow(), useCenterId(), useCenters(), useMetas()];
  const [cards, drivers, rounds, status] = [useAllDocks(), useDrivers(), useRounds(), useRecordStatus()];
  const here = useOrderHere('board', metas ?? undefined);
  if (!cards || !drivers || !rounds || metas === undefined) return undefined;
  const movesBlocked = blockedBy(moveTask);
  const taskHere = { metas: metas ?? undefined, movesBlocked, run, isRunning, blockedBy, status };
  const sendingOf = ({ marks }: Pick<DockCard, 'marks'>) =>
    isRunning || marks.some(({ state }) => state === 'sending') ? dockTexts.sending : null;
  const dockHere = (card: DockCard): DockHere => {
    const sending = sendingOf(card);
    return { user, run, blockedBy, sending, passing: sending ?? movesBlocked, now: () => Date.now() + clockOffsetMs };
  };
  const ofDriver = { run, passing: blockedBy(startDriver), centers, center };
  return {
    give: (docks: readonly DockCard[], driverIds: readonly number[]): readonly Act[] =>
      docks.flatMap((card) =>
        candidatesOf(card, drivers, cards, centers, nowMs)
          .filter(({ driver: { id } }) => driverIds.includes(id))
          .map((candidate) => giveAct(card, candidate, dockHere(card), nowMs)),
      ),
    onSubjects: (subjects: Subjects, found: readonly Searchable[], verb: readonly string[]): readonly Act[] => {
      const is = (kind: Searchable['kind'], id: number) => idsOf(found, kind).includes(id);
      return [
        ...subjects.docks
          .filter(({ id }) => is('dock', id))
          .flatMap((card) => dockActs(card, verb, dockHere(card), nowMs)),
        ...subjects.orders
          .filter(({ order }) => is('order', order.id))
          .flatMap((it) => orderActs(it, verb, { here, taskHere })),
        ...subjects.drivers
          .filter(({ id }) => is('driver', id))
          .flatMap((driver) => driverActs(driver, rounds.get(driver.id) ?? noRound, verb, ofDriver)),
      ];
    },
    go: (goal: string): readonly Act[] => {
      const fits = makeSearch(goal);
      return (centers?.all ?? [])
        .filter(({ name }) => fits(name))
        .map(({ id, name }) => ({
          key: `center/${id}`,
          subject: `center/${id}`,
          name: actTexts.goTo(name ?? String(id)),
          about: [actTexts.center],
          reason: id === centers?.currentId ? actTexts.here : null,
          isFinal: false,
          press: () => {
            // Open windows belong to the former center (DSP-017).
            setQuery(closedDialog, { replace: true });
            tab.switchCenter(id);
          },
        }));
    },
  };
}
