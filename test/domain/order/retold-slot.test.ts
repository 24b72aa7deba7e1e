import { expect, test } from 'vitest';
import { isRetold } from '../../../src/domain/order/delivery.ts';

const promised = '23/11/2026 19:00 - 21:00';

test.each(['23/11 19:00 - 21:00', '19h-21h', '19:00 – 21:00', '23/11/2026 19:00 - 21:00'])(
  'SUP-215 %s says nothing new of the promise',
  (description) => expect(isRetold(description, promised)).toBe(true),
);

test.each(['dans la matinée', '18:00 - 20:00', '21:00 - 23:00', '19h-21h express', '24/11 19:00 - 21:00'])(
  'SUP-215 %s says something of its own',
  (description) => expect(isRetold(description, promised)).toBe(false),
);
