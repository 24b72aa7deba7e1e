import type { Metas } from './center.ts';

/** Kinds of changes of status that may require a reason (DSP-326, DSP-327). */
export type ReasonKind = 'repreparation' | 'blocking';

/** A reason of a center in a form. */
export interface Reason {
  readonly id: number;
  /** Its id where the settings have no label. */
  readonly label: string;
  readonly wantsComment: boolean;
}

type Listed = readonly (number | string)[] | null | undefined;
type ById = Readonly<Record<string, string | null | undefined>> | null | undefined;
type Settings = Pick<Metas, 'repreparation_reasons' | 'blocking_exit_reasons'> | undefined;

/**
 * The reasons of a center for a change to a status; null where its settings have none of the kind (ENT-10). To prepare
 * again: all with a label (SUP-249). To end a block: the offered ones that lead to the status (SUP-251, SUP-252).
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

/** The reasons to prepare an order again as a new one; a reason without a label shows its id (SUP-420). */
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

/** Every way out of a block: the offered reasons for which the settings have a target status (SUP-251, SUP-252). */
export function exitReasons(settings: Settings): readonly ExitReason[] {
  const { AVAILABLE: offered, ID_TO_EXIT_ORDER_STATUS: exits } = settings?.blocking_exit_reasons ?? {};
  return idsIn(offered).flatMap((id) => {
    const to = exits?.[id];
    const reason = to ? reasonsFor('blocking', to, settings)?.find((it) => it.id === id) : undefined;
    return to && reason ? [{ ...reason, to }] : [];
  });
}

/** A reason without a status before or after in the settings is offered for any status. */
function leadsTo(to: string, id: number, settings: Settings): boolean {
  const { ID_TO_ENTRY_ORDER_STATUS: entries, ID_TO_EXIT_ORDER_STATUS: exits } = settings?.blocking_exit_reasons ?? {};
  return (entries?.[id] ?? 'blocked') === 'blocked' && (exits?.[id] ?? to) === to;
}

const isId = (id: number) => Number.isSafeInteger(id) && id > 0;
const idsIn = (listed: Listed) => (listed ?? []).map(Number).filter(isId);
const idsOf = (labels: ById) => idsIn(Object.keys(labels ?? {}));
