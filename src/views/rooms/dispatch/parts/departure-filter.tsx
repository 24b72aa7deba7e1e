import { Select } from '@radix-ui/themes';
import { type DepartureChoice, departureChoices } from '../../../../domain/dock/departure-filter.ts';
import { departureChoiceLabel } from '../../../../domain/dock/text.ts';
import { boardTexts } from '../text.ts';

interface DepartureFilterProps {
  readonly choice: DepartureChoice;
  readonly onChoose: (choice: DepartureChoice) => void;
}

/** Only docks that leave within so many hours (DSP-074, DSP-075). A list: side by side its choices fill a small screen. */
export function DepartureFilter({ choice, onChoose }: DepartureFilterProps) {
  return (
    <Select.Root
      size="1"
      value={String(choice)}
      onValueChange={(value) => onChoose(departureChoices.find((it) => String(it) === value) ?? null)}
    >
      <Select.Trigger aria-label={boardTexts.departureFilter} />
      <Select.Content>
        {departureChoices.map((it) => (
          <Select.Item key={String(it)} value={String(it)}>
            {departureChoiceLabel(it)}
          </Select.Item>
        ))}
      </Select.Content>
    </Select.Root>
  );
}
