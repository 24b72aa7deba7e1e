import type { ClientAddress } from '../../../../../domain/address/client-address.ts';
import { texts as several, text } from '../../../../../domain/csv/cells.ts';
import type { CsvColumn } from '../../../../../domain/csv/csv.ts';
import { addressLine } from '../../../../../domain/task/address.ts';
import { customerTexts as texts } from '../../customer/text.ts';

const { address, more, canteen } = texts.addressColumns;

/** Where a customer has things delivered (SUP-120, LOG-217). */
export const addressesFile: readonly CsvColumn<ClientAddress>[] = [
  { title: address, cell: (of) => text(addressLine(of)) },
  { title: more, cell: ({ additional_information }) => text(additional_information) },
  { title: canteen, cell: (of) => several([of.canteen?.name, of.canteen && String(of.canteen.site ?? '')]) },
];
