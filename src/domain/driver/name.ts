import type { Driver } from './driver.ts';

const names = new Intl.Collator('fr');

/** Drivers by name, in French order. */
export const compareNames = (a: Pick<Driver, 'name'>, b: Pick<Driver, 'name'>) =>
  names.compare(a.name ?? '', b.name ?? '');
