import type { CustomerId } from '../../../../domain/customer/customer.ts';

/** Whose file it is, as every tab of it is told. */
export interface OfCustomer {
  readonly userId: CustomerId;
  /** His address, as the file was asked for with it. */
  readonly email: string;
  /** The order that is shown beside the file, and nothing where there is none. */
  readonly currentId?: number | undefined;
}
