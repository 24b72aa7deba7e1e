import type { Command } from '../../../../domain/command.ts';
import { panelTexts } from '../text.ts';

/** The two ways on of an action whose values somebody else has moved: one that adds to them replaces none (OUR-266). */
export const movedWords = (command: Pick<Command, 'addsTo'> | undefined) =>
  command?.addsTo
    ? { goOn: panelTexts.allTheSame, giveUp: panelTexts.discard }
    : { goOn: panelTexts.takeOwn, giveUp: panelTexts.takeServers };
