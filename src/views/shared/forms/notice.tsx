import { Callout } from '@radix-ui/themes';
import { Icon } from '../ui/icon.tsx';

/** What has changed while the form was open; nothing where it has not. */
export function Notice({ text }: { readonly text: string | null }) {
  if (text === null) return null;
  return (
    <Callout.Root color="amber" role="alert" size="1">
      <Callout.Icon>
        <Icon name="warning" />
      </Callout.Icon>
      <Callout.Text>{text}</Callout.Text>
    </Callout.Root>
  );
}
