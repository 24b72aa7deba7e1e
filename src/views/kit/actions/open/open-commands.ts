import { isInDoubt, waitsFor } from '../../../../db/outbox/lanes.ts';
import { needsDecision } from '../../../../db/outbox/states.ts';
import type { StoredCommand } from '../../../../db/schema.ts';
import type { Command } from '../../../../domain/command.ts';
import { commandNamed, upcast } from '../../../../domain/commands.ts';
import { genericError } from '../../../../domain/words/error-text.ts';
import { engineWords, stateLabels, wordsOf } from '../../text.ts';
import { refusalText } from '../refusal-text.ts';
import { panelTexts } from '../text.ts';

export type OpenState = keyof typeof stateLabels;

/** An open action, in words. */
export interface OpenAction {
  readonly stored: StoredCommand;
  /** Undefined when another build wrote it. */
  readonly command: Command | undefined;
  readonly label: string;
  readonly stateLabel: string;
  readonly reason: string | null;
  readonly canRetry: boolean;
  readonly canDiscard: boolean;
}

export function openAction(stored: StoredCommand, all: readonly StoredCommand[]): OpenAction {
  const command = commandNamed(stored.name);
  const args = command && upcast(command, stored.commandVersion, stored.args);
  const isRead = stored.reason?.code !== 'unread';
  return {
    stored,
    command,
    label: command && args !== undefined ? command.text.label(args) : stored.name,
    stateLabel: stateLabels[stored.state as OpenState] ?? stored.state,
    reason: reasonText(stored, command, all),
    canRetry: (needsDecision(stored) && isRead) || (stored.state === 'queued' && stored.failures > 0),
    canDiscard: stored.state !== 'sending',
  };
}

/** The open actions of a kind in a center, in words: what waits elsewhere is not told here. */
export const openActionsOf = (
  { name }: Pick<Command, 'name'>,
  center: number,
  all: readonly StoredCommand[],
): readonly OpenAction[] =>
  all.filter((stored) => stored.name === name && stored.center === center).map((stored) => openAction(stored, all));

function reasonText(stored: StoredCommand, command: Command | undefined, all: readonly StoredCommand[]): string | null {
  if (stored.state === 'queued') {
    const before = waitsFor(all, stored.seq, stored.lanes);
    if (before) return panelTexts.waitsFor;
  }
  const { reason } = stored;
  if (!reason) return null;
  if (stored.state === 'conflict') return reason.text ?? wordsOf(reason.code) ?? engineWords.conflict;
  const refusal = { code: reason.code, detail: reason.text };
  const words = command ? refusalText(command, refusal) : (reason.text ?? wordsOf(reason.code) ?? genericError);
  return isInDoubt(stored) && !isOfDoubt(reason.code) ? panelTexts.stillInDoubt(words) : words;
}

/** These say themselves that nobody knows, others say what became of the latest attempt. */
const isOfDoubt = (code: string) => code === 'unread' || code === 'unknown';
