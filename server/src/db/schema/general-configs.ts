import { customType, pgTable, text } from 'drizzle-orm/pg-core';
import type { ConfigValue } from '../../../../src/domain/center/general-config.ts';

/** What drivers read of a `jsonb` is the value; Drizzle's own column would parse a text such as `"-18"` once more. */
const configValue = customType<{ data: ConfigValue; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: (value) => JSON.stringify(value),
  fromDriver: (value) => value as ConfigValue,
});

/** Values that hold for all centers, by name (PRP-628). */
export const generalConfigs = pgTable('general_configs', {
  name: text().primaryKey(),
  value: configValue(),
});
