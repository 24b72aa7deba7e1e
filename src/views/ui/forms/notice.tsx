import { Callout } from '@radix-ui/themes';
import { Icon } from '../icon.tsx';

interface NoticeProps {
  readonly text: string | null;
  readonly color?: 'amber' | 'red';
}

/** A change while the form was open or, in red, a failure; nothing for null. */
export function Notice({ text, color = 'amber' }: NoticeProps) {
  if (text === null) return null;
  return (
    <Callout.Root color={color} role="alert" size="1">
      <Callout.Icon>
        <Icon name="warning" />
      </Callout.Icon>
      <Callout.Text>{text}</Callout.Text>
    </Callout.Root>
  );
}
