import type { DockCard } from '../../../../db/view-rows/dispatch.ts';
import { acceptanceOf } from '../../../../domain/dock/acceptance.ts';
import { acceptanceLabels } from '../../../../domain/dock/text.ts';
import { hasBasket } from '../../../../domain/launchpad.ts';
import { euroText } from '../../../../domain/money/money.ts';
import { hourText } from '../../../../domain/time/paris-time.ts';
import { joined, sentence } from '../../../../domain/words/isolate.ts';
import { crossDockTexts } from '../../../concepts/dock/cross-dock/text.ts';
import { dockTexts } from '../../../concepts/dock/text.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Badge } from '../../../ui/status/badge.tsx';
import { useCentersOfBoard } from '../board-context.ts';
import styles from './dock-card.module.css';

const acceptanceTones = { pending: 'amber', refused: 'red', noAnswer: 'red', accepted: 'green' } as const;

/** Other facts about a dock, each when present (DSP-377 to DSP-379, DSP-385, DSP-386, DSP-413, DSP-427). */
export function DockFacts({ card }: { readonly card: DockCard }) {
  const acceptance = acceptanceOf(card, { is_paid_by_race: card.isPaidByRace });
  return (
    <div className={styles.facts}>
      {card.locked_at && !card.gone_at ? (
        <Badge tone="purple">
          <Icon name="lock" size={11} /> {dockTexts.locked}
        </Badge>
      ) : null}
      {acceptance ? <Badge tone={acceptanceTones[acceptance]}>{acceptanceLabels[acceptance]}</Badge> : null}
      <Loading card={card} />
      {card.has_failed_last_estimate ? (
        <Badge tone="red" meaning={dockTexts.failedEstimate}>
          <Icon name="warning" size={11} label={dockTexts.failedEstimate} />
        </Badge>
      ) : null}
      {hasBasket(card) ? (
        <Badge>
          <Icon name="basket" size={11} /> {dockTexts.basket}
        </Badge>
      ) : null}
      {card.extra_crates ? <Badge>{crossDockTexts.extra(card.extra_crates)}</Badge> : null}
      <Ending card={card} />
      <Round card={card} />
      {card.eta ? <Badge meaning={dockTexts.etaMeaning}>{dockTexts.eta(hourText(card.eta))}</Badge> : null}
      {typeof card.num_tasks_before_waiting === 'number' ? (
        <Badge meaning={dockTexts.beforeWaitingMeaning(card.num_tasks_before_waiting)}>
          {dockTexts.beforeWaiting(card.num_tasks_before_waiting)}
        </Badge>
      ) : null}
      {typeof card.driver_gain_real === 'number' ? (
        <Badge meaning={dockTexts.gain}>{euroText(card.driver_gain_real)}</Badge>
      ) : null}
    </div>
  );
}

function Loading({ card: { load_info, loaded_at } }: { readonly card: DockCard }) {
  if (!load_info?.started_at && !loaded_at) return null;
  const by = dockTexts.loadedBy(hourText(load_info?.started_at), load_info?.user_name ?? '');
  return (
    <Badge tone={loaded_at ? 'green' : 'amber'} meaning={by}>
      {joined(' ', [loaded_at ? dockTexts.loaded : dockTexts.loading, by])}
    </Badge>
  );
}

/** Where the round ends, with the center's colour; highlighted when it is not here (DSP-377). */
function Ending({ card }: { readonly card: DockCard }) {
  const { ending_center: ending, cross_docking_target_center: target } = card;
  return (
    <>
      {ending ? <CenterBadge id={ending} text={dockTexts.ending} /> : null}
      {target ? <CenterBadge id={target} text={dockTexts.crossDocking} /> : null}
    </>
  );
}

function CenterBadge({ id, text }: { readonly id: number; readonly text: (name: string) => string }) {
  const centers = useCentersOfBoard();
  const center = centers?.all.find((it) => it.id === id);
  const isElsewhere = centers !== undefined && id !== centers.currentId;
  const name = center?.name ?? String(id);
  return (
    <Badge
      tone={isElsewhere ? 'amber' : 'gray'}
      meaning={isElsewhere ? sentence`${text(name)} (${dockTexts.elsewhere})` : text(name)}
    >
      <Icon name="pin" size={11} label={text('')} />
      {center?.color ? <span className={styles.swatch} style={{ backgroundColor: center.color }} /> : null}
      {name}
    </Badge>
  );
}

function Round({ card: { scheduled_round: round } }: { readonly card: DockCard }) {
  if (!round) return null;
  const parts = [round.name, round.code, round.cut_off && dockTexts.cutOff(hourText(round.cut_off))];
  const known = parts.filter((part): part is string => !!part);
  return known.length > 0 ? <Badge>{dockTexts.round(known)}</Badge> : null;
}
