import * as z from 'zod/mini';
import { CenterId } from '../../center/center-id.ts';
import { post } from '../../command.ts';
import { answersAll } from '../../documented-answer.ts';
import { Id } from '../../schema.ts';
import { de } from '../../words/elided.ts';
import { depositCommand, who } from './deposit-command.ts';

/** The movement to cancel, in its own center. */
const which = { movementId: Id, movementCenter: CenterId, product: z.string() };

const corrected = 'Correction effectuée!';

/** Cancels a return: the rest of it goes back to the driver (DSP-801, DSP-805, API-114). */
export const cancelReturn = depositCommand('deposit.cancelReturn', {
  args: z.object({ ...who, ...which }),
  request: ({ movementId, movementCenter }) =>
    post('/depositdriver/cancel_returned/', { body: { deposit_driver_id: movementId, center_id: movementCenter } }),
  answers: answersAll('deposit', null),
  title: 'Annulation de retour de consignes',
  label: ({ driverName, product }) => `Annulation d'un retour ${de(driverName)} : ${product}`,
  success: corrected,
});

/**
 * Cancels a receipt: the rest that the driver still has goes back to the client (DSP-801, DSP-806, DSP-807, API-115).
 */
export const cancelReceipt = depositCommand('deposit.cancelReceipt', {
  args: z.object({ ...who, ...which, depositUserId: Id }),
  request: ({ movementId, movementCenter, depositUserId }) =>
    post('/depositdriver/cancel_received/', {
      body: { deposit_driver_id: movementId, deposit_user_id: depositUserId, center_id: movementCenter },
    }),
  answers: answersAll('deposit', null),
  title: 'Annulation de remise de consignes',
  label: ({ driverName, product }) => `Annulation d'une remise à ${driverName} : ${product}`,
  success: corrected,
});
