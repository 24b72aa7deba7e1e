import { describe, expect, it } from 'vitest';
import { shiftEdit } from '../../../src/domain/driver-log/shift-edit.ts';

const at = (written: string) => Date.parse(written);
const typed = (text: string, chosen: string | null = null) => ({ text, chosenMs: chosen === null ? null : at(chosen) });

describe('both times typed in the night in which clocks go back', () => {
  // 2h30 is 00:30Z in summer time, 01:30Z in winter time.
  const shift = { startMs: at('2026-10-25T01:10:00Z'), endMs: at('2026-10-25T09:00:00Z') };

  it('LOG-065 the end follows from the start that was chosen among two', () => {
    const edit = shiftEdit(
      { startMs: at('2026-10-24T23:00:00Z'), endMs: at('2026-10-25T00:50:00Z') },
      { start: typed('2h30', '2026-10-25T01:30:00Z'), end: typed('2h45') },
    );
    expect(edit).toMatchObject({
      kind: 'times',
      changed: { start: at('2026-10-25T01:30:00Z'), end: at('2026-10-25T01:45:00Z') },
    });
  });

  it('LOG-065 makes at most 16 h from the start that was chosen', () => {
    const typedStart = (chosen: string) => shiftEdit(shift, { start: typed('2h30', chosen), end: typed('18h00') });
    expect(typedStart('2026-10-25T01:30:00Z')).toMatchObject({ kind: 'times' });
    expect(typedStart('2026-10-25T00:30:00Z')).toMatchObject({ kind: 'refused', problem: 'order' });
  });
});
