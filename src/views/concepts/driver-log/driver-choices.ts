import type { Choice } from '../../ui/fields/select-props.ts';

interface Named {
  readonly id: number;
  readonly name?: string | null | undefined;
}

/** Drivers by name; one that is chosen stays a choice before the list is read, and where it does not have him. */
export function driverChoices(drivers: readonly Named[], chosen: string): readonly Choice[] {
  const choices = drivers.map(({ id, name }) => ({ value: String(id), label: name ?? String(id) }));
  const isThere = chosen === '' || choices.some(({ value }) => value === chosen);
  return [...choices, ...(isThere ? [] : [{ value: chosen, label: chosen }])].toSorted((one, other) =>
    one.label.localeCompare(other.label, 'fr'),
  );
}
