import type { Metas } from './center.ts';

/** What a change of status may want a reason for (DSP-326, DSP-327). */
export type ReasonKind = 'repreparation' | 'blocking';

/** A reason of a center, as a form offers it. */
export interface Reason {
  readonly id: number;
  /** Its id where the settings have no words for it. */
  readonly label: string;
  readonly wantsComment: boolean;
}

type Listed = readonly (number | string)[] | null | undefined;
type ById = Readonly<Record<string, string | null | undefined>> | null | undefined;
type Settings = Pick<Metas, 'repreparation_reasons' | 'blocking_exit_reasons'> | undefined;

/**
 * The reasons a center gives for a change to a status; null where its settings have none of the kind (ENT-10).
 * Every one with a label to prepare again (SUP-249); out of a block those offered that lead to the status (SUP-251, SUP-252).
 */
export function reasonsFor(kind: ReasonKind, to: string, settings: Settings): readonly Reason[] | null {
  const reasons = settings?.[kind === 'blocking' ? 'blocking_exit_reasons' : 'repreparation_reasons'];
  if (!reasons) return null;
  const { ID_TO_LABEL: labels, MANDATORY_COMMENT: commented } = reasons;
  const wanting = new Set(idsIn(commented));
  const offered = 'AVAILABLE' in reasons ? idsIn(reasons.AVAILABLE) : idsOf(labels);
  const ids = kind === 'blocking' ? offered.filter((id) => leadsTo(to, id, settings)) : offered;
  return ids.map((id) => ({ id, label: labels?.[id] ?? String(id), wantsComment: wanting.has(id) }));
}

/** The reasons an order is prepared again for, as a new one; one without words is its id (SUP-420). */
export function newOrderReasons(settings: Settings): readonly Reason[] {
  const all = new Map((reasonsFor('repreparation', '', settings) ?? []).map((reason) => [reason.id, reason]));
  const { NEW_ORDER_AVAILABLE: offered, MANDATORY_COMMENT: commented } = settings?.repreparation_reasons ?? {};
  const wanting = new Set(idsIn(commented));
  return idsIn(offered).map((id) => all.get(id) ?? { id, label: String(id), wantsComment: wanting.has(id) });
}

/** A reason to leave a block, with the status it leads to. */
export interface ExitReason extends Reason {
  readonly to: string;
}

/** Every way out of a block: the reasons a center offers, of which it says where they lead (SUP-251, SUP-252). */
export function exitReasons(settings: Settings): readonly ExitReason[] {
  const { AVAILABLE: offered, ID_TO_EXIT_ORDER_STATUS: exits } = settings?.blocking_exit_reasons ?? {};
  return idsIn(offered).flatMap((id) => {
    const to = exits?.[id];
    const reason = to ? reasonsFor('blocking', to, settings)?.find((it) => it.id === id) : undefined;
    return to && reason ? [{ ...reason, to }] : [];
  });
}

/** A reason of which the settings do not tell where it leads from and to is offered wherever one is asked for. */
function leadsTo(to: string, id: number, settings: Settings): boolean {
  const { ID_TO_ENTRY_ORDER_STATUS: entries, ID_TO_EXIT_ORDER_STATUS: exits } = settings?.blocking_exit_reasons ?? {};
  return (entries?.[id] ?? 'blocked') === 'blocked' && (exits?.[id] ?? to) === to;
}

const isId = (id: number) => Number.isSafeInteger(id) && id > 0;
const idsIn = (listed: Listed) => (listed ?? []).map(Number).filter(isId);
const idsOf = (labels: ById) => idsIn(Object.keys(labels ?? {}));
