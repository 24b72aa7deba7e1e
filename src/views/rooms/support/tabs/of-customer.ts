import type { CustomerId } from '../../../../domain/customer/customer.ts';

/** Whose file it is, as every tab of it gets it. */
export interface OfCustomer {
  readonly userId: CustomerId;
  /** His address, with which the file was asked for. */
  readonly email: string;
  /** The order that is shown beside the file, and nothing where there is none. */
  readonly currentId?: number | undefined;
}
