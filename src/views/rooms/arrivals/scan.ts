import { recordKey, recordNames, recordState } from '../../../db/queries/records.ts';
import { type LineState, lineState, type Marking, unmarked } from '../../../domain/arrival/marking.ts';
import { isPartial } from '../../../domain/center/features.ts';
import { dockCode } from '../../../domain/dock/text.ts';
import { orderName } from '../../../domain/order/name.ts';
import type { ScannedCode } from '../../../domain/scan/code.ts';
import { isOfCode } from '../../../domain/scan/printed.ts';
import { hourText } from '../../../domain/time/paris-time.ts';
import { isolated, joined } from '../../../domain/words/isolate.ts';
import { elsewhereText } from '../../concepts/order/scan/open-scanned.ts';
import { right, type ScanAnswer, type ScanHandler, wrong } from '../../kit/scan/scan-answer.ts';
import { arrivalTexts } from './text.ts';
import { readArrivals, type SeenArrival } from './use-arrivals.ts';
import { markingsOf } from './use-markings.ts';

const { scanned } = arrivalTexts;

/** A scan sets the mark of its order to received, and clears none (OUR-025). */
export const markScanned: ScanHandler = async (code, here) => {
  const { db, center, centers } = here;
  const settings = centers.find(({ id }) => id === center);
  if (!settings) return 'notReady';
  if (!isPartial(settings)) return null;
  if (code.kind === 'trolley') return wrong(scanned.trolley(code.text));
  const store = markingsOf(db.name, center);
  const batchIds = Object.values(store.read()).flatMap(({ batch }) => batch ?? []);
  // As they are at one moment: of an answer that is written meanwhile half would be read.
  const [record, { docks, pending, batches }] = await db.transaction('r', db.tables, async () => [
    await recordState(db, recordKey(recordNames.arrivals, center, center), Date.now()),
    await readArrivals(db, center, batchIds),
  ]);
  const isMeant = ({ linked_order }: SeenArrival) => isOfCode(code, linked_order);
  const found = docks.flatMap(({ arrivals }) => arrivals).filter(isMeant);
  const [arrival, ...others] = found;
  if (!arrival) {
    if (record?.appliedAtMs == null) return 'notReady';
    const coming = pending.find(isMeant);
    if (coming)
      return wrong(scanned.notLeft(orderName(coming.linked_order), coming.dock == null ? null : dockCode(coming.dock)));
    return wrong(scanned.unexpected(await elsewhereText(code, here)));
  }
  if (others.length > 0)
    return wrong(
      scanned.several(
        code.text,
        joined(
          ', ',
          found.map((it) => orderName(it.linked_order)),
        ),
      ),
    );
  const order = String(arrival.linked_order.id);
  const before = store.read()[order] ?? unmarked;
  const state = lineState(arrival, before, batches);
  if (state.kind !== 'free') return right(saidOf(state, arrival));
  const mark = (isReceived: boolean | null, crates: Marking['crates']) =>
    store.change((now) => ({ ...now, [order]: { ...(now[order] ?? unmarked), isReceived, batch: null, crates } }));
  const seen = before.crates ?? [];
  if (before.isReceived === true) {
    if (code.kind === 'crate' && !seen.includes(code.text)) mark(true, [...seen, code.text]);
    return right(scanned.already(orderName(arrival.linked_order)));
  }
  mark(true, code.kind === 'crate' ? [code.text] : undefined);
  return right(textOf(code, arrival, before), () => {
    const now = store.read()[order];
    // It was sent, or somebody pressed it since.
    if (now?.isReceived !== true || now.batch !== null) return false;
    mark(before.isReceived, before.crates);
    return true;
  });
};

const textOf = (code: ScannedCode, arrival: SeenArrival, { isReceived }: Marking): string =>
  isReceived === false
    ? scanned.notMissing(orderName(arrival.linked_order))
    : scanned.marked(orderName(arrival.linked_order), code.kind === 'crate' ? code.text : null);

function saidOf(state: Exclude<LineState, { kind: 'free' }>, arrival: SeenArrival): ScanAnswer['text'] {
  if (state.kind === 'batch') return scanned.inBatch(orderName(arrival.linked_order), state.number);
  const { is_received, received_by, received_at } = arrival;
  const by = received_by ? isolated(received_by) : null;
  return joined(' ', [
    orderName(arrival.linked_order),
    arrivalTexts.told(is_received !== false, by, hourText(received_at)),
  ]);
}
