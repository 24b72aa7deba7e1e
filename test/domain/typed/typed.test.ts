import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AddressFields } from '../../../src/domain/address/client-address.ts';
import { NewArea } from '../../../src/domain/arrival/new-area.ts';
import { minutesIn } from '../../../src/domain/center/dqp.ts';
import { CustomerChanges } from '../../../src/domain/customer/changes.ts';
import { askedText } from '../../../src/domain/customer/search.ts';
import { askedReturn } from '../../../src/domain/deposit/asked-return.ts';
import { returnedBags } from '../../../src/domain/driver/statement.ts';
import { signedCentsOf, wholeMinutesOf } from '../../../src/domain/extra-cost/amount.ts';
import { creditCentsOf } from '../../../src/domain/late-order/credit.ts';
import { CrateCode } from '../../../src/domain/order/crates.ts';
import { codesIn } from '../../../src/domain/postal-code/postal-code.ts';
import { depotFields } from '../../../src/domain/transit/depot.ts';
import { lineOf } from '../../../src/domain/typed/line.ts';
import { Mail } from '../../../src/domain/typed/mail.ts';
import { centsIn, wholeText } from '../../../src/domain/typed/number.ts';
import { PhoneNumber } from '../../../src/domain/typed/phone.ts';
import { CrossDockForm } from '../../../src/views/concepts/dock/cross-dock/cross-dock-form.ts';
import { MoveForm, ReturnForm } from '../../../src/views/concepts/driver/bags/forms.ts';
import { BagsForm, totalOf } from '../../../src/views/concepts/order/bags/bags-form.ts';
import { AddressForm } from '../../../src/views/concepts/order/delivery-data/address-form.ts';
import { PhoneForm } from '../../../src/views/concepts/order/delivery-data/name-form.ts';
import { minutesOf, SmsForm } from '../../../src/views/concepts/order/late/forms.ts';

/** What nobody sees, and comes with what is pasted: marks of direction, joiners, a soft hyphen, a file's start. */
const unseen = ['\u202a', '\u202c', '\u200e', '\u200b', '\u2060', '\u00ad', '\ufeff'];
const spaces = ['\u00a0', '\u202f', '\u2009', '\u3000', '\t', '\n', ' '];
const dashes = ['-', '\u2010', '\u2011', '\u2012', '\u2013', '\u2014', '\uff0d'];

/** A text as it may be pasted: each sign by one that looks the same, with unseen ones between, and blanks around. */
const pasted = (text: string) =>
  fc.tuple(...[...text].map(likeness), fc.constantFrom('', ...spaces), fc.constantFrom('', ...spaces)).map((parts) => {
    const signs = parts.slice(0, -2);
    const [before, after] = parts.slice(-2);
    return `${before}${signs.join('')}${after}`;
  });

function likeness(sign: string): fc.Arbitrary<string> {
  const alike =
    sign === ' ' ? spaces : sign === '-' ? dashes : /[\d.,()+€]/.test(sign) ? [sign, fullWidth(sign)] : [sign];
  return fc.tuple(fc.constantFrom('', '', ...unseen), fc.constantFrom(...alike)).map(([mark, like]) => mark + like);
}

const fullWidth = (sign: string) => (sign === '€' ? sign : String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfee0));

/** What every field makes of what is typed. */
const fields: Readonly<
  Record<string, { readonly read: (typed: string) => unknown; readonly plain: readonly (readonly [string, unknown])[] }>
> = {
  'a phone number, in its form': {
    read: (typed) => PhoneForm.parse({ phone: typed }).phone,
    plain: [
      ['06 12 34 56 78', '06 12 34 56 78'],
      ['+33 (0)6-12-34-56-78', '+33 (0)6-12-34-56-78'],
    ],
  },
  'a phone number, by whoever sends it': {
    read: (typed) => PhoneNumber.parse(typed),
    plain: [['06.12.34.56.78', '06.12.34.56.78']],
  },
  'a phone number of a customer': {
    read: (typed) => CustomerChanges.parse({ phone_number: typed }).phone_number,
    plain: [
      ['06 12 34 56 78', '06 12 34 56 78'],
      ['Tél. 06-12-34-56-78', '06-12-34-56-78'],
    ],
  },
  'an e-mail': {
    read: (typed) => [Mail.parse(typed), CustomerChanges.parse({ email: typed }).email],
    plain: [
      ['zoe+1@courriel.example', ['zoe+1@courriel.example', 'zoe+1@courriel.example']],
      ['mailto:zoe@courriel.example', ['zoe@courriel.example', 'zoe@courriel.example']],
    ],
  },
  'a zone': {
    read: (typed) => [NewArea.parse(typed), depotFields({ type: 1, name: typed, trolley: null }).transit_area_name],
    plain: [['B 12-3', ['B 12-3', 'B 12-3']]],
  },
  'a search': {
    read: askedText,
    plain: [
      ['06 12 34 56 78', '06 12 34 56 78'],
      ['tel:+33612345678', '+33612345678'],
      ['06-12-34-56-78 (domicile)', '06-12-34-56-78'],
      ['mailto:Zoe@courriel.example', 'zoe@courriel.example'],
      ['B F A C 9 Q', 'BFAC9Q'],
    ],
  },
  'a crate code': {
    read: (typed) => CrateCode.parse(typed),
    plain: [
      ['12-34', '12-34'],
      ['12 - 34', '12-34'],
    ],
  },
  'a postal code, in its form': {
    read: (typed) => AddressForm.parse({ ...address, postal_code: typed }).postal_code,
    plain: [
      ['75011', '75011'],
      ['01 000', '01000'],
    ],
  },
  'a postal code, by whoever sends it': {
    read: (typed) => AddressFields.parse({ ...address, postal_code: typed }).postal_code,
    plain: [['75 011', '75011']],
  },
  'postal codes of a filter': {
    read: (typed) => codesIn(typed),
    plain: [
      ['75011, 75 012', { codes: ['75011', '75012'], invalid: [] }],
      ['92 75011', { codes: ['75011', '92'], invalid: [] }],
    ],
  },
  'a credit': {
    read: creditCentsOf,
    plain: [
      ['12,50 €', 1250],
      ['12.50', 1250],
      ['1 234,5', 123_450],
    ],
  },
  'an extra cost': {
    read: signedCentsOf,
    plain: [
      ['-5,5', -550],
      ['+3 €', 300],
      ['€ 2.13', 213],
    ],
  },
  'minutes of an extra cost': { read: wholeMinutesOf, plain: [['45', 45]] },
  'a delay': {
    read: minutesIn,
    plain: [
      ['45', 45],
      ['1 440', 1440],
    ],
  },
  'minutes of an SMS': {
    read: (typed) => minutesOf(SmsForm.parse({ minutes: typed, credit: '', sms: '' }).minutes),
    plain: [
      ['45', 45],
      ['', null],
    ],
  },
  'bags of an order': {
    read: (typed) => [BagsForm.parse({ dry: typed, isotherm: typed }), totalOf({ dry: typed, isotherm: typed })],
    plain: [['12', [{ dry: '12', isotherm: '12' }, 24]]],
  },
  'bags that move': {
    read: (typed) => MoveForm.parse({ driver: '7', operation: 'debit', bags: typed }).bags,
    plain: [['12', '12']],
  },
  'bags that come back': {
    read: (typed) => returnedBags(ReturnForm.parse({ returned: typed }).returned),
    plain: [['12', 12]],
  },
  'crates of a round': {
    read: (typed) => CrossDockForm.parse({ extraCrates: typed }).extraCrates,
    plain: [['12', '12']],
  },
  'a deposit': {
    read: (typed) => askedReturn({ Bocal: typed }, [{ deposit_label: 'Bocal', quantity_debt: 20 }]).returned,
    plain: [['12', { Bocal: 12 }]],
  },
};

const address = { street_number: '1', street: 'Rue Pajol', postal_code: '', city: 'Paris', additional_information: '' };

describe('whatever a person sees as right is taken, and is sent in plain signs', () => {
  it.each(Object.entries(fields))('%s', (_, { read, plain }) => {
    for (const [text, value] of plain) {
      expect(read(text)).toEqual(value);
      fc.assert(
        fc.property(pasted(text), (typed) => {
          expect(read(typed)).toEqual(value);
        }),
        { numRuns: 60 },
      );
    }
  });

  it('an amount is written as people write it: with a space or a point between thousands, the sign of the euro anywhere', () => {
    const read = Object.entries({
      '12€50': 1250,
      '1.234,50': 123_450,
      '1,234.50': 123_450,
      '−3': -300,
      '- 3,5 euros': -350,
      '-0': 0,
      '12 EUR': 1200,
    }).map(([typed, cents]) => [typed, centsIn(typed) === cents]);
    expect(read.filter(([, isRight]) => !isRight)).toEqual([]);
  });

  it('what a person would not read as one number is none', () => {
    for (const typed of [
      '',
      '€',
      '1 2',
      '12 34',
      '1.23.4',
      '1,2,3',
      '5,',
      ',5',
      '1,234',
      '12,345',
      '1e3',
      '5 kg',
      '--1',
      '٣',
    ])
      expect([typed, centsIn(typed)]).toEqual([typed, null]);
    for (const typed of ['1 2', '1,5', '12 3456', '0x1', '٣']) expect(wholeText(typed)).not.toMatch(/^\d+$/);
    expect(CrateCode.safeParse('12 34').success).toBe(false);
    expect(PhoneNumber.safeParse('06 12 AB').success).toBe(false);
  });

  it('a number that was cleaned stays as it is, and every amount is read as it is written', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(lineOf(lineOf(text))).toBe(lineOf(text));
        expect(wholeText(wholeText(text))).toBe(wholeText(text));
      }),
    );
    const euros = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' });
    fc.assert(
      fc.property(fc.integer({ min: -9_999_999, max: 9_999_999 }), (cents) => {
        expect(centsIn(euros.format(cents / 100))).toBe(cents);
      }),
    );
  });
});
