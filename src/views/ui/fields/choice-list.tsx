import { Select } from '@radix-ui/themes';
import type { Choice } from './select-props.ts';

/** A select's list. */
export const ChoiceList = ({ choices }: { readonly choices: readonly Choice[] }) => (
  <Select.Content>
    {choices.map((choice) => (
      <Select.Item key={choice.value} value={choice.value}>
        {choice.label}
      </Select.Item>
    ))}
  </Select.Content>
);
