import { type DepartureChoice, departureChoices } from '../../../../domain/dock/departure-filter.ts';
import { departureChoiceLabel } from '../../../../domain/dock/text.ts';
import { Select } from '../../../ui/fields/select.tsx';
import { boardTexts } from '../text.ts';

interface DepartureFilterProps {
  readonly choice: DepartureChoice;
  readonly onChoose: (choice: DepartureChoice) => void;
}

/** Only docks that leave within so many hours (DSP-074, DSP-075). A list: choices side by side fill a small screen. */
export function DepartureFilter({ choice, onChoose }: DepartureFilterProps) {
  return (
    <Select
      size="1"
      label={boardTexts.departureFilter}
      value={String(choice)}
      choices={departureChoices.map((it) => ({ value: String(it), label: departureChoiceLabel(it) }))}
      onChoose={(value) => onChoose(departureChoices.find((it) => String(it) === value) ?? null)}
    />
  );
}
