import * as z from 'zod/mini';
import { seenInForm } from '../../basis.ts';
import { post } from '../../command.ts';
import { answersNew } from '../../documented-answer.ts';
import { eurosOf } from '../../money/cents.ts';
import { euroText } from '../../money/money.ts';
import { OrderId } from '../../order/order.ts';
import { refuse } from '../../result.ts';
import { Id, maybe } from '../../schema.ts';
import { de } from '../../words/elided.ts';
import { costsOfDayRequest } from '../basis.ts';
import { extraCostRefusal } from '../check.ts';
import { DemandId } from '../demand.ts';
import { cost, costCommand } from './cost-command.ts';

const links = { orderId: z.nullable(OrderId), dockId: z.nullable(Id) };
const AddArgs = z.object({ ...cost, ...links, ...seenInForm });
const ValidateArgs = z.object({
  ...cost,
  ...links,
  demandId: DemandId,
  /** A demand has minutes in any case (LOG-103). */
  minutes: z.int().check(z.gte(0)),
  logGroupId: z.nullable(Id),
  logId: z.nullable(Id),
  /** The day of a closed month that it pays for; null where the month of the demand is open (LOG-206). */
  corrects: maybe(z.iso.date()),
  ...seenInForm,
});

const ofDay = ({ driverId, day }: Pick<z.infer<typeof AddArgs>, 'driverId' | 'day'>) =>
  costsOfDayRequest(driverId, day);

const bodyOf = ({
  driverId,
  day,
  typeId,
  amountCents,
  minutes,
  comment,
  orderId,
  dockId,
}: z.infer<typeof AddArgs>) => ({
  driver: driverId,
  day,
  amount: eurosOf(amountCents),
  extracost_type: typeId,
  comment,
  ...(minutes === null ? {} : { minutes }),
  ...(orderId === null ? {} : { order: orderId }),
  ...(dockId === null ? {} : { dock_id: dockId }),
});

const labelOf = ({ driverName, amountCents }: Pick<z.infer<typeof AddArgs>, 'driverName' | 'amountCents'>) =>
  `Surcoût ${de(driverName)} : ${euroText(eurosOf(amountCents))}`;

/** Of an order its driver is on the board, of a day of logs no row of the replica tells him. */
const isOfOrder = ({ orderId }: Pick<z.infer<typeof AddArgs>, 'orderId'>) => orderId !== null;

/** Adds an extra cost of a driver, for an order and its round or for none (DSP-300, DSP-921, LOG-090, API-L04). */
export const addExtraCost = costCommand('extraCost.add', {
  args: AddArgs,
  addsTo: ofDay,
  readsDriver: isOfOrder,
  guard: ({ minutes, ...entered }, rows) =>
    isOfOrder(entered) && !rows.get('driver', entered.driverId)
      ? refuse('gone')
      : extraCostRefusal({ ...entered, minutes: minutes ?? undefined }),
  request: (args) => post('/driver-extra-costs/', { body: bodyOf(args) }),
  answers: () => answersNew('log'),
  title: 'Surcoût',
  label: labelOf,
});

/** `Validé`: grants the extra cost a driver asked for (LOG-141, LOG-142, API-L06). */
export const validateDemand = costCommand('demand.validate', {
  args: ValidateArgs,
  addsTo: ofDay,
  guard: (entered) => extraCostRefusal(entered),
  request: ({ demandId, logGroupId, logId, corrects, basis: _, ...entered }) =>
    post('/driver-extra-costs/', {
      body: {
        ...bodyOf(entered),
        driver_extra_cost_demand_id: demandId,
        ...(logGroupId === null ? {} : { driver_log_group: logGroupId }),
        ...(logId === null ? {} : { driver_log: logId }),
        ...(corrects == null ? {} : { corrects }),
      },
    }),
  answers: () => answersNew('log'),
  title: 'Demande validée',
  label: labelOf,
});
