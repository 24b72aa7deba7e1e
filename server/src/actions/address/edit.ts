import * as z from 'zod/mini';
import { AddressChanges, AddressId } from '../../../../src/domain/address/client-address.ts';
import { addressMoved } from '../../../../src/domain/address/commands/edit.ts';
import { namesSet, valuesOf } from '../../../../src/domain/basis.ts';
import { correctAddress, readAddress } from '../../db/customers/client-addresses.ts';
import { textId } from '../../http/input.ts';
import { positionAt } from '../../world/road/addresses.ts';
import { action } from '../action.ts';
import { actionTexts } from '../text.ts';

/**
 * Corrects an address of a client (API-148). Its position is looked up again if the address changes; it is unknown
 * where no map has it. Orders keep the old address.
 */
export const editAddress = action({
  method: 'PATCH',
  path: '/admin-addresses/:id/',
  summary: "Corrige une adresse d'un client",
  permission: 'flow',
  answers: 'ClientAddress',
  input: z.object({ id: textId(AddressId), body: z.strictObject(AddressChanges.shape) }),
  subject: ({ id }) => ({ kind: 'address', id }),
  reads: () => ({}),
  facts: (tx, { id }) => readAddress(tx, id),
  basis: ({ body }, _rows, address) => {
    const values = valuesOf(address ?? undefined, namesSet(body));
    return values ? { values, moved: addressMoved(null, null, values) } : null;
  },
  decide: ({ id, body }, _, __, address) => {
    if (!address) return { verdict: 'refuse', error: actionTexts.addressGone };
    const { additional_information: ___, ...place } = body;
    const now = { ...address, ...place };
    const isElsewhere = Object.entries(place).some(([field, value]) => address[field as keyof typeof place] !== value);
    const set = isElsewhere ? { ...body, ...positionAt(now) } : body;
    return {
      verdict: 'accept',
      patches: [],
      enters: Object.keys(set).length > 0 ? [correctAddress(id, set)] : [],
      answer: (db) => readAddress(db, id),
    };
  },
});
