import * as z from 'zod/mini';
import { Month, DriverMonth as Read } from '../../../src/domain/driver-log/driver-month.ts';
import { Id, Instant } from '../../../src/domain/schema.ts';

const Person = z.object({ id: Id, name: z.nullable(z.string()) });
const euros = z.number();

/** A month of a driver in answers (entity "Driver month" of support.md): the fields that the console reads, and others. */
export const DriverMonth = z.extend(Read, {
  closing: z.nullable(
    z.object({
      ...{ id: Id, at: Instant, by: Person, file_name: z.string(), unfinished: z.int() },
      ...{ time_total: z.int(), time_waiting: z.nullable(z.int()) },
      ...{ presence: euros, extra_costs: euros, total: euros },
    }),
  ),
  corrects_into: z.nullable(Month),
  corrections: z.array(
    z.object({
      ...{ id: Id, day: z.iso.date(), entered_on: z.iso.date(), amount: euros, minutes: z.nullable(z.int()) },
      ...{ reason: z.nullable(z.string()), at: Instant, by: z.nullable(Person) },
    }),
  ),
  reopenings: z.array(z.object({ at: Instant, by: Person, reason: z.nullable(z.string()) })),
});
export type DriverMonth = z.infer<typeof DriverMonth>;
