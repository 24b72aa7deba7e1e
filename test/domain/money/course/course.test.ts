import { describe, expect, it } from 'vitest';
import { refundCoursePath, refundOfPage } from '../../../../src/domain/money/course/path.ts';
import { plainText } from '../../../../src/domain/money/course/plain.ts';
import { centsAfter, closedAt, rowsOf, stretchesOf } from '../../../../src/domain/money/course/rows.ts';
import { Course } from '../../../../src/domain/money/course/step.ts';
import { detailText, stepText, whoText } from '../../../../src/domain/money/course/text.ts';
import { readable } from '../../../../src/domain/readable.ts';
import { assert } from '../../../../src/domain/result.ts';
import { wireCourse } from '../../../builders/course.ts';

const read = (raw: unknown) => {
  const course = readable(Course, raw)?.value;
  assert(course, 'it can be read');
  return course;
};
const course = read(wireCourse);

describe('the course of a refund', () => {
  it('OUR-160 tells each step with who and what came of it; look-ups in vain are one', () => {
    const timeOf = (at: string) => at.slice(11, 19);
    expect(
      rowsOf(course).map((row) =>
        [whoText(course, row.step), stepText(course, row.step), detailText(course, row, timeOf)].map((text) =>
          text.replaceAll(/\s/g, ' '),
        ),
      ),
    ).toEqual([
      ['Nadia Kessler', 'Proposé au-dessus de la limite', ''],
      ['Léa Marchal', 'Opération reçue', '25,00 € réservés'],
      ['Console', 'Edenred demandé', '10,00 €'],
      ['Console', 'Stripe demandé', '15,00 €'],
      ['Edenred', 'remboursé', '708 ms, « succeeded », écriture n° 611'],
      ['Stripe', 'Stripe, réponse perdue', '8000 ms'],
      ['Console', 'Réponse à Léa Marchal', '10,00 € remboursé, 15,00 € inconnu'],
      ['Console', 'Stripe, recherche', "rien trouvé, 2 fois, jusqu'à 23:47:19"],
      ['Console', 'Stripe, même clé, mêmes octets', 'remboursé, 804 ms, « succeeded », re_41c, écriture n° 612'],
      ['Stripe', 'signal reçu', 'remboursé, ne change rien, « succeeded », re_41c'],
      ['Edenred', 'signal reçu', 'refusé, « failed », « Compte de Mme Roux clos », écriture reprise par la n° 640'],
    ]);
  });

  it('OUR-160 adds its parts up after each step, and is over with the last that changed one', () => {
    const sums = (count: number) => [...centsAfter(course, count)];
    expect([sums(0), sums(4), sums(7)]).toEqual([
      [['requested', 2_500]],
      [['pending', 2_500]],
      [
        ['refunded', 1_000],
        ['unknown', 1_500],
      ],
    ]);
    expect(closedAt(course)).toBe('2026-11-26T23:59:59.999Z');
    const open = { ...course, parts: course.parts.map((part) => ({ ...part, status: 'pending' })) };
    expect(closedAt(open)).toBeNull();
    const at = (time: string) => Date.parse(`2026-11-26T${time}Z`);
    expect(stretchesOf(course, 401)).toEqual([
      { status: 'requested', fromMs: at('23:46:51.204'), toMs: at('23:46:51.310') },
      { status: 'pending', fromMs: at('23:46:51.310'), toMs: at('23:46:52.018') },
      { status: 'refunded', fromMs: at('23:46:52.018'), toMs: at('23:59:59.999') },
      { status: 'refused', fromMs: at('23:59:59.999'), toMs: null },
    ]);
  });

  it('OUR-162 is text of codes, amounts and times of Paris: colleagues are numbers, and no word is in it', () => {
    const text = plainText(course);
    expect(text.split('\n')).toEqual([
      'refund 77  operation 01JD8Q-7f2a  25.00 EUR',
      'order 4000066 BFAC9Q  center 3',
      'times of Europe/Paris',
      '2026-11-27 00:40:00.000  agent-2   proposed',
      '2026-11-27 00:46:51.204  agent-1   received     25.00',
      '2026-11-27 00:46:51.310  edenred   asked        10.00',
      '2026-11-27 00:46:51.312  stripe    asked        15.00',
      '2026-11-27 00:46:52.018  edenred   refunded     10.00  708 ms  state succeeded  entry 611',
      '2026-11-27 00:46:59.312  stripe    lost         15.00  -> unknown  8000 ms',
      '2026-11-27 00:47:01.204  agent-1   answered     10.00 refunded, 15.00 unknown',
      '2026-11-27 00:47:04.312  stripe    looked up    15.00  unknown  2 times, until 2026-11-27 00:47:19.312  no change',
      '2026-11-27 00:48:23.117  stripe    looked up    15.00  refunded  asked again, same key, same bytes  804 ms  state succeeded  re_41c  entry 612',
      '2026-11-27 00:48:30.902  stripe    webhook      15.00  refunded  state succeeded  re_41c  no change',
      '2026-11-27 00:59:59.999  edenred   webhook      10.00  refused  state failed  entry 640',
      '2026-11-27 00:59:59.999  closed    10.00 refused, 15.00 refunded of 2 part(s)',
      '',
    ]);
    expect(text).not.toMatch(/Léa|Marchal|Nadia|Kessler|Roux/);
  });

  it('OUR-160 has an address, and other pages have none', () => {
    expect(refundCoursePath(77)).toBe('/support/money/remboursement-77');
    expect(
      ['remboursement-77', 'remboursement-0', '2026-11-26', 'remboursement-7x', undefined].map(refundOfPage),
    ).toEqual([77, null, null, null, null]);
  });
});
