import { maybeId } from '../../kit/windows/parameters.ts';
import { again, consoleWindow } from '../../kit/windows/window.ts';

/** The texts one may choose for messages (OUR-228). */
export const smsTextsWindow = consoleWindow('smsTexts', {}, { needs: ['flow'] });

/** One of them, or a new one. */
export const smsTextWindow = consoleWindow(
  'smsText',
  { textId: maybeId('text') },
  {
    needs: ['flow'],
    again: [again('smsText.add', () => ({ textId: null })), again('smsText.edit', ({ textId }) => ({ textId }))],
  },
);
