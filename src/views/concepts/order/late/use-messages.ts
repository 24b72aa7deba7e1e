import { CustomerId } from '../../../../domain/customer/customer.ts';
import { customerMessages, type Sms } from '../../../../domain/customer/messages.ts';
import { useOnline } from '../../../kit/client/context.ts';
import { useDetail } from '../../../kit/queries/use-detail.ts';
import type { Late } from './use-late-order.ts';

/** The texts that went out to the client; `reading` and `unknown` until they are there, null where he is unknown. */
export function useMessages({ task }: Pick<Late, 'task'>): readonly Sms[] | 'reading' | 'unknown' | null {
  const { isOnline } = useOnline();
  const userId = CustomerId.safeParse(task.client?.id).data;
  const answer = useDetail(customerMessages, userId ? { userId } : null);
  if (!userId) return null;
  return answer?.value ?? (isOnline && !answer?.error ? 'reading' : 'unknown');
}
