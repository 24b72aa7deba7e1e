import { useState } from 'react';
import { cratesOnDevice } from '../../../../db/queries/crates-on-device.ts';
import type { Metas } from '../../../../domain/center/center.ts';
import { crateFormat } from '../../../../domain/order/crates.ts';
import {
  type CrateCodes,
  crateCodesFrom,
  crateLabel,
  type LabelContent,
  labelsOfSheet,
  trolleyLabel,
} from '../../../../domain/scan/labels.ts';
import { wholeText } from '../../../../domain/typed/number.ts';
import { useSignedIn, useTab } from '../../../kit/client/context.ts';
import { useSeenQuery } from '../../../kit/queries/live-queries.ts';
import { useMetas } from '../../../kit/queries/use-metas.ts';
import { useCenters } from '../../../kit/scope/centers.ts';
import { texts } from '../../../kit/text.ts';
import { QuantityField } from '../../../ui/fields/quantity-field.tsx';
import { RadioField } from '../../../ui/fields/radio-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Dialog } from '../../../ui/windows/dialog.tsx';
import { useTrolleys } from '../transit-area/use-listed.ts';
import { PrintedLabels } from './printed-labels.tsx';
import { labelTexts } from './text.ts';

/** Ten sheets: print again for more. */
const most = 240;

interface LabelsProps {
  readonly onClose: () => void;
}

/** Labels of crates from one code on, or of every trolley of the center (OUR-032). */
export function LabelsDialog({ onClose }: LabelsProps) {
  const metas = useMetas();
  const name = useCenters()?.current?.name ?? null;
  const [kind, setKind] = useState<'crates' | 'trolleys'>('crates');
  if (metas === undefined) return null;
  return (
    <Dialog title={labelTexts.title} width="640px" onClose={onClose}>
      <RadioField
        label={labelTexts.what}
        value={kind}
        choices={[
          { value: 'crates', label: labelTexts.crates },
          { value: 'trolleys', label: labelTexts.trolleys },
        ]}
        onChoose={(value) => setKind(value === 'trolleys' ? 'trolleys' : 'crates')}
      />
      {kind === 'crates' ? (
        <Crates center={name} onClose={onClose} />
      ) : (
        <Trolleys metas={metas ?? undefined} center={name} onClose={onClose} />
      )}
    </Dialog>
  );
}

interface OfCenter extends LabelsProps {
  readonly center: string | null;
}

function Crates({ center, onClose }: OfCenter) {
  const [first, setFirst] = useState('00-01');
  const [count, setCount] = useState(String(labelsOfSheet));
  const wanted = wholeText(count);
  const number = /^\d+$/.test(wanted) ? Number(wanted) : 0;
  const isNumber = number >= 1 && number <= most;
  const { db } = useSignedIn();
  const { center: id } = useTab();
  const ordersByCode = useSeenQuery(() => cratesOnDevice(db, id), [db, id]);
  const found = ordersByCode === undefined ? undefined : crateCodesFrom(first, isNumber ? number : 1, ordersByCode);
  const problem = problemOf(found, isNumber);
  const labels = problem === null ? (found?.codes ?? []).map((code) => crateLabel(code, center)) : [];
  return (
    <>
      <TextField
        label={labelTexts.first}
        name="first"
        value={first}
        inputRef={null}
        error={found === null ? crateFormat : undefined}
        onChange={({ target }) => setFirst(target.value)}
      />
      <QuantityField
        label={labelTexts.count}
        name="count"
        value={count}
        error={isNumber ? undefined : labelTexts.countHint}
        onChange={({ target }) => setCount(target.value)}
      />
      {problem === null && found && found.borne.length > 0 ? <p>{labelTexts.borne(found.borne)}</p> : null}
      <PrintedLabels labels={labels} problem={problem} isSheet onClose={onClose} />
    </>
  );
}

/** Why nothing is printed; null if something is. `found` is null for a wrong first code, undefined until orders are read. */
function problemOf(found: CrateCodes | null | undefined, isNumber: boolean): string | null {
  if (found === null) return crateFormat;
  if (!isNumber) return labelTexts.countHint;
  if (found === undefined) return texts.loading;
  return found.codes.length === 0 ? labelTexts.allBorne : null;
}

function Trolleys({ metas, center, onClose }: OfCenter & { readonly metas: Metas | undefined }) {
  const all = useTrolleys(metas);
  const places = metas?.trolley_locations ?? [];
  const labels: readonly LabelContent[] = all.map((trolley) => trolleyLabel(trolley, all, places, center));
  return (
    <PrintedLabels labels={labels} problem={all.length === 0 ? labelTexts.none : null} isSheet onClose={onClose} />
  );
}
