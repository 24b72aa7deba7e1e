import { SegmentedControl } from '@radix-ui/themes';
import { type DepartureChoice, departureChoices } from '../../../../domain/dock/departure-filter.ts';
import { departureChoiceLabel } from '../../../../domain/dock/text.ts';
import { boardTexts } from '../text.ts';

interface DepartureFilterProps {
  readonly choice: DepartureChoice;
  readonly onChoose: (choice: DepartureChoice) => void;
}

/** Only docks that leave within so many hours (DSP-074, DSP-075). */
export function DepartureFilter({ choice, onChoose }: DepartureFilterProps) {
  return (
    <SegmentedControl.Root
      size="1"
      value={String(choice)}
      aria-label={boardTexts.departureFilter}
      onValueChange={(value) => onChoose(departureChoices.find((it) => String(it) === value) ?? null)}
    >
      {departureChoices.map((it) => (
        <SegmentedControl.Item key={String(it)} value={String(it)}>
          {departureChoiceLabel(it)}
        </SegmentedControl.Item>
      ))}
    </SegmentedControl.Root>
  );
}
