import { expect, test } from 'vitest';
import { ActivityEntry } from '../../../src/domain/order/sheet/activity.ts';

test.each(['action-7', 7])('an entry of the log keeps the unique id %j, a text or a number', (uniq_id) => {
  expect(ActivityEntry.parse({ uniq_id, message: 'Statut changé' })).toMatchObject({ uniq_id });
});
