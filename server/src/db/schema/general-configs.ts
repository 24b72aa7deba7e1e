import { customType, pgTable, text } from 'drizzle-orm/pg-core';
import type { ConfigValue } from '../../../../src/domain/center/general-config.ts';

/**
 * Drivers return the parsed value of a `jsonb`; Drizzle's own column type would parse a text such as `"-18"` a second
 * time.
 */
const configValue = customType<{ data: ConfigValue; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: (value) => JSON.stringify(value),
  fromDriver: (value) => value as ConfigValue,
});

/** Values that are the same for all centers, by name (PRP-628). */
export const generalConfigs = pgTable('general_configs', {
  name: text().primaryKey(),
  value: configValue(),
});
