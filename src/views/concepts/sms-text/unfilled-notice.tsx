import { fill, type SmsFacts, unfilledIn } from '../../../domain/sms-text/fill.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/forms/notice.tsx';
import { smsTextTexts as texts } from './text.ts';

interface UnfilledProps {
  readonly text: string;
  readonly facts: SmsFacts | undefined;
  readonly onFill: (text: string) => void;
}

/** The fields of a text that are not filled, each with why; those that somebody typed by hand can be (OUR-219). */
export function UnfilledNotice({ text, facts, onFill }: UnfilledProps) {
  const unfilled = facts ? unfilledIn(text, facts) : [];
  if (!facts || unfilled.length === 0) return null;
  return (
    <>
      <Notice text={texts.unfilled(unfilled)} />
      {unfilled.some(({ canFill }) => canFill) ? (
        <Button size="1" variant="soft" onClick={() => onFill(fill(text, facts).text)}>
          {texts.fill}
        </Button>
      ) : null}
    </>
  );
}
