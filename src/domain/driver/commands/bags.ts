import * as z from 'zod/mini';
import { CenterId } from '../../center/center-id.ts';
import { live, post } from '../../command.ts';
import { answersNew } from '../../documented-answer.ts';
import { plural } from '../../words/plural.ts';
import { DriverId } from '../driver.ts';
import { amountOf, bagOperations, bagStatement, MovedBags } from '../statement.ts';
import { bagOperationLabels } from '../text.ts';
import { driverCommand } from './driver-command.ts';

/**
 * Isothermal bags a driver gave back or took (DSP-637, DSP-904, DSP-905, API-110). Movements of the same number of bags
 * cannot be distinguished: it is never sent twice.
 */
export const moveBags = driverCommand('driver.moveBags', {
  args: z.object({
    driverId: DriverId,
    driverName: z.string(),
    center: CenterId,
    operation: z.enum(bagOperations),
    bags: MovedBags,
  }),
  guard: () => null,
  holds: () => false,
  effect: () => [],
  request: ({ driverId, operation, bags }) =>
    post('/driver-statements/', {
      body: { driver: driverId, statement_type: bagStatement, amount: amountOf(operation, bags) },
    }),
  answers: () => answersNew('statement'),
  accept: () => ({ rows: [] }),
  isUnreadable: true,
  delivery: live,
  title: 'Sacs isothermes de livreur',
  label: ({ driverName, operation, bags }) =>
    `${driverName} : ${bagOperationLabels[operation]} ${bags} ${plural(bags, 'sac isotherme', 'sacs isothermes')}`,
  success: 'Sauvegarde effectuée',
});
