import { maybeId } from '../../kit/windows/parameters.ts';
import { again, consoleWindow } from '../../kit/windows/window.ts';

/** The texts one may choose for messages (OUR-228); `orderId` is the late order whose window they lead back to. */
export const smsTextsWindow = consoleWindow('smsTexts', { orderId: maybeId('order') }, { needs: ['flow'] });

/** One of them, or a new one; with an `orderId` it leads back to the list. */
export const smsTextWindow = consoleWindow(
  'smsText',
  { textId: maybeId('text'), orderId: maybeId('order') },
  {
    needs: ['flow'],
    again: [
      again('smsText.add', () => ({ textId: null, orderId: null })),
      again('smsText.edit', ({ textId }) => ({ textId, orderId: null })),
    ],
  },
);
