import { Callout } from '@radix-ui/themes';
import { Icon } from '../icon.tsx';

interface NoticeProps {
  readonly text: string | null;
  readonly color?: 'amber' | 'red';
}

/** What has changed while the form was open, or, in red, what went wrong; nothing where nothing has. */
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
