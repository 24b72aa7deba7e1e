import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DriverLog } from '../../../src/domain/driver-log/driver-log.ts';
import { pictureAxis, placeOf } from '../../../src/domain/driver-log/picture/axis.ts';
import { isToLookAt, pictureLines } from '../../../src/domain/driver-log/picture/lines.ts';
import { union, without } from '../../../src/domain/driver-log/picture/spans.ts';
import { badgeTexts, lineText } from '../../../src/domain/driver-log/picture/text.ts';
import { aCost, aPresence, elodie, karim } from '../../builders/driver-logs.ts';

const at = (text: string) => Date.parse(text);
const line = (label: string, started_at: string, ended_at: string | null) => ({ label, started_at, ended_at });
const presence = (id: number, started_at: string, ended_at: string | null, fields: object = {}) =>
  DriverLog.parse(
    aPresence(id, {
      ...{ started_at, ended_at, is_ended: ended_at !== null, planning_sessions: [], logs: [] },
      ...{ time_total: ended_at === null ? 0 : (at(ended_at) - at(started_at)) / 1_000, ...fields },
    }),
  );
const now = at('2026-10-08T18:00:00Z');
const plain = (text: string) => text.replaceAll(/\s/g, ' ');
const drawn = (logs: readonly DriverLog[], nowMs = now) => pictureLines(logs, [], [], nowMs);

describe('the picture of a day', () => {
  it('LOG-209 draws what is planned, present, on the road and waited, by driver; extra costs are none of it', () => {
    const [his, ...others] = drawn([
      presence(1, '2026-10-08T07:04:00Z', '2026-10-08T16:02:00Z', {
        planning_sessions: [{ start: '2026-10-08T07:00:00Z', end: '2026-10-08T16:00:00Z' }],
        logs: [
          line('G72', '2026-10-08T07:30:00Z', '2026-10-08T10:50:00Z'),
          line('G81', '2026-10-08T12:10:00Z', '2026-10-08T15:30:00Z'),
        ],
      }),
      DriverLog.parse(aCost(1, { driver: karim })),
    ]);
    expect(others).toEqual([]);
    expect(his && plain(lineText(his))).toBe(
      'prévu 9h00 - 18h00 ; présent 9h04 - 18h02 ; en route G72 9h30 - 12h50 ; en route G81 14h10 - 17h30 ; ' +
        'attente 9h04 - 9h30 ; attente 12h50 - 14h10 ; attente 17h30 - 18h02',
    );
    expect(his && [his.seconds, badgeTexts(his), isToLookAt(his)]).toEqual([32_280, [], false]);
  });

  it('LOG-210 marks overlaps, holes between presences, and rounds without a presence', () => {
    const planning_sessions = [{ start: '2026-10-08T04:00:00Z', end: '2026-10-08T12:00:00Z' }];
    const [elodies, karims] = pictureLines(
      [
        presence(1, '2026-10-08T05:00:00Z', '2026-10-08T08:05:00Z', { planning_sessions }),
        presence(2, '2026-10-08T09:15:00Z', '2026-10-08T11:00:00Z', { planning_sessions }),
        presence(3, '2026-10-08T10:30:00Z', '2026-10-08T11:30:00Z'),
      ],
      [{ link_id: 88, label: 'G88', driver: elodie, started_at: '2026-10-08T13:00:00Z', ended_at: null }] as never,
      [],
      now,
    );
    // He came an hour late and left half an hour early: that is no hole.
    expect(karims && badgeTexts(karims).map(({ text }) => plain(text))).toEqual([
      'trou 1 h 10',
      'chevauchement 30 min 00 s',
    ]);
    expect(elodies && plain(lineText(elodies))).toBe(
      'tournée sans présence 15h00 - 20h00, 5 h 00 ; en route G88 15h00 - 20h00',
    );
  });

  it('LOG-216 who is planned and did not come has a line, marked until now; what is to come marks nothing', () => {
    const day = [
      { start: '2026-10-08T06:00:00Z', end: '2026-10-08T10:00:00Z' },
      { start: '2026-10-08T12:00:00Z', end: '2026-10-08T16:00:00Z' },
    ];
    const at10 = at('2026-10-08T08:00:00Z');
    const lineAt = (nowMs: number, rounds: readonly object[] = []) => {
      const missing = [{ driver: elodie, planning_sessions: day }] as never;
      const [his, ...others] = pictureLines([], rounds as never, missing, nowMs);
      expect(others).toEqual([]);
      return his && [plain(lineText(his)), badgeTexts(his), isToLookAt(his)];
    };
    const planned = 'prévu 8h00 - 12h00 ; prévu 14h00 - 18h00';
    const badge = [{ isRed: false, text: 'prévu sans présence' }];
    expect(lineAt(at('2026-10-08T05:00:00Z'))).toEqual([planned, [], false]);
    expect(lineAt(at10)).toEqual([`prévu sans présence 8h00 - 10h00, 2 h 00 ; ${planned}`, badge, true]);
    expect(lineAt(now)).toEqual([
      `prévu sans présence 8h00 - 12h00, 4 h 00 ; prévu sans présence 14h00 - 18h00, 4 h 00 ; ${planned}`,
      badge,
      true,
    ]);
    // On the road he is not missing: the round without a presence is what is wrong.
    const round = { link_id: 88, label: 'G88', driver: elodie, started_at: day[0]?.start, ended_at: day[0]?.end };
    expect(lineAt(at('2026-10-08T11:00:00Z'), [round])?.[1]).toEqual([{ isRed: true, text: 'tournée sans présence' }]);
  });

  it('LOG-209 LOG-031 a presence without an end runs to now, and is in no total', () => {
    const [his] = drawn([presence(1, '2026-10-08T11:58:00Z', null)]);
    expect(his?.spans[0]).toMatchObject({ kind: 'present', toMs: now, isOpen: true });
    expect(his && [his.seconds, his.unfinished, badgeTexts(his).map(({ text }) => text)]).toEqual([
      ...[0, 1],
      ['fin non pointée'],
    ]);
    expect(his && lineText(his)).toContain('présent depuis 13h58, fin non pointée');
  });

  it('LOG-211 a night over midnight is one bar; the hour that exists twice is there twice, the one that does not is not', () => {
    const night = (start: string, end: string) => drawn([presence(1, start, end)], at('2027-01-01T00:00:00Z'));
    const autumn = night('2026-10-24T20:00:00Z', '2026-10-25T05:00:00Z');
    const texts = (day: string, lines: ReturnType<typeof night>) =>
      pictureAxis(day, lines).hours.map(({ text }) => text);
    expect(texts('2026-10-24', autumn).slice(-8)).toEqual(['0h', '1h', '2h été', '2h hiver', '3h', '4h', '5h', '6h']);
    const spring = night('2026-03-28T21:00:00Z', '2026-03-29T04:00:00Z');
    expect(texts('2026-03-28', spring).slice(-6)).toEqual(['0h', '1h', '3h', '4h', '5h', '6h']);
    // Lengths are lived time: 9 h and 7 h, each hour as wide as any other.
    for (const [day, lines, hours] of [['2026-10-24', autumn, 9] as const, ['2026-03-28', spring, 7] as const]) {
      const axis = pictureAxis(day, lines);
      const [span] = lines[0]?.spans ?? [];
      const width = placeOf(axis, span?.toMs ?? 0) - placeOf(axis, span?.fromMs ?? 0);
      expect(width / (100 / (axis.hours.length - 1))).toBeCloseTo(hours, 9);
    }
    const [twice] = night('2026-10-24T18:00:00Z', '2026-10-25T01:30:00Z');
    expect(twice && lineText(twice)).toContain("présent 20h00 - 2h30, heure d'hiver");
    const [first] = night('2026-10-24T18:00:00Z', '2026-10-25T00:30:00Z');
    expect(first && lineText(first)).toContain("présent 20h00 - 2h30, heure d'été");
  });

  it('LOG-211 is drawn from 6h to 22h at least, and to noon of the next day at most', () => {
    expect(pictureAxis('2026-10-08', []).hours.map(({ text }) => text)).toHaveLength(17);
    const open = drawn([presence(1, '2026-10-08T11:58:00Z', null)], at('2026-11-20T00:00:00Z'));
    const { hours, toMs } = pictureAxis('2026-10-08', open);
    expect([hours[0]?.text, hours.at(-1)?.text, toMs]).toEqual(['6h', '12h', at('2026-10-09T10:00:00Z')]);
  });

  it('LOG-209 what is waited is what is left of the presences, minute by minute', () => {
    const span = fc
      .tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 1, max: 20 }))
      .map(([fromMs, length]) => ({ fromMs, toMs: fromMs + length }));
    const has = (spans: readonly { fromMs: number; toMs: number }[], minute: number) =>
      spans.some(({ fromMs, toMs }) => fromMs <= minute && minute < toMs);
    fc.assert(
      fc.property(fc.array(span, { maxLength: 8 }), fc.array(span, { maxLength: 8 }), (spans, others) => {
        const left = without(spans, others);
        for (let minute = 0; minute < 82; minute += 1) {
          expect(has(left, minute)).toBe(has(spans, minute) && !has(others, minute));
          expect(has(union(spans), minute)).toBe(has(spans, minute));
        }
        expect(left.every(({ fromMs, toMs }) => fromMs < toMs)).toBe(true);
      }),
    );
  });
});
